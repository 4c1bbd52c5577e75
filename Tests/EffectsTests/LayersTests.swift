import CAllocations
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Layers with keys, compared with their formulas.
@Suite struct LayersTests {
  /// A random layers scene with a random setting.
  private func check(
    seed: UInt64, count: Int = 300,
    _ finding: (_ effect: inout Layers, _ setting: inout Setting, _ random: inout SplitMix64) -> String?
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      var effect = Layers.any(using: &random)
      effect.layers = (0..<random.whole(1...4)).map { _ in LayerSettings.any(using: &random).shown }
      var setting = Setting.any(using: &random)
      setting.isStill = random.whole(0...4) == 0
      setting.pictures = (0..<3).map { _ in Size(width: random.number(100...900), height: random.number(100...900)) }
      setting.farthestPull = random.number(0...300)
      let complaint = finding(&effect, &setting, &random)
      try #require(complaint == nil, "\(effect.pasted) in \(setting): \(complaint ?? "")")
    }
  }

  @Test func `a gap of the furthest layer is there to be seen, and to fill its box ends it`() throws {
    var found = 0
    try check(seed: 44, count: 2000) { effect, setting, random in
      effect.layers[0] = LayerSettings(["picture": 0, "ratio": .number(random.number(-1...1)), "width": 1])
      effect.layers[0].width = random.number(0.9...2)
      setting.isStill = false
      let gaps = effect.advice(in: setting).findings.filter { $0.message.contains("leaves a gap") }
      guard let gap = gaps.first, case .offset(let offset) = gap.sight else { return nil }
      found += 1
      let start = effect.extent(in: setting).bounds.lowerBound
      func bare(_ effect: Layers, _ offset: Double) -> Double {
        let length = effect.place == .header ? max(0, effect.height - (offset - start)) : setting.viewport.height
        guard let layer = effect.layers(at: offset, in: setting).first(where: { "\($0.id)" == "layer-0/image" }) else {
          return length
        }
        let frame = layer.wholePicture
        return [frame.x, frame.y, setting.viewport.width - frame.maxX, length - frame.maxY].max() ?? 0
      }
      guard gaps.count == 1, bare(effect, offset) > 0 else { return "no gap of \(gap) at \(offset)" }
      guard bare(effect, start) <= 1 else { return "it does not cover its box at rest" }
      guard let remedy = effect.advice(in: setting).remedies.first, remedy.layers[0].fill else { return "no remedy" }
      return remedy.advice(in: setting).findings.contains { $0.message.contains("leaves a gap") } ? "still a gap" : nil
    }
    #expect(found > 50)
  }

  @Test func `keys that hands make have as many digits as anybody reads`() {
    var layer = LayerSettings(["picture": 0]).keyed(at: 97.61700000000002)
    #expect(layer.keys.map(\.at) == [97.617])
    layer = layer.keyed(at: 97.617) { $0.x += 0.1 + 0.2 }
    #expect(layer.keys.map(\.x) == [0.3])
  }

  @Test func `a layer lies where its place, its ratio and its keys put it`() throws {
    try check(seed: 1) { effect, setting, random in
      let bounds = effect.extent(in: setting).bounds
      let offset = random.number(bounds.lowerBound - 200...bounds.upperBound + 200)
      let s = offset - bounds.lowerBound
      let (width, height) = (setting.viewport.width, setting.viewport.height)
      let box = effect.place == .header ? effect.height : height
      for layer in effect.layers(at: offset, in: setting) where layer.id.owner == "layer" {
        let settings = effect.layers[layer.id.index ?? 0]
        guard !settings.fill || settings.isText else { continue }
        // What hugs its words is about as wide as they are.
        if settings.isText, settings.hug { continue }
        var key = Reference.key(settings.keys, at: Reference.place(of: settings, scrolled: s, isStill: setting.isStill))
        var ratio = settings.ratio
        let hold = Reference.hold(settings.pin, at: s)
        // What a text does with reduced motion follows from all offsets: ReducedMotionTests.
        if setting.isStill, settings.isText { continue }
        if setting.isStill {
          let isGround = settings.ratio == 0 || settings.repeat
          ratio = effect.place == .screen && isGround ? 0 : 1
          let opacity = key.opacity
          let moments = settings.keys.map { Reference.key(settings.keys, at: $0.at) }
          if settings.over == .offset {
            key = moments.max { $0.opacity * $0.reveal <= $1.opacity * $1.reveal } ?? LayerKey(at: 0)
          }
          key.opacity = opacity
        }
        let aspect =
          settings.shape?.aspect ?? settings.picture.map { setting.pictures[setting.picture($0)].aspect }
        let w = settings.width * width * key.scale
        let lines = (settings.text ?? "").count { $0 == "\n" } + 1
        let h = aspect.map { w / $0 } ?? settings.size * settings.lineHeight * Double(lines) * key.scale
        var center = (x: settings.x * width + key.x, y: settings.y * box + key.y)
        let isAcross = effect.place == .screen && effect.axis == .horizontal
        if isAcross { center.x -= ratio * (s - hold) } else { center.y -= ratio * (s - hold) }
        let tile = Double(layer.id.partIndex ?? 0)
        if isAcross { center.x += tile * w } else { center.y += tile * h }
        var want = Rect(x: center.x - w / 2, y: center.y - h / 2, width: w, height: h)
        if setting.isRightToLeft { want = want.mirrored(inWidth: width) }
        let crop = Reference.part(key.reveal, from: settings.from, setting.isRightToLeft)
        guard layer.crop.distance(to: crop) < 1e-9 else { return "\(layer) at \(offset) shows \(crop)" }
        want = Rect(
          x: want.x + crop.x * w, y: want.y + crop.y * h, width: crop.width * w, height: crop.height * h)
        guard layer.frame.distance(to: want) < 1e-6 * max(1, want.width, want.height, s.magnitude) else {
          return "\(layer) at \(offset), not \(want)"
        }
        guard (layer.opacity - key.opacity).magnitude < 1e-9 else { return "\(layer), not \(key.opacity) opaque" }
        let turn = setting.isRightToLeft ? -key.rotation : key.rotation
        guard (layer.rotation - turn).magnitude < 1e-6 else { return "\(layer), not turned by \(turn)" }
        guard (layer.blur - key.blur).magnitude < 1e-9 else { return "\(layer), not blurred by \(key.blur)" }
      }
      return nil
    }
  }

  @Test func `a layer that fills covers its box at every offset that can be reached`() throws {
    try check(seed: 2, count: 400) { effect, setting, random in
      for index in effect.layers.indices {
        effect.layers[index].picture = .position(index)
        effect.layers[index].text = nil
        effect.layers[index].fill = true
        for key in effect.layers[index].keys.indices {
          effect.layers[index].keys[key].scale = max(0.1, effect.layers[index].keys[key].scale)
          effect.layers[index].keys[key].at = random.number(-100...1500)
          effect.layers[index].keys[key].reveal = 1
          effect.layers[index].keys[key].blur = 0
          if effect.layers[index].repeat { effect.layers[index].keys[key].rotation = 0 }
        }
        effect.layers[index].keys.sort { $0.at < $1.at }
      }
      let bounds = effect.extent(in: setting).bounds
      for _ in 0..<40 {
        let pull = setting.farthestPull
        let offset = random.edgy(bounds.lowerBound - pull...bounds.upperBound + pull)
        let s = offset - bounds.lowerBound
        let tall = max(
          min(effect.minHeight.points(under: setting.insets.top), effect.height),
          effect.height - (setting.isStill ? max(0, s) : s))
        let box =
          effect.place == .header
          ? Rect(x: 0, y: setting.isStill ? max(0, 0 - s) : 0, width: setting.viewport.width, height: tall)
          : setting.screen
        guard box.overlaps(setting.screen) else { continue }
        let layers = effect.layers(at: offset, in: setting).filter { $0.id.owner == "layer" }
        for index in effect.layers.indices {
          let parts = layers.filter { $0.id.index == index }
          // Only tiles that are not turned lie side by side.
          if parts.count > 1, parts[0].rotation != 0 { continue }
          let least = (effect.layers[index].keys + [LayerKey(at: 0)]).map(\.scale).min() ?? 1
          // A curve with overshoot can shrink a layer to zero, which no size compensates.
          if !setting.isStill, Reference.key(effect.layers[index].keys, at: s).scale < min(0.1, least) { continue }
          if let placement = parts.first?.placement, placement.turn != nil {
            for corner in [(0.0, 0.0), (1, 0), (1, 1), (0, 1)] {
              let place = Point(x: box.x + corner.0 * box.width, y: box.y + corner.1 * box.height)
              let point = placement.picturePoint(at: place)
              guard let point, (-1e-9...1 + 1e-9).contains(point.x), (-1e-9...1 + 1e-9).contains(point.y) else {
                return "layer \(index) at \(offset) leaves \(place) free: \(placement)"
              }
            }
            continue
          }
          let whole = parts.dropFirst().reduce(parts.first?.frame) { $0?.union($1.frame) }
          guard let whole, whole.x <= box.x + 1e-6, whole.y <= box.y + 1e-6, whole.maxX >= box.maxX - 1e-6,
            whole.maxY >= box.maxY - 1e-6
          else { return "layer \(index) at \(offset) is \(String(describing: whole)), and its box \(box)" }
        }
      }
      return nil
    }
  }

  @Test func `what fills a box that nothing moves is no larger than that`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings(["fill": true, "ratio": 0])]
    let setting = Setting(pictures: [Size(width: 300, height: 200)])
    let frame = try #require(effect.layers(at: 0, in: setting).first { $0.id.owner == "layer" }).frame
    #expect(frame == Rect(x: -45, y: 0, width: 480, height: 320))
    #expect(effect.advice(in: setting).coverages.first?.zoom == 1)
  }

  @Test func `a header that is pulled grows with what fills it, and its top stays`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings(["fill": true, "ratio": 0.5]), LayerSettings(["ratio": 0.25, "width": 0.5])]
    let setting = Setting(pictures: [Size(width: 390, height: 320)])
    let rest = effect.layers(at: 0, in: setting).filter { $0.id.owner == "layer" }
    let pulled = effect.layers(at: -80, in: setting).filter { $0.id.owner == "layer" }
    #expect(pulled[0].frame.y == rest[0].frame.y * 1.25 && pulled[0].frame.width == rest[0].frame.width * 1.25)
    #expect(pulled[0].frame.midX == 195 && pulled[0].clip == Rect(x: 0, y: 0, width: 390, height: 400))
    #expect(pulled[1].frame == rest[1].frame.moved(y: 20))
  }

  @Test func `tiles lie side by side from edge to edge`() throws {
    try check(seed: 3) { effect, setting, random in
      effect.place = .screen
      for index in effect.layers.indices {
        effect.layers[index] = LayerSettings([
          "repeat": true, "y": 0.5, "x": 0.5, "width": .number(random.number(0.2...2)),
        ])
        effect.layers[index].ratio = random.number(-3...3)
      }
      let bounds = effect.extent(in: setting).bounds
      let offset = random.number(bounds.lowerBound - 100...bounds.upperBound + 100)
      let axis = effect.extent(in: setting).axis
      for index in effect.layers.indices {
        let tiles = effect.layers(at: offset, in: setting).filter { $0.id.index == index && $0.id.owner == "layer" }
        // Across the axis it may be off the screen.
        guard !tiles.isEmpty else { continue }
        let spans = tiles.map { tile in
          axis == .vertical ? (tile.frame.y, tile.frame.maxY) : (tile.frame.x, tile.frame.maxX)
        }
        .sorted { $0.0 < $1.0 }
        guard spans[0].0 <= 1e-9, spans[spans.count - 1].1 >= setting.viewport.length(along: axis) - 1e-9 else {
          return "\(spans) leaves an edge"
        }
        for (one, next) in zip(spans, spans.dropFirst()) where (one.1 - next.0).magnitude > 1e-8 {
          return "a seam at \(one.1) and \(next.0)"
        }
      }
      return nil
    }
  }

  @Test func `keys out of order, two contents, too much and nothing at all are told with their places`() {
    func complaints(_ layers: JSONValue) -> [String] {
      Layers.parameter("layers")?.problems(with: layers).map(\.description) ?? []
    }
    #expect(complaints([]) == ["layers: 0 layers, not 1...64. Add 1."])
    #expect(
      complaints(.list(Array(repeating: .object([]), count: 200))) == ["layers: 200 layers, not 1...64. Remove 136."])
    #expect(complaints([3]).first?.hasPrefix("layers[0]: 3 is not a layer. A layer is an object with name, ") == true)
    let keys: JSONValue = .list([.object([JSONField("at", 50)]), .object([JSONField("at", 20)])])
    #expect(
      complaints(.list([.object([]), .object([JSONField("keys", keys)])])) == [
        "layers[1].keys[1].at: 20 is before the key ahead of it, at 50. Keys are in the order of their offsets."
      ])
    #expect(
      complaints(.list([.object([JSONField("text", "Hi"), JSONField("picture", 0)])])) == [
        "layers[0].picture: text is also given, and a layer can only have one of them. Keep one of them."
      ])
    #expect(
      complaints(.list([.object([JSONField("raito", 1)]), .object([JSONField("ratio", 4), JSONField("x", "a")])])) == [
        "layers[0].raito: a layer has no such field. Did you mean \"ratio\"?", "layers[1].ratio: 4 is not in -3...3",
        "layers[1].x: \"a\" is not a number in -2...3",
      ])
    let curve: JSONValue = .object([JSONField("ease", [2, 0, 0.5, 1])])
    #expect(
      complaints(.list([.object([JSONField("keys", .list([curve]))])])) == [
        "layers[0].keys[0].ease[0]: 2.0 is not in 0...1. The first and the third number are times."
      ])
    #expect(
      complaints(.list([.object([JSONField("ratio", .number(.nan))])])) == ["layers[0].ratio: nan is not in -3...3"])
    let equal: JSONValue = .list([.object([JSONField("at", 50)]), .object([JSONField("at", 50)])])
    #expect(complaints(.list([.object([JSONField("keys", equal)])])).isEmpty)
  }

  @Test func `a pin that ends before it begins is told with the way out`() {
    let layer: JSONValue = .object([JSONField("pin", [300, 120])])
    #expect(
      Layers.parameter("layers")?.problems(with: .list([layer])).map(\.description) == [
        "layers[0].pin: 300 is after 120, its end. The smaller one comes first: [120, 300]."
      ])
    let short: JSONValue = .object([JSONField("pin", [300])])
    #expect(
      Layers.parameter("layers")?.problems(with: .list([short])).map(\.description) == [
        "layers[0].pin: 1 entry, not 2. Add 1."
      ])
    #expect(Layers.parameter("layers")?.problems(with: .list([.object([JSONField("pin", .null)])])) == [])
  }

  @Test func `a point of a turned picture is touched where it is seen, and nothing beside it`() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<2000 {
      var effect = Layers()
      effect.place = .screen
      effect.layers = [LayerSettings(["width": .number(random.number(0.1...2)), "ratio": 0])]
      effect.layers[0].keys = [
        LayerKey(at: 0, [.rotation: random.number(-400...400), .reveal: random.number(0.1...1)])
      ]
      effect.layers[0].from = [.bottom, .top, .leading, .trailing, .center][random.whole(0...4)]
      let setting = Setting(isRightToLeft: random.whole(0...1) == 1, pictures: [Size(width: 300, height: 200)])
      let layers = effect.layers(at: 0, in: setting)
      // What is revealed may have been turned off the screen.
      guard let layer = layers.first(where: { $0.id.owner == "layer" }) else { continue }
      let point = Point(x: random.number(-0.2...1.2), y: random.number(-0.2...1.2))
      let place = layer.placement.point(ofPicture: point)
      let back = try #require(layer.placement.picturePoint(at: place))
      #expect((back.x - point.x).magnitude < 1e-9 && (back.y - point.y).magnitude < 1e-9)
      #expect((layers.hit(at: place)?.id == layer.id) == layer.crop.contains(point), "\(layer) at \(place)")
    }
  }

  @Test func `a pointer means what shows most where it points, and nothing that is not seen`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    func layer(_ index: Int, _ opacity: Double, _ content: LayerContent) -> Layer {
      Layer(LayerID("layer", index, "image"), frame: frame, opacity: opacity, content: content)
    }
    let point = Point(x: 50, y: 50)
    let picture = layer(0, 1, .picture(0))
    for (opacity, index) in [(0.0, 0), (0.001, 0), (0.3, 0), (0.5, 1), (0.7, 1), (1, 1)] {
      let layers = [picture, layer(1, opacity, .surface(.bar))]
      #expect(layers.hit(at: point)?.id.index == index, "a bar of \(opacity)")
    }
    // Three that fade: the farthest is seen through the others by 0.36.
    let faded = [picture, layer(1, 0.4, .picture(1)), layer(2, 0.4, .picture(2))]
    #expect(faded.hit(at: point)?.id.index == 2)
    #expect([picture, layer(1, 0.4, .picture(1)), layer(2, 0.1, .picture(2))].hit(at: point)?.id.index == 0)
    #expect([layer(0, 0, .picture(0))].hit(at: point) == nil)
    // What a picture leaves free.
    #expect([picture, layer(1, 1, .picture(1))].hit(at: point, isClear: { index, _ in index == 1 })?.id.index == 0)
    var whole = layer(1, 1, .picture(1))
    (whole.isWhole, whole.crop) = (true, Rect(x: -1, y: 0, width: 3, height: 1))
    #expect([picture, whole].hit(at: point)?.id.index == 1)
    #expect([picture, whole].hit(at: Point(x: 10, y: 50))?.id.index == 0)
  }

  @Test func `a tenth of a degree is another place, and a whole circle is none`() {
    var effect = Layers()
    effect.place = .screen
    effect.layers = [LayerSettings(["ratio": 0])]
    let setting = Setting(pictures: [Size(width: 300, height: 200)])
    var places: Set<Placement> = []
    for step in 0..<20 {
      effect.layers[0].keys = [LayerKey(at: 0, [.rotation: Double(step) / 10])]
      for layer in effect.layers(at: 0, in: setting) where layer.id.owner == "layer" { places.insert(layer.placement) }
    }
    #expect(places.count == 20)
    #expect(Turn(degrees: 720, about: .zero) == nil)
    #expect(Turn(degrees: 450, about: .zero)?.place(Point(x: 2, y: 1)) == Point(x: -1, y: 2))
  }

  @Test func `of two keys at one place the later one holds from there on`() {
    var effect = Layers()
    effect.place = .screen
    let keys = [
      LayerKey(at: 0), LayerKey(at: 100, [.opacity: 0.5]), LayerKey(at: 100, [.opacity: 0.2]), LayerKey(at: 200),
    ]
    effect.layers = [LayerSettings(["text": "A", "ratio": 0])]
    effect.layers[0].keys = keys
    for (offset, opacity) in [(-50.0, 1.0), (50, 0.75), (99.999, 0.500005), (100, 0.2), (150, 0.6), (999, 1)] {
      let layer = effect.layers(at: offset, in: Setting()).first { $0.id.owner == "layer" }
      #expect(abs((layer?.opacity ?? -1) - opacity) < 1e-9, "at \(offset)")
    }
  }

  @Test func `twenty layers with ten keys each need no memory`() {
    var random = SplitMix64(seed: 4)
    var effect = Layers()
    effect.layers = (0..<20).map { _ in LayerSettings.any(using: &random) }
    for index in effect.layers.indices {
      effect.layers[index].keys = (0..<10).map { LayerKey(at: Double($0) * 40, [.y: Double($0), .opacity: 0.9]) }
    }
    let setting = Setting(pictures: [Size(width: 300, height: 200), Size(width: 100, height: 200)])
    var layers: [Layer] = []
    layers.reserveCapacity(400)
    effect.layers(at: Moment(offset: 10), in: setting, into: &layers)
    var worst = 0
    for step in 0..<30 {
      layers.removeAll(keepingCapacity: true)
      allocations_begin()
      effect.layers(at: Moment(offset: Double(step) * 17), in: setting, into: &layers)
      worst = max(worst, Int(allocations_end()))
    }
    #expect(worst == 0)
  }
}

/// The formulas again, in their simplest form.
enum Reference {
  /// Where the keys of a layer stand once everything rests.
  static func place(of layer: LayerSettings, scrolled: Double, isStill: Bool) -> Double {
    switch layer.over {
    case .offset: scrolled
    case .speed: 0
    case .time: isStill || scrolled >= layer.start ? max(0, layer.keys.last?.at ?? 0) : 0
    }
  }

  static func key(_ keys: [LayerKey], at s: Double) -> LayerKey {
    var key = LayerKey(at: s)
    for channel in KeyChannel.allCases {
      key.values[channel] = value(of: channel, keys.filter { $0.sets(channel) }, at: s)
    }
    return key
  }

  private static func value(of channel: KeyChannel, _ keys: [LayerKey], at s: Double) -> Double {
    guard let first = keys.first, let last = keys.last else { return channel.rest }
    if s < first.at { return first.values[channel] }
    if s >= last.at { return last.values[channel] }
    let index = keys.lastIndex { $0.at <= s } ?? 0
    let (one, two) = (keys[index].values[channel], keys[index + 1].values[channel])
    let share = Curve.value(keys[index + 1].ease, at: (s - keys[index].at) / (keys[index + 1].at - keys[index].at))
    let value = one + (two - one) * share
    return switch channel {
    case .scale, .blur: max(0, value)
    case .opacity, .reveal: min(1, max(0, value))
    case .x, .y, .rotation: value
    }
  }

  static func hold(_ pin: LayerPin?, at s: Double) -> Double {
    guard let pin, pin.from <= pin.to else { return 0 }
    return s < pin.from ? 0 : s > pin.to ? pin.to - pin.from : s - pin.from
  }

  static func part(_ share: Double, from: LayerSettings.From, _ isRightToLeft: Bool) -> Rect {
    let rest = 1 - share
    return switch from {
    case .top: Rect(x: 0, y: 0, width: 1, height: share)
    case .bottom: Rect(x: 0, y: rest, width: 1, height: share)
    case .leading: Rect(x: isRightToLeft ? rest : 0, y: 0, width: share, height: 1)
    case .trailing: Rect(x: isRightToLeft ? 0 : rest, y: 0, width: share, height: 1)
    case .center: Rect(x: rest / 2, y: rest / 2, width: share, height: share)
    }
  }
}

/// A curve solved only by bisection.
private enum Curve {
  static func value(_ ease: Easing, at share: Double) -> Double {
    guard case .bezier(let x1, let y1, let x2, let y2) = ease else { return share }
    func bend(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bend(x1, x2, middle) < share { low = middle } else { high = middle }
    }
    return bend(y1, y2, low)
  }
}

extension LayerSettings {
  /// The same without being hidden.
  fileprivate var shown: Self {
    var layer = self
    layer.hidden = false
    return layer
  }
}
