import Effects
import Geometry

extension StackBlueprint {
  /// The arithmetic of an album whose cell begins at `x` in a strip as long as `screen`.
  ///
  /// It names `pos`, from -1 just before the screen to 1 just behind it, and `shift`, how far the deepest layer is
  /// from behind its cover.
  var steps: [FormulaLine] {
    [
      FormulaLine("pos", "2 * (x + cellWidth) / (screen + cellWidth) - 1", "-1 just before the screen, 1 just behind"),
      isSpread
        ? FormulaLine("shift", "-pos * (cellWidth - cover) / 2", "of the deepest layer, to the edge of its cell")
        : FormulaLine("shift", "-pos * (1 - ratio) * (screen + cellWidth) / 2", "of the deepest layer"),
    ]
  }

  /// The arithmetic of layer `i` wherever its album is; the cover is 0.
  ///
  /// It names `side`, its length along the axis, and across it unless it keeps the cover's; `middle`, how far its
  /// middle is across from the edge of the cell that its lip stands out of; `opacity`; and, for pictures, `light`: the
  /// deeper, the less.
  var layerSteps: [FormulaLine] {
    let height = stack.isUniform ? "side" : "cover"
    let light = FormulaLine(
      "light", "max(\((1 - AlbumStack.deepestShade).short), 1 - \(shade.short) * i)",
      "the deeper, the less")
    return [
      FormulaLine("side", "max(0, cover - inset * i)"),
      FormulaLine("middle", "\(height) / 2 - inset * i", "its lip stands out by inset * i"),
      FormulaLine("opacity", "max(0, 1 - fade * i)"),
    ] + (isOutlined ? [] : [light])
  }

  /// How far layer `i` is from behind its cover.
  var offsetStep: FormulaLine {
    FormulaLine("offset", stack.layers > 2 ? "shift * i / (layers - 1)" : "shift * i", "the deeper, the more")
  }
}
