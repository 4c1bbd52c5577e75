//: row 100
const {
  scrollY,
  width,  //: if header
  isRightToLeft,  //: if bar
  safeTop,  //: if isBelowSafeArea
} = useNAME__Scroll(list, isPage)
//: end
const effect = { ...given, minHeight: given.minHeight + safeTop }  //: if isBelowSafeArea
const reduceMotion = useNAME__ReducedMotion()
