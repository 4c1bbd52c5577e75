/** In the order of the scene's pictures. */
const sampleNAME__FocusPoints: Record<string, NAME__Focus> = {
  //: each focusPoints
  'PICTURE__': { objectFit: 'contain', objectPosition: 'PERCENT_X__% PERCENT_Y__%' },  //: if isWhole
  'PICTURE__': { objectPosition: 'PERCENT_X__% PERCENT_Y__%' },  //: else
  //: end
}

const focusOfNAME__ = (name: string) => sampleNAME__FocusPoints[name]!
