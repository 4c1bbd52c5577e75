//: row 100
const {
  scrollY, width,
  //: if bar
  isRightToLeft,
  //: end
  //: if isBelowSafeArea
  safeTop,
  //: end
} = useNAME__Scroll(list, isPage)
//: end
//: if isBelowSafeArea
const effect = belowNAME__(given, safeTop)
//: end
const reduceMotion = useReducedMotion() ?? false
