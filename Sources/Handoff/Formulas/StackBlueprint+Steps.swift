import Effects
import Geometry

extension StackBlueprint {
  /// The steps for an album whose cell begins at `x` in a strip as long as `screen`.
  ///
  /// They define `pos`, from -1 just before the screen to 1 just behind it, and `shift`, the distance of the deepest
  /// layer from its cover.
  var steps: [FormulaLine] {
    [
      FormulaLine("pos", "2 * (x + cellWidth) / (screen + cellWidth) - 1", "-1 just before the screen, 1 just behind"),
      isSpread
        ? FormulaLine("shift", "-pos * (cellWidth - cover) / 2", "of the deepest layer, to the edge of its cell")
        : FormulaLine("shift", "-pos * (1 - ratio) * (screen + cellWidth) / 2", "of the deepest layer"),
    ]
  }

  /// The steps for layer `i` of an album; the cover is layer 0.
  ///
  /// They define `side`, the length along the axis, and across it unless the cover's is kept; `middle`, the distance of
  /// its middle from the edge of the cell that its lip stands out of; `opacity`; and for pictures `light`, which
  /// decreases with depth.
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

  /// The steps for the blurred cover of an album behind everything, with the strip at offset `s`. One cover is always
  /// visible; halfway to the next album, the next cover fades in over it.
  ///
  /// They define `coverOpacity`, the cover's opacity.
  var behindSteps: [FormulaLine] {
    let (rest, way) = (Crossfade.rest, 1 - 2 * Crossfade.rest)
    return [
      FormulaLine(
        "t", "min(1, max(0, \((1 / way).short) * (max(0, s) / pitch - album) + \(((1 - rest) / way).short)))",
        "the middle half of the way to it"),
      FormulaLine("coverOpacity", "t * t * (3 - 2 * t)", "over the covers before it"),
    ]
  }

  /// The steps for the texts below a cover.
  ///
  /// They define `captionOpacity`, the opacity of the texts, which show only near the middle.
  var captionSteps: [FormulaLine] {
    let (full, none) = (AlbumStack.captionReach.full, AlbumStack.captionReach.none)
    let slope = 1 / (none - full)
    return [
      FormulaLine("away", "(x + cellWidth / 2 - screen / 2) / pitch", "of the cover from the middle, in pitches"),
      FormulaLine(
        "captionOpacity", "min(1, max(0, \((none * slope).short) - \(slope.short) * max(away, -away)))",
        "of the words below it"),
    ]
  }

  /// Gap between the cover and the texts below, in points.
  static let captionGap = AlbumStack.captionGap

  /// The step for the distance of layer `i` from its cover.
  var offsetStep: FormulaLine {
    FormulaLine("offset", "shift * i / max(1, layers - 1)", "the deeper, the more")
  }
}
