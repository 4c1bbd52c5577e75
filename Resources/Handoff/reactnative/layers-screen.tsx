/** Layers that move over the screen during a scroll. */
//: row 100
export function NAME__({ layers = NAME__Layers, effect = NAME__Defaults }: {
  layers?: NAME__Layer[]; effect?: NAME__Style
}) {
//: end
  const { width, height, onLayout } = useNAME__Size()
  const reduceMotion = useReducedMotion()
  const scrolled = useSharedValue(0)
  const onScroll = useAnimatedScrollHandler((event) => {
    //: if isAcross
    scrolled.set(event.contentOffset.x)
    //: else
    scrolled.set(event.contentOffset.y)
    //: end
  })
  return (
    <View style={{ flex: 1 }} onLayout={onLayout}>
      {/*: row 100 */}
      <Animated.ScrollView
        //: if isAcross
        horizontal
        //: end
        onScroll={onScroll} scrollEventThrottle={1}
        //: use physics
      >
      {/*: end */}
        {/*: if isAcross */}
        <View style={{ width: width * effect.length, height }} />
        {/*: else */}
        <View style={{ width, height: height * effect.length }} />
        {/*: end */}
      </Animated.ScrollView>
      <View style={[StyleSheet.absoluteFill, { direction: 'ltr', overflow: 'hidden', pointerEvents: 'none' }]}>
        {layers.map((layer, index) => (
          //: row 100
          <NAME__LayerView
            key={index}
            layer={layer}
            scrolled={scrolled}
            reduceMotion={reduceMotion}
            screen={{ width, height }}
          />
          //: end
        ))}
      </View>
    </View>
  )
}
