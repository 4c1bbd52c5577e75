//: if hasWhole
/** How a picture lies in its box: the point, in its unit square, that stays in sight, and whether the whole of it is seen. */
export type NAME__Focus = { x: number; y: number; aspect: number; isWhole?: boolean }

/** Where the whole picture lies that fills a box with its focus in sight, or is seen whole in it. */
export function focusedNAME__({ x, y, aspect, isWhole }: NAME__Focus, width: number, height: number) {
  const tall = (isWhole ? Math.min : Math.max)(height, width / aspect)
  return { width: tall * aspect, height: tall, left: (width - tall * aspect) * x, top: (height - tall) * y }
}
//: else
/** The point of a picture, in its unit square, that stays in sight where a box shows a part of it. */
export type NAME__Focus = { x: number; y: number; aspect: number }

/** Where the whole picture lies that fills a box with its focus in sight. */
export function focusedNAME__({ x, y, aspect }: NAME__Focus, width: number, height: number) {
  const tall = Math.max(height, width / aspect)
  return { width: tall * aspect, height: tall, left: (width - tall * aspect) * x, top: (height - tall) * y }
}
//: end
