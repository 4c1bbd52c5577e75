//: if bar
/** s: from rest, negative while the list is pulled down. */
export function barPlace(s: number) {
  'worklet'
  const visible = Math.max(minHeight, height - s)
  //: lines barSteps
  //: if barIsSmall
  return { visible, shown }
  //: else
  return { visible, shown, zoom, drop }
  //: end
}

//: end
export function NAME__({ children }: { children: ReactNode }) {
  const { width } = useWindowDimensions()
  const still = useReducedMotion()
  const scroller = useAnimatedRef<Animated.ScrollView>()
  const scrolled = useScrollViewOffset(scroller)
  const box = useAnimatedStyle(() => ({
    height: Math.max(minHeight, height - scrolled.value),
    transform: [{ translateY: scrolled.value }],
  }))
  //: if bar
  //: use bar-styles
  //: end
  return (
    //: row
    <Animated.ScrollView
      ref={scroller} scrollEventThrottle={16}
      //: use physics
    >
    //: end
      {/* Over the rows, and not taken away with them. */}
      <View style={{ height, zIndex: 1 }}>
        <Animated.View style={[{ position: 'absolute', width, overflow: 'hidden' }, box]}>
          {layers.map((layer, i) => (
            <Layer key={i} layer={layer} scrolled={scrolled} still={still} screen={{ width, height }} />
          ))}
          {/*: if bar */}
          {/*: use bar */}
          {/*: end */}
        </Animated.View>
      </View>
      {children}
    </Animated.ScrollView>
  )
}
// Android does not tell how far a list is pulled: there it collapses and does not stretch.
