import Geometry
import Parameters

extension Layers {
  /// Every layer as a piece, wherever it lies on which screen.
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let stage = stage(in: setting)
    let isHeader = place == .header
    // Below a safe area it collapses the farthest where that is nothing: its pictures cover that on every screen.
    var screen = setting
    if minHeight.isSafe { screen.insets.top = 0 }
    let widest = self.stage(in: screen)
    let track = TextRows.track(height: rowHeight, in: setting)
    let header = Recipe.Header(
      height: stage.rest, minHeight: minHeight.with(min(minHeight.number, stage.rest)),
      bar: bar && stage.minimum > 0 ? BarBlueprint(in: setting) : nil,
      rowHeights: setting.page == nil ? (0..<min(track.count, limit)).map(track.height) : [],
      pageAspect: setting.page?.aspect)
    return .recipe(
      Recipe(
        screen: setting.viewport, axis: stage.axis, header: isHeader ? header : nil, length: length,
        isMirrored: extent(in: setting).isMirrored,
        pieces: layers.enumerated().map { piece($1, $0, on: widest, in: setting) }))
  }

  private func piece(_ layer: LayerSettings, _ index: Int, on stage: LayerStage, in setting: Setting) -> Piece {
    let picture = layer.picture.map(setting.picture)
    let aspect = picture.map { setting.aspect(ofPicture: $0) } ?? 1
    let content: Piece.Content =
      picture.map { .picture($0, aspect: aspect) }
      ?? .text(
        LayerText(
          string: layer.text ?? "", size: layer.size, zoom: 1, align: layer.align, isLight: layer.tone == .light),
        line: layer.size * LayerSettings.lineHeight)
    let fills = layer.fill && !layer.isText
    let piece = Piece(
      name: layer.name.isEmpty ? "Layer \(index + 1)" : layer.name,
      layer: LayerID(layer.isText ? .text : .image, index), content: content,
      x: fills ? min(1, max(0, layer.x)) : layer.x, y: fills ? min(1, max(0, layer.y)) : layer.y, width: layer.width,
      cover: fills ? LayerFill.cover(of: layer, aspect: aspect, on: stage) : nil,
      ratio: stage.ratio(of: layer), isRepeated: stage.isTiled(layer), pin: layer.pin,
      from: layer.from.side(isRightToLeft: setting.isRightToLeft), keys: layer.keys)
    return setting.isRightToLeft ? piece.mirrored : piece
  }
}
