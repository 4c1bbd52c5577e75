const ground = useAnimatedStyle(() => ({ opacity: place.get().barOpacity }))
const heading = useAnimatedStyle(() => ({
  //: if barIsSmall
  opacity: place.get().barOpacity,
  transform: [{ scale: TITLE_ZOOM__ }],
  //: else
  //: if not isDark
  color: interpolateColor(place.get().barOpacity, [0, 1], ['#ffffff', '#1c1c1e']),
  //: end
  //: row 124
  transform: [
    //: if titleShift
    { translateX: (I18nManager.isRTL ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - place.get().titleScale) },
    //: end
    { translateY: TITLE_DROP__ - place.get().titleRise },
    { scale: place.get().titleScale },
  ],
  //: end
  //: end
}))
