//: if hasWhole
/** A picture in its box: the point, in its unit square, that stays visible, and whether the whole is shown. */
export type NAME__Focus = { x: number; y: number; aspect: number; isWhole?: boolean }

/** The place of the whole picture that fills a box around its focus, or is shown whole. */
export function focusedNAME__({ x, y, aspect, isWhole }: NAME__Focus, width: number, height: number) {
  const tall = (isWhole ? Math.min : Math.max)(height, width / aspect)
  return { width: tall * aspect, height: tall, left: (width - tall * aspect) * x, top: (height - tall) * y }
}
//: else
/** The point of a picture, in its unit square, that stays visible in a box that shows a part. */
export type NAME__Focus = { x: number; y: number; aspect: number }

/** The place of the whole picture that fills a box around its focus. */
export function focusedNAME__({ x, y, aspect }: NAME__Focus, width: number, height: number) {
  const tall = Math.max(height, width / aspect)
  return { width: tall * aspect, height: tall, left: (width - tall * aspect) * x, top: (height - tall) * y }
}
//: end
