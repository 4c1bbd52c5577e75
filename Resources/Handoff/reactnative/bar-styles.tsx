const ground = useAnimatedStyle(() => ({ opacity: place.value.barOpacity }))
const heading = useAnimatedStyle(() => ({
  //: if barIsSmall
  opacity: place.value.barOpacity,
  transform: [{ scale: TITLE_ZOOM__ }],
  //: else
  //: if not isDark
  color: interpolateColor(place.value.barOpacity, [0, 1], ['#ffffff', '#1c1c1e']),
  //: end
  //: row 124
  transform: [
    //: if titleShift
    { translateX: (I18nManager.isRTL ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - place.value.titleScale) },
    //: end
    { translateY: TITLE_DROP__ - place.value.titleRise },
    { scale: place.value.titleScale },
  ],
  //: end
  //: end
}))
