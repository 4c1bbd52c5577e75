//: use style
/** x: start of the album's cell in the strip; screen: length of the strip. */
export function placeNAME__(x: number, screen: number, i: number, style: NAME__Style) {
  //: use worklet
  //: row 100
  const {
    ratio,  //: if not isSpread
    cover,  //: else
    layers, cellWidth
  } = style
  //: end
  //: lines steps offsetSteps
  return { pos, offset }
}

/** The parts that scrolling does not change. Layer 0 is the cover. */
export function layerOfNAME__(i: number, { cover, inset, fade }: NAME__Style) {
  //: lines layerSteps lightSteps
  return { side, middle, opacity }  //: if isOutlined
  return { side, middle, opacity, light }  //: else
}
//: if coverBehind

/** The opacity of an album's cover over the earlier covers. s: scrolled from the first album. */
export function coverOfNAME__(s: number, album: number, { pitch }: NAME__Style) {
  //: use worklet
  //: lines behindSteps
  return coverOpacity
}
//: end
//: if hasCaptionItems

/** The opacity of the text below a cover. x: start of the album's cell in the strip. */
export function captionOfNAME__(x: number, screen: number, { cellWidth, pitch }: NAME__Style) {
  //: use worklet
  //: lines captionSteps
  return captionOpacity
}
//: end
//: if lags

//: use lag
//: end
