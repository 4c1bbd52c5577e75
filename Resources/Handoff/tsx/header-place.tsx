//: use style
/** The places. s: points scrolled from rest, negative while the list is pulled down. */
//: row 100
export function placeNAME__(
  //: row
  s: number, width: number,
  {
    CONSTANT__,  //: each constants
  //: if lags
  }: NAME__Style,
  lag = 0
  //: else
  }: NAME__Style
  //: end
  //: end
) {
//: end
  //: use worklet
  const followed = s - lag  //: if lags
  //: lines steps barSteps
  //: row 100
  return {
    restHeight, visible,
    drawn,  //: if isDrawn
    drawn: DRAWN_HEIGHT__,  //: else
    wide: DRAWN_WIDTH__, top, collapse: WAY__,
    //: if bar
    barOpacity,
    titleScale, titleRise,  //: if not barIsSmall
    //: end
  }
  //: end
}
//: if lags

//: use lag
//: end
