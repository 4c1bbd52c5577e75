//: use style
/** x: where the album's cell begins in the strip; screen: length of the strip. */
export function placeNAME__(x: number, screen: number, i: number, style: NAME__Style) {
  //: use worklet
  //: row 124
  const {
    //: if not isSpread
    ratio,
    //: else
    cover,
    //: end
    //: if isDeep
    layers,
    //: end
    cellWidth
  } = style
  //: end
  //: lines steps offsetSteps
  return { pos, offset }
}

/** What does not change while it is scrolled. Layer 0 is the cover. */
export function layerOfNAME__(i: number, { cover, inset, fade }: NAME__Style) {
  //: lines layerSteps lightSteps
  //: if isOutlined
  return { side, middle, opacity }
  //: else
  return { side, middle, opacity, light }
  //: end
}
//: if coverBehind

/** How much of the cover of an album is seen over those before it. s: scrolled from the first one. */
export function coverOfNAME__(s: number, album: number, { pitch }: NAME__Style) {
  //: use worklet
  //: lines behindSteps
  return coverOpacity
}
//: end
//: if hasCaptionItems

/** How much of the words below a cover is seen. x: where the album's cell begins in the strip. */
export function captionOfNAME__(x: number, screen: number, { cellWidth, pitch }: NAME__Style) {
  //: use worklet
  //: lines captionSteps
  return captionOpacity
}
//: end
