import Effects
import Geometry
import TestSupport
import Testing

/// What reads the offset at once, and what reads one that follows it.
@Suite struct LinkTests {
  /// A moment at an offset at which every layer is behind by some points.
  private static func moment(_ offset: Double, behind lag: Double, _ effect: some Effect, in setting: Setting) -> Moment
  {
    let links = effect.links(in: setting)
    var past = links.rest(at: offset - lag)
    past.jump(from: offset - lag, to: offset, links)
    return Moment(offset: offset, past: past)
  }

  private static func layers(_ effect: some Effect, at moment: Moment, in setting: Setting) -> [LayerID: Layer] {
    Dictionary(uniqueKeysWithValues: effect.layers(at: moment, in: setting).map { ($0.id, $0) })
  }

  /// The layers at an offset behind which pictures are, beside those where both are at once.
  private static func compared(
    _ effect: some Effect, rows: Int = 60, seed: UInt64,
    _ check: (_ seen: Layer, _ content: Layer?, _ picture: Layer?, _ lag: Double) -> Void
  ) {
    var generator = SplitMix64(seed: seed)
    let setting = Setting(rows: rows, pictures: [Size(width: 3, height: 4), Size(width: 8, height: 2)])
    let bounds = effect.extent(in: setting).bounds
    for _ in 0..<40 {
      let lag = Double.random(in: -30...30, using: &generator)
      let offset = Double.random(in: bounds.lowerBound + 31...bounds.lowerBound + 120, using: &generator)
      let content = layers(effect, at: Moment(offset: offset), in: setting)
      let pictures = layers(effect, at: Moment(offset: offset - lag), in: setting)
      let seen = layers(effect, at: moment(offset, behind: lag, effect, in: setting), in: setting)
      for (id, layer) in seen { check(layer, content[id], pictures[id], lag) }
    }
  }

  private static func isNear(_ one: Rect, _ other: Rect) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .allSatisfy { $0.magnitude < 1e-9 }
  }

  @Test func `rows and their edges stay with the content, whatever follows it`() {
    var (map, weather, header, banner) = (MapCrop(), WeatherMenu(), HeaderParallax(), StretchBanner())
    (map.follow, weather.follow, header.follow, banner.follow) = (8, 8, 8, 8)
    func check(_ effect: some Effect) {
      Self.compared(effect, seed: 1) { seen, content, _, _ in
        guard let content, !seen.content.isPicture else { return }
        #expect(seen == content, "\(seen.id)")
      }
    }
    check(map)
    check(weather)
    check(header)
    check(banner)
  }

  @Test func `a map shows the part that it showed where the list was`() {
    var effect = MapCrop()
    effect.follow = 8
    var count = 0
    Self.compared(effect, seed: 2) { seen, content, picture, _ in
      guard seen.content.isPicture, let content, let picture else { return }
      count += 1
      #expect(seen.frame == content.frame)
      #expect(Self.isNear(seen.crop, picture.crop))
    }
    #expect(count > 100)
  }

  @Test func `a weather row's picture lies in its row as it lay where the list was`() {
    var effect = WeatherMenu()
    effect.follow = 8
    var count = 0
    Self.compared(effect, seed: 3) { seen, content, picture, lag in
      guard seen.content.isPicture, let content, let picture else { return }
      count += 1
      #expect(seen.clip == content.clip)
      #expect(Self.isNear(seen.frame, picture.frame.moved(y: -lag)))
    }
    #expect(count > 100)
  }

  @Test func `a header's picture is where it was, and its box is not`() {
    var effect = HeaderParallax()
    effect.follow = 8
    var count = 0
    Self.compared(effect, seed: 4) { seen, content, picture, _ in
      guard seen.content.isPicture, let content, let picture else { return }
      count += 1
      #expect(seen.clip == content.clip)
      #expect(Self.isNear(seen.frame, picture.frame))
    }
    #expect(count == 40)
  }

  @Test func `an album's layers are spread as they were, about a cover that is not behind`() {
    var effect = AlbumStack()
    effect.follow = 8
    var count = 0
    Self.compared(effect, seed: 5) { seen, content, picture, lag in
      guard seen.content.isPicture, let content, let picture, let part = seen.id.partIndex else { return }
      count += 1
      if part == 0 { #expect(seen == content) }
      #expect(Self.isNear(seen.frame, picture.frame.moved(x: -lag)))
    }
    #expect(count > 100)
  }

  @Test(arguments: [Layers.Place.header, .screen]) func `a layer with its keys is where it was, and the box is not`(
    place: Layers.Place
  ) {
    var layer = LayerSettings()
    (layer.ratio, layer.follow) = (0.4, 8)
    layer.keys = [LayerKey(at: 0), LayerKey(at: 200, [.x: 50, .opacity: 0.2, .rotation: 30])]
    var effect = Layers()
    (effect.place, effect.layers) = (place, [layer])
    var count = 0
    Self.compared(effect, seed: 6) { seen, content, picture, _ in
      guard seen.id.owner == "layer", let content, let picture else { return }
      count += 1
      #expect(seen.clip == content.clip)
      #expect(Self.isNear(seen.frame, picture.frame))
      #expect(seen.opacity == picture.opacity && seen.rotation == picture.rotation)
    }
    #expect(count == 40)
  }

  @Test func `with reduced motion nothing is behind, and a layer over time is at its end`() {
    var layer = LayerSettings()
    (layer.follow, layer.over, layer.keys) = (8, .time, [LayerKey(at: 0), LayerKey(at: 1, [.opacity: 0.25])])
    layer.start = 1000
    var effect = Layers()
    effect.layers = [layer]
    let setting = Setting(isStill: true)
    #expect(effect.links(in: setting).isEmpty)
    #expect(effect.layer("layer-0/image", at: 0, in: setting)?.opacity == 0.25)
  }

  @Test(arguments: 0..<40) func `a picture that fills its box covers it at every value of keys over time or speed`(
    seed: Int
  ) {
    var generator = SplitMix64(seed: UInt64(seed))
    var layer = LayerSettings()
    (layer.fill, layer.over) = (true, seed.isMultiple(of: 2) ? .time : .speed)
    layer.ratio = Double.random(in: 0...1, using: &generator)
    layer.keys = (0..<4).map { index in
      LayerKey(
        at: Double(index),
        [
          .x: Double.random(in: -60...60, using: &generator), .y: Double.random(in: -60...60, using: &generator),
          .scale: Double.random(in: 0.6...1.5, using: &generator),
          .rotation: Double.random(in: -20...20, using: &generator),
        ])
    }
    var effect = Layers()
    (effect.height, effect.layers) = (400, [layer])
    let setting = Setting(pictures: [Size(width: 3, height: 4)])
    let links = effect.links(in: setting)
    for _ in 0..<60 {
      let offset = Double.random(in: 0...500, using: &generator)
      var past = links.rest(at: -1)
      past.pass(OffsetStretch(lasting: Double.random(in: 0.1...3, using: &generator), from: offset, to: offset), links)
      past.jump(from: 0, to: Double.random(in: 0...0.25, using: &generator), links)
      guard
        let seen = Self.layers(effect, at: Moment(offset: offset, past: past), in: setting).values
          .first(where: { $0.id.owner == "layer" }), let box = seen.clip
      else { continue }
      let turn = Turn(degrees: -seen.rotation, about: seen.frame.center)
      for (x, y) in [(box.x, box.y), (box.maxX, box.y), (box.x, box.maxY), (box.maxX, box.maxY)] {
        let corner = Point(x: x, y: y)
        let place = turn?.place(corner) ?? corner
        #expect(seen.frame.inset(by: -1e-6).contains(place))
      }
    }
  }

  /// How much of a window on the screen no picture covers, in points.
  private static func bare(_ effect: some Effect, at moment: Moment, in setting: Setting) -> Double {
    effect.layers(at: moment, in: setting).filter(\.content.isPicture).reduce(0) { most, layer in
      let window = (layer.clip ?? layer.frame).intersection(setting.screen)
      guard !window.isEmpty else { return most }
      let whole = layer.wholePicture
      let (top, bottom) = (max(whole.y, layer.frame.y), min(whole.maxY, layer.frame.maxY))
      return max(most, min(window.height, max(top - window.y, window.maxY - bottom)))
    }
  }

  @Test func `below the speed that is told no gap shows, and from it on one does`() throws {
    let setting = Setting(rows: 60, pictures: [Size(width: 3, height: 2)])
    func check(_ effect: some Effect) throws {
      let gap = try #require(LagGap(of: effect, in: setting, upTo: 8000))
      let rate = 20.0
      let (bounds, screen) = (effect.extent(in: setting).bounds, setting.viewport.height)
      for offset in stride(from: bounds.lowerBound, through: bounds.lowerBound + 2 * screen, by: screen / 24) {
        for way in [-0.95, 0.95] {
          let slow = Self.moment(offset, behind: way * gap.speed / rate, effect, in: setting)
          #expect(Self.bare(effect, at: slow, in: setting) <= 0.5, "\(effect) at \(offset)")
        }
      }
      let fast = [-1.02, 1.02].map { Self.moment(gap.offset, behind: $0 * gap.speed / rate, effect, in: setting) }
      #expect(fast.contains { Self.bare(effect, at: $0, in: setting) > 0.5 }, "\(effect)")
    }
    var (map, weather, header) = (MapCrop(), WeatherMenu(), HeaderParallax())
    (map.follow, weather.follow, header.follow) = (20, 20, 20)
    try check(map)
    try check(weather)
    try check(header)
    #expect(LagGap(of: MapCrop(), in: setting, upTo: 8000) == nil, "what does not lag leaves no gap")
  }
}
