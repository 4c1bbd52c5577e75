import Effects
import Geometry

extension StackBlueprint {
  /// The arithmetic of an album whose cell begins at `x` on the screen, along the axis.
  ///
  /// It names `pos`, from -1 just before the screen to 1 just behind it, and `shift`, how far the deepest layer is
  /// from behind its cover.
  var steps: [FormulaLine] {
    let cell = stack.pass.cell.short
    return [
      FormulaLine("pos", "2 * (x + \(cell)) / \(stack.pass.travel.short) - 1", "2(x + cw)/(W + cw) - 1"),
      FormulaLine("shift", "\((0 - reach).short) * pos", "-(1 - k)·(W + cw)/2·pos"),
    ]
  }

  /// The arithmetic of layer `i` wherever its album is; the cover is 0.
  ///
  /// It names `side`, its length along the axis, and across it unless it keeps the cover's; `middle`, how far its
  /// middle is across from the edge of the cell that its lip stands out of; `opacity`; and, for pictures, `light`: the
  /// deeper, the less.
  var layerSteps: [FormulaLine] {
    let cover = stack.cover.short
    let inset = stack.inset.short
    let middle =
      stack.isUniform
      ? FormulaLine("middle", "side / 2 - \(inset) * i", "its lip is at -inset·i")
      : FormulaLine("middle", "\((stack.cover / 2).short) - \(inset) * i", "its lip is at -inset·i")
    let light = FormulaLine(
      "light", "max(\((1 - AlbumStack.deepestShade).short), 1 - \(AlbumStack.shadeStep.short) * i)",
      "what is deeper gets less")
    return [
      FormulaLine("side", "max(0, \(cover) - \(inset) * i)", "cover - inset·i"), middle,
      FormulaLine("opacity", "max(0, 1 - \(alphaStep.short) * i)"),
    ] + (isOutlined ? [] : [light])
  }

  /// How far layer `i` is from behind its cover.
  var offsetStep: FormulaLine { FormulaLine("offset", "shift * i / \(deepest)", "i/(n - 1) of it") }

  /// How many layers the deepest one is behind the cover; 1 where there is none, so that nothing is divided by zero.
  var deepest: Int { max(1, stack.layers - 1) }
}
