//: use style
/** y: top of the row in the list; h: its height; screen: the height of the list. */
//: row 100
export function placeNAME__(
  //: row
  y: number, h: number, width: number, screen: number,
  aspect: number,  //: if needsAspect
  {
    CONSTANT__,  //: each rowConstants
  }: NAME__Style
  //: end
) {
//: end
  //: use worklet
  //: lines steps
  return { drawn, drift }
}
//: if lags

//: use lag
//: end
