import Geometry
import Parameters

extension Layers {
  /// A recipe with a piece for every layer.
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let space = space(in: setting)
    let isHeader = place == .header
    // Below a safe area it collapses the farthest where that is nothing: its pictures cover that on every screen.
    var screen = setting
    if minHeight.isSafe { screen.insets.top = 0 }
    let widest = self.space(in: screen)
    let track = TextRows.track(height: rowHeight, in: setting)
    let header = Recipe.Header(
      height: space.rest, minHeight: minHeight.with(min(minHeight.number, space.rest)),
      bar: bar && space.minimum > 0 ? BarBlueprint(in: setting) : nil,
      rowHeights: setting.page == nil ? (0..<min(track.count, limit)).map(track.height) : [],
      pageAspect: setting.page?.aspect)
    return .recipe(
      Recipe(
        screen: setting.viewport, axis: space.axis, header: isHeader ? header : nil, length: length,
        isMirrored: extent(in: setting).isMirrored,
        pieces: layers.enumerated().filter { !$0.element.hidden }.map { piece($1, $0, in: widest, setting) }))
  }

  private func piece(_ layer: LayerSettings, _ index: Int, in space: LayerSpace, _ setting: Setting) -> Piece {
    let picture = layer.picture.map(setting.picture)
    let aspect = layer.aspect(in: setting)
    let content: Piece.Content =
      picture.map { .picture($0, aspect: aspect) } ?? layer.painted.map { .shape($0) }
      ?? .text(LayerText(layer, zoom: 1), height: layer.textHeight)
    let fills = layer.fill && !layer.isText
    var piece = Piece(
      name: layer.title,
      layer: LayerID(layer.kind, index), content: content,
      x: fills ? min(1, max(0, layer.x)) : layer.x, y: fills ? min(1, max(0, layer.y)) : layer.y, width: layer.width,
      cover: fills ? LayerFill.cover(of: layer, aspect: aspect, in: space) : nil,
      ratio: space.ratio(of: layer), isRepeated: space.isTiled(layer), pin: layer.pin,
      from: layer.from.side(isRightToLeft: setting.isRightToLeft), keys: layer.keys,
      still: still(layer, aspect: aspect, in: setting),
      follow: layer.follow, over: layer.over, start: layer.start, returns: layer.returns)
    if picture != nil { (piece.radius, piece.shadow, piece.blend) = (layer.radius, layer.shadow, layer.blend) }
    return setting.isRightToLeft ? piece.mirrored : piece
  }

  private func still(_ layer: LayerSettings, aspect: Double, in setting: Setting) -> Piece.Still {
    var space = space(in: setting)
    space.isStill = true
    var still = Piece.Still(ratio: space.stillRatio(of: layer), values: space.stillValues(of: layer))
    still.values[.opacity] = KeyChannel.opacity.rest
    if space.isFilling(layer) { still.zoom = LayerFill.cover(of: layer, aspect: aspect, in: space).zoom }
    return still
  }
}
