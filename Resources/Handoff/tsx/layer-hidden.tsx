/** The hidden share of each side of a layer: top, right, bottom, left. */
export function hiddenOfNAME__Layer(layer: NAME__Layer, reveal: number) {
  //: use worklet
  const { hiddenLeft = 0, hiddenTop = 1, hiddenRight = 0, hiddenBottom = 0 } = layer
  const hidden = 1 - reveal
  return [hiddenTop * hidden, hiddenRight * hidden, hiddenBottom * hidden, hiddenLeft * hidden] as const
}
