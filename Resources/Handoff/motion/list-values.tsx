//: row 100
const {
  scrollY,
  //: if header
  width,
  //: end
  //: if bar
  isRightToLeft,
  //: end
  //: if isBelowSafeArea
  safeTop,
  //: end
} = useNAME__Scroll(list, isPage)
//: end
//: if isBelowSafeArea
const effect = { ...given, minHeight: given.minHeight + safeTop }
//: end
const reduceMotion = useNAME__ReducedMotion()
