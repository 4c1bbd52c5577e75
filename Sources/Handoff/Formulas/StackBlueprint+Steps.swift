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

  /// The arithmetic of the cover of an album behind everything, over the covers of those before it, while the strip is
  /// scrolled by `s`: there is one at any time, and in the middle half of the way to the next album that one comes in.
  ///
  /// It names `shown`, its opacity.
  var behindSteps: [FormulaLine] {
    let (rest, way) = (Crossfade.rest, 1 - 2 * Crossfade.rest)
    return [
      FormulaLine(
        "t", "min(1, max(0, \((1 / way).short) * (max(0, s) / pitch - album) + \(((1 - rest) / way).short)))",
        "the middle half of the way to it"),
      FormulaLine("shown", "t * t * (3 - 2 * t)", "over the covers before it"),
    ]
  }

  /// The arithmetic of the words below a cover.
  ///
  /// It names `said`, their opacity: they are there while it is the one in the middle.
  var captionSteps: [FormulaLine] {
    let (full, none) = (AlbumStack.captionReach.full, AlbumStack.captionReach.none)
    let slope = 1 / (none - full)
    return [
      FormulaLine("away", "(x + cellWidth / 2 - screen / 2) / pitch", "of the cover from the middle, in pitches"),
      FormulaLine(
        "said", "min(1, max(0, \((none * slope).short) - \(slope.short) * max(away, -away)))", "of the words below it"),
    ]
  }

  /// How far the words are below the cover.
  static let captionGap = AlbumStack.captionGap

  /// How far layer `i` is from behind its cover.
  var offsetStep: FormulaLine {
    FormulaLine("offset", stack.layers > 2 ? "shift * i / (layers - 1)" : "shift * i", "the deeper, the more")
  }
}
