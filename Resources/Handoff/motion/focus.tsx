/** The point of a picture that stays in sight where a box shows a part of it, in the order of the scene's pictures. */
export const focusPoints = [
  //: each focusPoints
  { x: X__, y: Y__ },  // PICTURE__
  //: end
]

export function focused(index: number) {
  const { x, y } = focusPoints[index % focusPoints.length]
  return 100 * x + '% ' + 100 * y + '%'
}
