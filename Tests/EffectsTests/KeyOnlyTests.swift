import CAllocations
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Keys that set some of a layer's values: each value runs between its own keys.
@Suite struct KeyOnlyTests {
  /// A random scene in which some keys set only some values, and a setting for it.
  private func check(
    seed: UInt64, count: Int = 300, _ finding: (Layers, Setting, inout SplitMix64) throws -> String?
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      var effect = Layers.any(using: &random)
      effect.layers = (0..<random.whole(1...4)).map { _ in LayerSettings.any(using: &random) }
      for index in effect.layers.indices { effect.layers[index].hidden = false }
      var setting = Setting.any(using: &random)
      setting.isStill = random.whole(0...3) == 0
      setting.pictures = (0..<3).map { _ in Size(width: random.number(100...900), height: random.number(100...900)) }
      setting.farthestPull = random.number(0...300)
      let complaint = try finding(effect, setting, &random)
      try #require(complaint == nil, "\(effect.pasted) in \(setting): \(complaint ?? "")")
    }
  }

  /// The scene with other keys.
  private static func changed(_ effect: Layers, _ change: (LayerKey) -> [LayerKey]) -> Layers {
    var changed = effect
    for index in effect.layers.indices { changed.layers[index].keys = effect.layers[index].keys.flatMap(change) }
    return changed
  }

  @Test func `each value is that of the nearest keys that set it, at every offset`() throws {
    var found = 0
    try check(seed: 31) { effect, _, random in
      for layer in effect.layers {
        found += layer.keys.count { $0.only != nil }
        for _ in 0..<20 {
          let at = random.flag() ? random.number(-5000...210_000) : random.pick(layer.keys + [LayerKey()]).at
          let (got, want) = (layer.keys.value(at: at), Reference.key(layer.keys, at: at))
          let isEqual = KeyChannel.allCases.allSatisfy {
            (got.values[$0] - want.values[$0]).magnitude < 1e-6 * max(1, want.values[$0].magnitude)
          }
          if !isEqual { return "\(got.values) at \(at), not \(want.values)" }
        }
      }
      return nil
    }
    #expect(found > 50)
  }

  @Test func `keys that list every value are those that list none`() throws {
    try check(seed: 32) { effect, setting, random in
      let plain = Self.changed(effect) { [$0.with(only: nil)] }
      let listed = Self.changed(effect) { [$0.with(only: .all)] }
      for _ in 0..<10 {
        let offset = random.number(-400...3000)
        if plain.layers(at: offset, in: setting) != listed.layers(at: offset, in: setting) { return "at \(offset)" }
      }
      let advice = [plain, listed].map { $0.advice(in: setting) }
      return advice[0].coverages == advice[1].coverages && advice[0].findings == advice[1].findings ? nil : "advice"
    }
  }

  @Test func `a key split into one for each value changes nothing`() throws {
    try check(seed: 33) { effect, setting, random in
      let split = Self.changed(effect) { key in
        KeyChannel.allCases.filter(key.sets).map { key.with(only: [$0]) }
      }
      for _ in 0..<10 {
        let offset = random.number(-400...3000)
        let (whole, parts) = (effect.layers(at: offset, in: setting), split.layers(at: offset, in: setting))
        guard whole.map(\.id) == parts.map(\.id) else { return "other layers at \(offset)" }
        for (one, other) in zip(whole, parts) {
          let size = max(1, one.frame.width, one.frame.height)
          guard one.frame.distance(to: other.frame) < 1e-6 * size, (one.opacity - other.opacity).magnitude < 1e-9,
            (one.rotation - other.rotation).magnitude < 1e-6, (one.blur - other.blur).magnitude < 1e-6,
            one.crop.distance(to: other.crop) < 1e-6, one.blurs == other.blurs
          else { return "\(one) at \(offset) is \(other)" }
        }
      }
      return nil
    }
  }

  @Test func `a title that fades is where its own place is`() throws {
    var layer: LayerSettings = LayerSettings(["text": "Title"])
    layer.keys = [
      LayerKey(["at": 0, "only": ["opacity"]]), LayerKey(["at": 200, "only": ["opacity"], "opacity": 0]),
    ]
    #expect(layer.keys.map { $0.only?.list } == [[.opacity], [.opacity]])
    layer.keys[0].set(.y, to: -40)
    let between = layer.keys.value(at: 100)
    #expect(between.opacity == 0.5 && between.y == -40)
    #expect(layer.keys[0].only?.list == [.y, .opacity] && layer.keys[1].y == 0)
  }

  @Test func `what a key does not set is dropped with the list, and at rest when no key sets it`() {
    var key = LayerKey(at: 10, [.x: 5, .opacity: 0.5])
    key.only = [.opacity]
    #expect(key.values[.x] == 0 && key.opacity == 0.5)
    #expect([key].value(at: 500).values == LayerKey(at: 0, [.opacity: 0.5]).values)
    #expect([LayerKey]().value(at: 3).values == .rest)
  }

  @Test func `a list that sets nothing, strange or repeated names and values outside it are told`() {
    func complaints(_ key: JSONValue) -> [String] {
      let layer = JSONValue.object([JSONField("keys", .list([key]))])
      return Layers.parameter("layers")?.problems(with: .list([layer])).map(\.description) ?? []
    }
    func key(_ only: JSONValue, _ more: JSONField...) -> JSONValue { .object([JSONField("only", only)] + more) }
    #expect(complaints(key([])) == ["layers[0].keys[0].only: 0 entries, not 1...7. Add 1."])
    #expect(
      complaints(key(["opacty"])).first?.hasSuffix("Did you mean \"opacity\"?") == true,
      "\(complaints(key(["opacty"])))")
    #expect(complaints(key("x")) != [])
    #expect(
      complaints(key(["x", "y", "x"])) == ["layers[0].keys[0].only: \"x\" is listed twice. Keep one of them."])
    let outside = [
      "layers[0].keys[0].opacity: opacity is not in only. Add it there, or leave the value out."
    ]
    #expect(complaints(key(["x"], JSONField("opacity", 0.5))) == outside)
    #expect(complaints(.object([JSONField("opacity", 0.5), JSONField("only", ["x"])])) == outside)
    #expect(complaints(key(.null, JSONField("opacity", 0.5))) == [])
  }

  @Test func `a key is written with its list, and reads back the same`() throws {
    var random = SplitMix64(seed: 34)
    for _ in 0..<300 {
      let key = LayerKey.any(using: &random)
      try #require(LayerKey(key.value) == key, "\(key.value)")
    }
    var key = LayerKey(at: 10)
    #expect(key.value == .object([JSONField("at", 10)]))
    key.only = [.opacity, .x]
    #expect(key.value == .object([JSONField("at", 10), JSONField("only", ["x", "opacity"])]))
  }

  @Test func `twenty layers with keys of some values need no memory`() {
    var random = SplitMix64(seed: 4)
    var effect = Layers()
    effect.layers = (0..<20).map { _ in LayerSettings.any(using: &random) }
    for index in effect.layers.indices {
      effect.layers[index].keys = (0..<10).map {
        LayerKey(at: Double($0) * 40, [.y: Double($0), .opacity: 0.9]).with(only: $0 % 2 == 0 ? [.y] : [.opacity])
      }
    }
    for isStill in [false, true] {
      var setting = Setting(pictures: [Size(width: 300, height: 200), Size(width: 100, height: 200)])
      setting.isStill = isStill
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
}

extension LayerKey {
  fileprivate func with(only channels: KeyChannels?) -> Self {
    var key = self
    key.only = channels
    return key
  }
}
