import Effects
import Geometry

extension StackBlueprint {
  private var formula: DepthStack<Expression> { formula(screen: .screen) }

  /// The steps for an album whose cell begins at `x` in a strip as long as `screen`.
  ///
  /// They define `pos`, from -1 just before the screen to 1 just behind it, and `shift`, the distance of the deepest
  /// layer from its cover.
  var steps: [FormulaLine] { FormulaLine.all([formula.shift(start: .albumStart)]) }

  /// The steps for layer `i` of an album; the cover is layer 0.
  ///
  /// They define `side`, the length along the axis, and across it unless the cover's is kept; `middle`, the distance of
  /// its middle from the edge of the cell that its lip stands out of; and `opacity`.
  var layerSteps: [FormulaLine] {
    FormulaLine.all([
      formula.side(layer: .layer), formula.middle(layer: .layer),
      AlbumStack.opacity(layer: .layer, step: fadeConstant.expression),
    ])
  }

  /// The step for the light of a layer, which decreases with depth; none for frames without a picture.
  var lightSteps: [FormulaLine] {
    isOutlined
      ? []
      : FormulaLine.all([
        (1 - AlbumStack.shade(layer: .layer, step: .number(shade))).called("light", "the deeper, the less")
      ])
  }

  /// The steps for the blurred cover of an album behind everything, with the strip at offset `s`. One cover is always
  /// visible; halfway to the next album, the next cover fades in over it.
  ///
  /// They define `coverOpacity`, the cover's opacity.
  var behindSteps: [FormulaLine] {
    let way = Expression.most(0, .scrolled) / pitchConstant.expression - .album + 1
    return FormulaLine.all([
      Crossfade.share(way: way.called("way", "from the cover before"))
        .called("coverOpacity", "over the covers before it")
    ])
  }

  /// The steps for the texts below a cover.
  ///
  /// They define `captionOpacity`, the opacity of the texts, which show only near the middle.
  var captionSteps: [FormulaLine] {
    let (cell, pitch) = (formula.pass.cell, pitchConstant.expression)
    let away = (Expression.albumStart + cell / 2 - .screen / 2) / pitch
    return FormulaLine.all([
      AlbumStack.captionOpacity(away: away.called("away", "of the cover from the middle, in pitches"))
    ])
  }

  /// Gap between the cover and the texts below, in points.
  static let captionGap = AlbumStack.captionGap

  /// The step for the distance of layer `i` from its cover.
  var offsetSteps: [FormulaLine] {
    FormulaLine.all([formula.offset(layer: .layer, start: .albumStart)], besides: steps)
  }
}
