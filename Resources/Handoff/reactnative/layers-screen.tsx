/** Layers that move over the screen during a scroll. */
//: row 100
export function NAME__({ layers = NAME__Layers, effect = NAME__Defaults, ref }: {
  layers?: NAME__Layer[]; effect?: NAME__Style; ref?: Ref<Animated.ScrollView>
}) {
//: end
  const { width, height, onLayout } = useNAME__Size()
  const reduceMotion = useReducedMotion()
  const scrolled = useSharedValue(0)
  //: if isMirrored
  const onScroll = useAnimatedScrollHandler(({ contentOffset, contentSize, layoutMeasurement }) => {
    scrolled.set(contentSize.width - layoutMeasurement.width - contentOffset.x)  // it begins at the right
  })
  //: else
  const onScroll = useAnimatedScrollHandler((event) => {
    scrolled.set(event.contentOffset.x)  //: if isAcross
    scrolled.set(event.contentOffset.y)  //: else
  })
  //: end
  return (
    //: if isMirrored
    // The pages begin at the right, as tuned, in every app.
    <View style={{ flex: 1, direction: 'rtl' }} onLayout={onLayout}>
    //: else if isAcross
    // The pages begin at the left, as tuned, in every app.
    <View style={{ flex: 1, direction: 'ltr' }} onLayout={onLayout}>
    //: else
    <View style={{ flex: 1 }} onLayout={onLayout}>
    //: end
      {/*: row 100 */}
      <Animated.ScrollView
        horizontal  //: if isAcross
        ref={ref} onScroll={onScroll} scrollEventThrottle={1}
        //: use physics
      >
      {/*: end */}
        <View style={{ width: width * effect.length, height }} />  {/*: if isAcross */}
        <View style={{ width, height: height * effect.length }} />  {/*: else */}
      </Animated.ScrollView>
      <View style={[StyleSheet.absoluteFill, { direction: 'ltr', overflow: 'hidden', pointerEvents: 'none' }]}>
        {layers.map((layer) => Array.from({ length: layer.copies ?? 1 }, (_, copy) => (  //: if hasTiles
        {layers.map((layer, index) => (  //: else
          //: row 100
          <NAME__LayerView
            key={copy}  //: if hasTiles
            key={index}  //: else
            layer={layer}
            scrolled={scrolled}
            reduceMotion={reduceMotion}
            screen={{ width, height }}
            copy={copy}  //: if hasTiles
          />
          //: end
        )))}  //: if hasTiles
        ))}  //: else
      </View>
    </View>
  )
}
