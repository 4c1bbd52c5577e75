//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

/** s: from rest, negative while the list is pulled down. */
export function place(s: number, width: number) {
  'worklet'
  //: lines steps barSteps
  //: row
  return {
    h0, visible,
    //: if isDrawn
    drawn,
    //: else
    drawn: DRAWN_HEIGHT__,
    //: end
    //: if isZoomed
    wide: DRAWN_WIDTH__,
    //: end
    top,
    //: if bar
    shown,
    //: if not barIsSmall
    zoom, drop,
    //: end
    //: end
  }
  //: end
}

export function NAME__({ source, children }: { source: ImageSourcePropType; children: ReactNode }) {
  const { width } = useWindowDimensions()
  const still = useReducedMotion()
  const scroller = useAnimatedRef<Animated.ScrollView>()
  const scrolled = useScrollViewOffset(scroller)
  const box = useAnimatedStyle(() => {
    const s = still ? 0 : scrolled.value
    return {
      height: place(s, width).visible,
      //: if rides
      //: if not sticks
      transform: [{ translateY: still ? 0 : Math.max(s, 0) }],
      //: else if isLowBounded
      transform: [{ translateY: still ? Math.max(0, scrolled.value - (width / aspect - Math.min(minHeight, width / aspect))) : Math.max(s, 0) }],
      //: else
      transform: [{ translateY: still ? Math.max(0, scrolled.value - (width / aspect - minHeight)) : Math.max(s, 0) }],
      //: end
      //: else if not sticks
      transform: [{ translateY: still ? 0 : s }],
      //: else if isLowBounded
      transform: [{ translateY: still ? Math.max(0, scrolled.value - (width / aspect - Math.min(minHeight, width / aspect))) : s }],
      //: else
      transform: [{ translateY: still ? Math.max(0, scrolled.value - (width / aspect - minHeight)) : s }],
      //: end
    }
  })
  const picture = useAnimatedStyle(() => {
    //: if isZoomed
    const { drawn, wide, top } = place(still ? 0 : scrolled.value, width)
    //: if focusPoints
    const box = focused(0, wide, drawn)
    return { ...box, left: (width - wide) / 2 + box.left, transform: [{ translateY: top }] }
    //: else
    return { width: wide, height: drawn, left: (width - wide) / 2, transform: [{ translateY: top }] }
    //: end
    //: else
    const { drawn, top } = place(still ? 0 : scrolled.value, width)
    //: if focusPoints
    const box = focused(0, width, drawn)
    return { ...box, transform: [{ translateY: top }] }
    //: else
    return { width, height: drawn, transform: [{ translateY: top }] }
    //: end
    //: end
  })
  //: if bar
  //: use bar-styles
  //: end
  //: use list
}
//: if refresh
// The pull to refresh is a RefreshControl in refreshControl; it decides by itself how far to pull. Here it is
// REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end
//: if not rides
// Android does not tell how far a list is pulled: there it collapses and does not stretch.
//: end
//: if snapsToItems
// It rests on rows: snapToOffsets with the places of the rows less what is left of the header.
//: end
