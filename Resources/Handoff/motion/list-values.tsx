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
//: if recipe
const effect = { ...given, minHeight: Math.min(given.height, given.minHeight + safeTop) }
//: else
const effect = { ...given, minHeight: given.minHeight + safeTop }
//: end
//: end
const reduceMotion = useReducedMotion() ?? false
