import Geometry

extension Layers {
  /// Every layer as a piece, where it lies on this screen.
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let stage = stage(in: setting)
    let bounds = extent(in: setting).bounds
    let track = TextRows.track(height: rowHeight, in: setting)
    let isHeader = place == .header
    return .recipe(
      Recipe(
        screen: setting.viewport, axis: stage.axis,
        header: isHeader ? Recipe.Header(rest: stage.rest, minimum: stage.minimum) : nil,
        travel: bounds.upperBound - bounds.lowerBound,
        rowHeights: isHeader && setting.page == nil ? (0..<min(track.count, limit)).map(track.height) : [],
        pageHeight: isHeader ? setting.page.map { setting.viewport.width / $0.aspect } : nil,
        bottomInset: setting.insets.bottom, isMirrored: extent(in: setting).isMirrored, isDark: ground == .dark,
        pieces: layers.enumerated().map { piece($1, $0, on: stage, in: setting) }
          + (isHeader && bar ? HeaderBar(height: stage.rest, minimum: stage.minimum).pieces(in: setting) : [])))
  }

  private func piece(_ layer: LayerSettings, _ index: Int, on stage: LayerStage, in setting: Setting) -> Piece {
    let picture = layer.picture.map(setting.picture)
    let content: Piece.Content =
      picture.map { .picture($0) }
      ?? .text(
        LayerText(
          string: layer.text ?? "", size: layer.size, zoom: 1, align: layer.align, isLight: layer.tone == .light))
    let frame = stage.restingFrame(of: layer, aspect: picture.map { setting.aspect(ofPicture: $0) } ?? 1)
    // Keys move to the right, whatever the direction of reading.
    let keys =
      setting.isRightToLeft
      ? layer.keys.map { key in
        var key = key
        key.x = 0 - key.x
        return key
      } : layer.keys
    return Piece(
      name: layer.name.isEmpty ? "Layer \(index + 1)" : layer.name,
      layer: LayerID("layer", index, layer.isText ? "text" : "image"), content: content, frame: setting.directed(frame),
      ratio: stage.ratio(of: layer), isFilling: layer.fill && !layer.isText, isRepeated: stage.isTiled(layer),
      keys: keys)
  }
}
