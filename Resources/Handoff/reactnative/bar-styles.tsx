const ground = useAnimatedStyle(() => ({ opacity: place.get().barOpacity }))
const heading = useAnimatedStyle(() => ({
  //: if barIsSmall
  opacity: place.get().barOpacity,
  transform: [{ scale: TITLE_ZOOM__ }],
  //: else
  //: if not isDark
  // In one step: a gray in between is unreadable.
  color: place.get().barOpacity < INK_SHARE__ ? '#ffffff' : barTextColor,
  textShadowColor: place.get().barOpacity < INK_SHARE__ ? '#000000' : 'transparent',
  //: end
  //: row 100
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
