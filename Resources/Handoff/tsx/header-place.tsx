//: use style
/** The places. s: points scrolled from rest, negative while the list is pulled down. */
export function placeNAME__(s: number, width: number, style: NAME__Style) {
  //: use worklet
  //: row 100
  const {
    //: each constants
    CONSTANT__,
    //: end
  } = style
  //: end
  //: lines steps barSteps
  //: row 100
  return {
    restHeight, visible,
    //: if isDrawn
    drawn,
    //: else
    drawn: DRAWN_HEIGHT__,
    //: end
    wide: DRAWN_WIDTH__, top, collapse: WAY__,
    //: if bar
    barOpacity,
    //: if not barIsSmall
    titleScale, titleRise,
    //: end
    //: end
  }
  //: end
}
