//: use style
/** y: top of the row in the list; h: its height; screen: the height of the list. */
//: row 100
export function placeNAME__(
  y: number, h: number, width: number, screen: number,
  //: if needsAspect
  aspect: number,
  //: end
  style: NAME__Style
) {
//: end
  //: use worklet
  //: row 100
  const {
    //: each rowConstants
    CONSTANT__,
    //: end
  } = style
  //: end
  //: lines steps
  return { drawn, drift }
}
