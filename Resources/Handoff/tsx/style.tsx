/** The numbers of the effect: change them here. */
export const NAME__Defaults = {
  //: align
  CONSTANT__: VALUE__,  // NOTE__  //: each constants
  //: end
}

export type NAME__Style = typeof NAME__Defaults

//: use below  //: if isBelowSafeArea
