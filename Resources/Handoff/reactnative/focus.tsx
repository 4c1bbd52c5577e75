/** The point of a picture that stays in sight where a box shows a part of it. In the order of the scene's pictures, each with its width over its height. */
export const focusPoints = [
  //: each focusPoints
  { x: X__, y: Y__, aspect: ASPECT__ },  // PICTURE__
  //: end
]

/** Where the whole picture lies that fills a box with its focus in sight. */
export function focused(index: number, width: number, height: number) {
  'worklet'
  const { x, y, aspect } = focusPoints[index % focusPoints.length]
  const tall = Math.max(height, width / aspect)
  return { width: tall * aspect, height: tall, left: (width - tall * aspect) * x, top: (height - tall) * y }
}
