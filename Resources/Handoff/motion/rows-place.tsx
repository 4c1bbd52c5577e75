//: use style
/** How far a picture's middle is from its row's. y: top of the row in the list; h: its height; screen: the height of the list. */
//: row 100
export function placeNAME__(
  y: number, h: number, screen: number, { DRIFT_CONSTANT__ }: NAME__Style
) {
//: end
  //: lines driftSteps
  return drift
}
//: if lags

//: use lag
//: end
