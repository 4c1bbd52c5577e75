//: use style
/** Where card i lies with the list scrolled by s, negative while it is pulled down, and how it looks. */
export function placeNAME__(s: number, i: number, style: NAME__Style) {
  //: use worklet
  //: row 124
  const {
    //: each pileConstants
    CONSTANT__,
    //: end
  } = style
  //: end
  //: lines steps
  return { y, rise, size, shade, opacity }
}
