/** The point of a picture that stays in sight where a box shows a part of it. */
const sampleNAME__FocusPoints: Record<string, { x: number; y: number }> = {
  //: each focusPoints
  'PICTURE__': { x: X__, y: Y__ },
  //: end
}

const focusOfNAME__ = (name: string) => {
  const { x, y } = sampleNAME__FocusPoints[name]
  return 100 * x + '% ' + 100 * y + '%'
}
