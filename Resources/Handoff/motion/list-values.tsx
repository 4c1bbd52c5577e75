//: row 100
const {
  width,
  //: if bar
  isRightToLeft,
  //: end
  //: if isBelowSafeArea
  safeTop,
  //: end
} = useNAME__Box(list)
//: end
//: if isBelowSafeArea
const effect = belowNAME__(given, safeTop)
//: end
const reduceMotion = useReducedMotion() ?? false
const scrollY = useNAME__Scrolled(list, isPage)
