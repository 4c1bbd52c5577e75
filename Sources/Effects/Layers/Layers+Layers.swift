import Geometry

extension Layers {
  /// The range of a header's list, or of a number of screens.
  public func extent(in setting: Setting) -> Extent {
    if place == .header {
      return Extent(
        bounds: Extent.bounds(from: 0, content: height + rowsLength(in: setting), in: setting),
        items: TextRows.items(
          TextRows.track(height: rowHeight, in: setting), from: height, under: min(minHeight, height), in: setting))
    }
    let screen = setting.viewport.length(along: scrollAxis)
    return Extent(
      axis: scrollAxis, bounds: Extent.bounds(from: 0, to: (length - 1) * screen),
      isMirrored: scrollAxis == .horizontal && setting.isRightToLeft)
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let stage = stage(in: setting)
    let bounds = extent(in: setting).bounds
    let scrolled = moment.place - bounds.lowerBound
    if place == .header {
      TextRows(track: TextRows.track(height: rowHeight, in: setting), top: height - scrolled)
        .layers(in: setting, into: &layers)
    }
    let box = stage.box(scrolled: scrolled)
    for index in self.layers.indices {
      append(
        self.layers[index], index, scrolled: scrolled, in: place == .header ? box : nil, stage, setting, into: &layers)
    }
    if place == .header, bar {
      HeaderBar(height: height, minimum: min(minHeight, height)).append(scrolled: scrolled, in: setting, into: &layers)
    }
    guard scrollAxis == .vertical else { return }
    let content = place == .header ? height + rowsLength(in: setting) : length * setting.viewport.height
    IndicatorLayer.append(
      at: moment, from: place == .header ? max(setting.insets.top, box.maxY) : setting.insets.top, content: content,
      bounds: bounds, in: setting, into: &layers)
  }

  public func name(of layer: LayerID) -> String? {
    guard layer.owner == "layer", let index = layer.index, layers.indices.contains(index) else { return nil }
    return layers[index].name.isEmpty ? nil : layers[index].name
  }

  func rowsLength(in setting: Setting) -> Double {
    TextRows.length(of: TextRows.track(height: rowHeight, in: setting), in: setting)
  }

  private func append(
    _ layer: LayerSettings, _ index: Int, scrolled: Double, in box: Rect?, _ stage: LayerStage, _ setting: Setting,
    into layers: inout [Layer]
  ) {
    let key = stage.key(of: layer, scrolled: scrolled)
    // Closures would allocate memory here.
    var clip: Rect?
    if let box { clip = setting.directed(box) }
    guard let number = layer.picture else {
      let resting = stage.restingFrame(of: layer, aspect: 1)
      let frame = stage.frame(of: layer, resting: resting, key: key, scrolled: scrolled)
      let text = LayerText(
        string: layer.text ?? "", size: layer.size, zoom: key.scale, align: layer.align, isLight: layer.tone == .light)
      layers.show(
        Layer(
          LayerID("layer", index, "text"), frame: setting.directed(frame), clip: clip, opacity: key.opacity,
          content: .text(text)), on: setting.screen)
      return
    }
    let picture = setting.picture(number)
    let aspect = setting.aspect(ofPicture: picture)
    let resting = stage.restingFrame(of: layer, aspect: aspect)
    let frame = stage.frame(of: layer, resting: resting, key: key, scrolled: scrolled)
    var shown = Layer(
      LayerID("layer", index, "image"), frame: setting.directed(frame), clip: clip, opacity: key.opacity,
      content: .picture(picture))
    guard stage.isTiled(layer) else { return layers.show(shown, on: setting.screen) }
    shown.joined = stage.axis
    for tile in Self.tiles(of: frame, along: stage.axis, on: stage.screen) {
      let way = Double(tile) * frame.size.length(along: stage.axis)
      let place = stage.axis == .vertical ? frame.moved(y: way) : frame.moved(x: way)
      shown.id = LayerID("layer", index, "image", tile)
      shown.frame = setting.directed(place)
      layers.show(shown, on: setting.screen)
    }
  }

  /// Minimum size of a drawn tile, in points.
  private static let leastTile = 1.0

  /// The indices of the tiles on the screen; tile 0 is at `frame`.
  private static func tiles(of frame: Rect, along axis: Axis, on screen: Size) -> Range<Int> {
    let length = frame.size.length(along: axis)
    let start = axis == .vertical ? frame.y : frame.x
    let seen = screen.length(along: axis)
    guard length >= leastTile, length.isFinite, start.isFinite, seen > 0, seen.isFinite, start.magnitude < 1e12 else {
      return 0..<0
    }
    let first = Int((-start / length).rounded(.down))
    let last = Int(((seen - start) / length).rounded(.up))
    return first..<max(first, last)
  }
}
