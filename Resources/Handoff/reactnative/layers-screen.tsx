export function NAME__() {
  const { width, height } = useWindowDimensions()
  const still = useReducedMotion()
  const scroller = useAnimatedRef<Animated.ScrollView>()
  const scrolled = useScrollViewOffset(scroller)
  return (
    <View style={StyleSheet.absoluteFill}>
      {/*: row */}
      <Animated.ScrollView
        //: if isAcross
        horizontal
        //: end
        ref={scroller} scrollEventThrottle={16}
        //: use physics
      >
      {/*: end */}
        {/*: if isAcross */}
        <View style={{ width: width * length, height }} />
        {/*: else */}
        <View style={{ width, height: height * length }} />
        {/*: end */}
      </Animated.ScrollView>
      <View style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
        {layers.map((layer, i) => (
          <Layer key={i} layer={layer} scrolled={scrolled} still={still} screen={{ width, height }} />
        ))}
      </View>
    </View>
  )
}
