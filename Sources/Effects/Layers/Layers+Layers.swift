import Geometry

extension Layers {
  /// The range of a header's list, or of a number of screens.
  public func extent(in setting: Setting) -> Extent {
    if place == .header {
      return Extent(
        bounds: Extent.bounds(from: 0, content: height + rowsLength(in: setting), in: setting),
        items: TextRows.items(
          TextRows.track(height: rowHeight, in: setting), from: height, under: minimum(in: setting), in: setting),
        bar: BarExtent(of: height, minimum: minimum(in: setting), from: 0, isShown: bar))
    }
    let screen = setting.viewport.length(along: scrollAxis)
    return Extent(
      axis: scrollAxis, bounds: Extent.bounds(from: 0, to: (length - 1) * screen),
      isMirrored: scrollAxis == .horizontal && setting.isRightToLeft)
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let space = space(in: setting)
    let extent = extent(in: setting)
    let bounds = extent.bounds
    let gone = moment.barGone(extent, in: setting)
    let scrolled = moment.place - bounds.lowerBound
    if place == .header {
      TextRows(track: TextRows.track(height: rowHeight, in: setting), top: height - scrolled)
        .layers(in: setting, into: &layers)
    }
    var box = space.box(scrolled: scrolled)
    if scrolled > 0 { box.height -= gone }
    for index in self.layers.indices where !self.layers[index].hidden {
      append(
        self.layers[index], index, at: moment, scrolled: scrolled, in: place == .header ? box : nil, space, setting,
        into: &layers)
    }
    if place == .header, bar {
      HeaderBar(height: height, minimum: minimum(in: setting))
        .append(scrolled: scrolled, gone: gone, in: setting, into: &layers)
    }
    defer { Bars.append(at: moment, of: extent, in: setting, into: &layers) }
    guard scrollAxis == .vertical else { return }
    let content = place == .header ? height + rowsLength(in: setting) : length * setting.viewport.height
    IndicatorLayer.append(
      at: moment, from: place == .header ? max(setting.insets.top, box.maxY) : setting.insets.top, content: content,
      bounds: bounds, in: setting, into: &layers)
  }

  public func links(in setting: Setting) -> Links {
    var links = Links()
    guard !setting.isStill else { return links }
    if layers.contains(where: { $0.follow != nil }) { links.follows = layers.map { $0.follow.map(Links.Follow.init) } }
    links.hasSpeed = layers.contains { $0.over == .speed }
    guard layers.contains(where: { $0.over == .time }) else { return links }
    let low = extent(in: setting).bounds.lowerBound
    links.clocks = layers.map { layer in
      layer.over == .time
        ? Links.Clock(start: low + layer.start, end: layer.lastTime, returns: layer.returns) : nil
    }
    return links
  }

  func rowsLength(in setting: Setting) -> Double {
    TextRows.length(of: TextRows.track(height: rowHeight, in: setting), in: setting)
  }

  private func append(
    _ layer: LayerSettings, _ index: Int, at moment: Moment, scrolled: Double, in box: Rect?, _ space: LayerSpace,
    _ setting: Setting, into layers: inout [Layer]
  ) {
    let followed = scrolled - moment.lag(ofLayer: index)
    let key = space.key(of: layer, at: space.place(ofKeysOf: layer, index, followed: followed, at: moment))
    let part = layer.from.side(isRightToLeft: setting.isRightToLeft).part(key.reveal)
    // Closures would allocate memory here.
    var clip: Rect?
    if let box { clip = setting.directed(box) }
    guard !layer.isText else {
      let resting = space.restingFrame(of: layer, aspect: 1)
      let frame = space.frame(of: layer, resting: resting, key: key, scrolled: scrolled, followed: followed)
      let text = LayerText(layer, zoom: key.scale)
      var shown = Layer(
        LayerID(.text, index), frame: setting.directed(frame), clip: clip, opacity: key.opacity, content: .text(text))
      shown.blurs = layer.keys.range(of: .blur)
      shown.show(part, key, in: setting)
      return layers.show(shown, on: setting.screen)
    }
    let resting = space.restingFrame(of: layer, aspect: layer.aspect(in: setting))
    let frame = space.frame(of: layer, resting: resting, key: key, scrolled: scrolled, followed: followed)
    let content = Self.content(of: layer, width: resting.width, in: setting)
    var shown = Layer(
      LayerID(layer.kind, index), frame: setting.directed(frame), clip: clip, opacity: key.opacity, content: content)
    if let finish = LayerFinish(layer, width: resting.width) {
      shown.finish = finish
      (shown.radius, shown.shadow) = (finish.corner * frame.width, finish.shadow)
    }
    shown.blurEdges = space.blurEdges(of: layer)
    shown.blurs = layer.keys.range(of: .blur)
    guard space.isTiled(layer) else {
      shown.show(part, key, in: setting)
      return layers.show(shown, on: setting.screen)
    }
    if key.rotation == 0, key.blur == 0, key.reveal >= 1 { shown.joined = space.axis }
    for tile in Self.tiles(of: frame, key, along: space.axis, on: space.screen) {
      let way = Double(tile) * frame.size.length(along: space.axis)
      let place = space.axis == .vertical ? frame.moved(y: way) : frame.moved(x: way)
      shown.id = LayerID(layer.kind, index, tile)
      shown.frame = setting.directed(place)
      shown.crop = .unit
      shown.show(part, key, in: setting)
      layers.show(shown, on: setting.screen)
    }
  }

  private static func content(of layer: LayerSettings, width: Double, in setting: Setting) -> LayerContent {
    guard let shape = layer.painted, width > 0 else { return .picture(layer.picture.map(setting.picture) ?? 0) }
    return .shape(
      shape.scaled(by: 1 / width), sharpWidth: width * max(0, layer.keys.range(of: .scale).upperBound))
  }

  /// Minimum size of a drawn tile, in points.
  private static let leastTile = 1.0

  /// The indices of the tiles on the screen; tile 0 is at `frame`. Each is turned about its own middle.
  private static func tiles(of frame: Rect, _ key: LayerKey, along axis: Axis, on screen: Size) -> Range<Int> {
    let length = frame.size.length(along: axis)
    let start = axis == .vertical ? frame.y : frame.x
    let seen = screen.length(along: axis)
    guard length >= leastTile, length.isFinite, start.isFinite, seen > 0, seen.isFinite, start.magnitude < 1e12 else {
      return 0..<0
    }
    let turned = Turn(degrees: key.rotation, about: frame.center)?.bounds(of: frame).size.length(along: axis) ?? length
    let more = max(0, turned - length) / 2 + key.blur * Layer.blurReach
    let first = Int(((-start - more) / length).rounded(.down))
    let last = Int(((seen - start + more) / length).rounded(.up))
    return first..<max(first, last)
  }
}

extension Layers {
  /// Pulls and releases a header and scrolls past it; scrolls a whole screen on and back. The moment is a header partly
  /// collapsed, or a screen between the first and the second.
  public func demo(in setting: Setting) -> Demo {
    let bounds = extent(in: setting).bounds
    guard place == .header else {
      let screen = setting.viewport.length(along: scrollAxis)
      let end = min(bounds.upperBound, screen * 2)
      return Demo(
        Gesture(
          Gesture.Stroke(to: end / 2, lasting: 1.5, pause: 0.2), Gesture.Stroke(to: end, lasting: 1.5, pause: 0.4),
          Gesture.Stroke(to: bounds.lowerBound, lasting: 2, pause: 0.3)), moment: screen / 2)
    }
    return Demo(
      Gesture(
        Gesture.Stroke(to: bounds.lowerBound - height * 0.3, lasting: 0.8, pause: 1.1),
        Gesture.Stroke(to: min(bounds.upperBound, height * 1.3), lasting: 1.6, pause: 0.4),
        Gesture.Stroke(to: bounds.lowerBound, lasting: 1.3, pause: 0.3)),
      moment: (height - setting.points(minHeight)) / 3)
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    LayersAffordances(effect: self, setting: setting)
  }
}

/// The lower edge of a header, the edge of a row, the knobs of layers that turn, and the layers' names.
private struct LayersAffordances: EffectAffordances {
  let effect: Layers
  let setting: Setting

  func handles(on layers: [Layer], at offset: Double) -> [Handle] {
    let turns = layers.compactMap { turn(of: $0, at: offset) }
    guard effect.place == .header else { return turns }
    return turns
      + [
        header(of: layers),
        Handle.row(\Layers.rowHeight, part: .rowBackground, of: layers, in: setting) { $0 + 1 },
      ].compactMap(\.self)
  }

  /// Distance of a knob from its box, and from the edges of the screen, in points.
  private static let (knobDistance, knobMargin) = (24.0, 8.0)
  /// A key that counts for less at the offset cannot be turned there.
  private static let leastShare = 0.05

  /// The knob of a layer that its keys turn: it changes the key that counts most at the offset.
  private func turn(of layer: Layer, at offset: Double) -> Handle? {
    guard layer.isVisible, [.image, .text].contains(layer.id.kind), layer.id.partIndex ?? 0 == 0,
      let index = layer.id.index,
      effect.layers.indices.contains(index), effect.layers[index].keys.contains(where: { $0.rotation != 0 }),
      let place = knob(of: layer), let (key, share) = strongestKey(ofLayer: index, at: offset)
    else { return nil }
    let middle = layer.wholePicture.center
    let field = "\(Layers.path(of: \.keys, ofLayer: index)).\(key).\(KeyChannel.rotation)"
    return Handle(
      field, .knob(place, around: middle), .angle(perDegree: (setting.isRightToLeft ? -1 : 1) / share))
  }

  /// Above the box or beside it, wherever that is on the screen.
  private func knob(of layer: Layer) -> Point? {
    let (box, distance) = (layer.wholePicture, Self.knobDistance)
    let places = [
      Point(x: box.midX, y: box.y - distance), Point(x: box.midX, y: box.maxY + distance),
      Point(x: box.maxX + distance, y: box.midY), Point(x: box.x - distance, y: box.midY),
      Point(x: box.midX, y: box.midY - min(box.height / 4, 4 * distance)),
    ]
    let room = setting.screen.inset(by: Self.knobMargin)
    return places.map { layer.placement.turn?.place($0) ?? $0 }.first(where: room.contains)
  }

  /// The key whose rotation counts most, and how much of it.
  private func strongestKey(ofLayer index: Int, at offset: Double) -> (key: Int, share: Double)? {
    let space = effect.space(in: setting)
    let scrolled = offset - effect.extent(in: setting).bounds.lowerBound
    let layer = effect.layers[index]
    let place = space.place(ofKeysOf: layer, index, followed: scrolled, at: Moment(offset: offset))
    let now = space.key(of: layer, at: place).rotation
    let shares = layer.keys.indices.map { key in
      var turned = layer
      turned.keys[key].rotation += 1
      return space.key(of: turned, at: place).rotation - now
    }
    guard let key = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[key] > Self.leastShare else {
      return nil
    }
    return (key, shares[key])
  }

  func landmarks() -> [Landmark] {
    let rest = effect.extent(in: setting).bounds.lowerBound
    let space = effect.space(in: setting)
    let collapsed = space.isHeader ? [Landmark("Collapsed", at: rest + space.travel.upperBound)] : []
    return collapsed
      + effect.layers.filter { !$0.hidden && $0.over == .offset }.flatMap { layer in
        layer.keys.map { Landmark("\(layer.title), key", at: rest + $0.at) }
      }
  }

  /// The lower edge sets the height or, once collapsed, the minimum height. All layers of a header are clipped to its
  /// box, so the clip is its frame.
  private func header(of layers: [Layer]) -> Handle? {
    guard let box = layers.first(where: { [.image, .text].contains($0.id.kind) })?.clip else { return nil }
    let minimum = effect.minimum(in: setting)
    return Handle(
      minimum > 0 && box.height <= minimum + 0.5 ? \Layers.minHeight : \.height,
      line: Rect(x: box.x, y: box.maxY, width: box.width, height: 0), axis: .vertical, .length(perPoint: 1))
  }

  func name(of layer: LayerID) -> String? {
    guard [.image, .text].contains(layer.kind), let index = layer.index, effect.layers.indices.contains(index) else {
      return nil
    }
    return effect.layers[index].title
  }
}

extension Layer {
  /// Takes a part of its box, a turn and a blur from its keys.
  fileprivate mutating func show(_ part: Rect, _ key: LayerKey, in setting: Setting) {
    rotation = setting.isRightToLeft ? 0 - key.rotation : key.rotation
    (blur, reveal) = (key.blur, key.reveal)
    guard part != .unit else { return }
    crop = part
    frame = Rect(
      x: frame.x + part.x * frame.width, y: frame.y + part.y * frame.height, width: part.width * frame.width,
      height: part.height * frame.height)
  }
}

extension LayerKind {
  static let image = LayerKind("layer", "image")
  static let text = LayerKind("layer", "text")
  static let shape = LayerKind("layer", "shape")
}
