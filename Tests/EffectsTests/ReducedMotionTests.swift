import Effects
import Geometry
import Parameters
import TestSupport
import Testing

/// With reduced motion nothing moves but by the scroll itself, and no words are lost.
@Suite struct ReducedMotionTests {
  /// A scene as a designer could draw one: layers of every kind, with keys on some.
  private static func anyScene(using random: inout SplitMix64) -> Layers {
    var effect = Layers()
    effect.place = random.pick([.header, .screen, .screen])
    effect.axis = random.pick([.vertical, .horizontal])
    effect.height = random.number(200...500)
    effect.minHeight = .points(random.number(40...120))
    effect.length = random.number(1...5)
    effect.layers = (0..<random.whole(3...8)).map { _ in anyLayer(in: effect, using: &random) }
    return effect
  }

  private static func anyLayer(in effect: Layers, using random: inout SplitMix64) -> LayerSettings {
    var layer = LayerSettings()
    if random.whole(0...3) > 0 {
      layer.picture = nil
      layer.text = random.pick(["Arrive late", "Dusk", "The hut keeps soup for you."])
    }
    layer.ratio = random.pick([0, 0.15, 0.5, 1, 1, 1.2, 2, random.number(-1...3)])
    let screens = effect.place == .header ? 1 : effect.length
    layer.x = random.number(0.2...(effect.axis == .horizontal ? screens : 0.8))
    layer.y = random.number(0.1...(effect.axis == .vertical ? screens : 0.9))
    layer.width = random.pick([0.4, 0.6, 0.88])
    layer.size = random.number(14...48)
    layer.align = random.pick(LayerSettings.Align.allCases)
    layer.fill = random.whole(0...4) == 0
    layer.repeat = random.whole(0...5) == 0
    if random.whole(0...3) == 0 { layer.pin = LayerPin(from: random.number(0...300), to: random.number(300...900)) }
    guard random.flag() else { return layer }
    let offsets = (0..<random.whole(1...4)).map { _ in random.number(-50...1200) }.sorted()
    layer.keys = offsets.map { offset in
      LayerKey(
        at: offset,
        [
          .x: random.pick([0, 0, random.number(-300...300)]), .y: random.pick([0, 0, random.number(-300...300)]),
          .scale: random.pick([1, 1, random.number(0...2)]), .opacity: random.pick([0, 1, 1, random.number(0...1)]),
          .rotation: random.pick([0, 0, 0, random.number(-90...90)]),
          .blur: random.pick([0, 0, 0, random.number(0...20)]),
          .reveal: random.pick([0, 1, 1, 1]),
        ])
    }
    return layer
  }

  private static func anySetting(using random: inout SplitMix64) -> Setting {
    var setting = Setting(
      viewport: random.pick([
        Size(width: 390, height: 844), Size(width: 820, height: 1180), Size(width: 667, height: 375),
      ]))
    setting.isRightToLeft = random.flag()
    setting.pictures = [Size(width: 1200, height: 800)]
    return setting
  }

  @Test func `every text that can be read whole at some offset can be read so with reduced motion`() throws {
    var random = SplitMix64(seed: 124)
    var texts = 0
    for number in 0..<200 {
      let effect = Self.anyScene(using: &random)
      var setting = Self.anySetting(using: &random)
      let keys = effect.layers.flatMap(\.keys).map(\.at)
      let moving = effect.wordsRead(in: setting, also: keys)
      setting.isStill = true
      let lost = moving.subtracting(effect.wordsRead(in: setting, also: keys))
      texts += moving.count
      try #require(lost.isEmpty, "scene \(number) loses the layers \(lost) of \(effect.pasted) in \(setting)")
    }
    #expect(texts > 200)
  }

  @Test func `a text stands as at its most visible key, and another only where that loses it`() throws {
    var effect = Layers()
    (effect.place, effect.length) = (.screen, 3)
    var text = LayerSettings()
    (text.picture, text.text, text.y, text.width, text.ratio) = (nil, "Dusk", 0.5, 0.8, 0.5)
    text.keys = [LayerKey(at: 0, [.y: 40, .opacity: 0]), LayerKey(at: 200, [.y: 10])]
    effect.layers = [text]
    let setting = Setting(isStill: true)
    func frame(_ offset: Double) throws -> Rect {
      try #require(effect.layers(at: offset, in: setting).first { $0.id.owner == "layer" }).frame
    }
    #expect(try frame(200).midY == 422 + 10 - 200)
    // Fading in only when it has left the screen, it stands where it is then in full motion.
    effect.layers[0].keys[1].at = 600
    #expect(try frame(600).midY == 422 + 10 - 300)
    #expect(try frame(700).midY == 422 + 10 - 400)
  }

  @Test(arguments: InvariantTests.names)
  func `no layer moves but with the content or not at all`(_ name: String) throws {
    let type = try #require(Catalog.effect(named: name))
    var random = SplitMix64(seed: 125)
    var compared = 0
    for _ in 0..<200 {
      let isLayers = type == Layers.self
      let effect: any Effect = isLayers ? Self.anyScene(using: &random) : type.any(using: &random)
      var setting = isLayers ? Self.anySetting(using: &random) : Setting.any(using: &random)
      setting.isStill = true
      let (count, complaint) = effect.movement(at: random.number(effect.extent(in: setting).bounds), in: setting)
      compared += count
      try #require(complaint == nil, "\(complaint ?? "") of \(effect.pasted) in \(setting)")
    }
    #expect(compared > 200)
  }
}
