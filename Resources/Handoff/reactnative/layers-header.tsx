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
  //: use list
}
// Android does not tell how far a list is pulled: there it collapses and does not stretch.
