//: use layers
//: if inHeader
//: if bar

/** s: points scrolled from rest, negative while the list is pulled down. */
export function placeNAME__Bar(s: number, { height, minHeight }: NAME__Style) {
  const low = LOW__
  const visible = VISIBLE__
  //: lines barSteps
  return { visible, barOpacity }  //: if barIsSmall
  return { visible, barOpacity, titleScale, titleRise }  //: else
}
//: end
//: end
