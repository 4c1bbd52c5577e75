/** The numbers of the effect: change them here. */
export const NAME__Defaults = {
  //: align
  //: each constants
  CONSTANT__: VALUE__,  // NOTE__
  //: end
  //: end
}

export type NAME__Style = typeof NAME__Defaults

//: use below  //: if isBelowSafeArea
