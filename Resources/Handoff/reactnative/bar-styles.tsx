const ground = useAnimatedStyle(() => {
  //: if header
  return { opacity: place(still ? 0 : scrolled.value, width).shown }
  //: else
  return { opacity: barPlace(scrolled.value).shown }
  //: end
})
const title = (isOnBar: boolean) => () => {
  'worklet'
  //: row
  const {
    visible, shown,
    //: if not barIsSmall
    zoom, drop,
    //: end
  //: if header
  } = place(still ? 0 : scrolled.value, width)
  //: else
  } = barPlace(scrolled.value)
  //: end
  //: end
  return {
    //: if barIsSmall
    opacity: isOnBar ? shown : 0,
    transform: [{ translateY: visible - BAR_TITLE_DROP__ - HALF_TITLE_LINE__ }, { scale: TITLE_ZOOM__ }],
    //: else
    opacity: isOnBar ? shown : 1 - shown,
    //: row
    transform: [
      //: if titleShift
      { translateX: TITLE_SHIFT__ * (1 - zoom) },
      //: end
      { translateY: visible - drop - HALF_TITLE_LINE__ },
      { scale: zoom },
    ],
    //: end
    //: end
  }
}
const onPicture = useAnimatedStyle(title(false))
const onBar = useAnimatedStyle(title(true))
