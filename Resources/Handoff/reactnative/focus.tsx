/** In the order of the scene's pictures. */
const sampleNAME__FocusPoints: Record<string, NAME__Focus> = {
  //: each focusPoints
  'PICTURE__': { x: X__, y: Y__, aspect: ASPECT__, isWhole: true },  //: if isWhole
  'PICTURE__': { x: X__, y: Y__, aspect: ASPECT__ },  //: else
  //: end
}

const focusOfNAME__ = (name: string) => sampleNAME__FocusPoints[name]!
