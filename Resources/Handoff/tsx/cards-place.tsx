//: use style
/** The place and look of card i with the list scrolled by s, negative while pulled down. */
export function placeNAME__(s: number, i: number, style: NAME__Style) {
  //: use worklet
  //: row 100
  const {
    CONSTANT__,  //: each pileConstants
  } = style
  //: end
  //: lines steps
  return { y, rise, size, shade, opacity }
}
