//: use layers
//: if inHeader
//: if bar

/** s: points scrolled from rest, negative while the list is pulled down. */
export function placeNAME__Bar(s: number, { height, minHeight }: NAME__Style) {
  'worklet'
  const low = LOW__
  //: lines barSteps
  return { barOpacity }  //: if barIsSmall
  return { barOpacity, titleScale, titleRise }  //: else
}
//: end
//: end
