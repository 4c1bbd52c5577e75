import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Properties of every effect, for all parameters, settings and offsets.
@Suite struct InvariantTests {
  static let names = Catalog.names

  /// Random effects of a kind in random settings, each at a random offset within and beyond its bounds.
  private func check(
    _ name: String, seed: UInt64, count: Int = 250,
    _ finding: (_ effect: any Effect, _ setting: Setting, _ offset: Double) -> String?
  ) throws {
    let type = try #require(Catalog.effect(named: name))
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      let effect = type.any(using: &random)
      let setting = Setting.any(using: &random)
      let bounds = effect.extent(in: setting).bounds
      let offset = random.edgy(bounds.lowerBound - 400...bounds.upperBound + 400)
      let complaint = finding(effect, setting, offset)
      try #require(complaint == nil, "\(effect.pasted) at \(offset) in \(setting): \(complaint ?? "")")
    }
  }

  @Test(arguments: names)
  func `every layer touches the screen and is made of numbers`(_ name: String) throws {
    try check(name, seed: 1) { effect, setting, offset in
      for layer in effect.layers(at: offset, in: setting) {
        guard layer.drawnFrame.overlaps(setting.screen) else { return "\(layer) does not show" }
        guard layer.isFinite else { return "\(layer) is not made of numbers" }
        guard (0...1).contains(layer.opacity) else { return "\(layer) is \(layer.opacity) opaque" }
      }
      return nil
    }
  }

  @Test(arguments: names)
  func `no two layers have one name`(_ name: String) throws {
    try check(name, seed: 2) { effect, setting, offset in
      let names = effect.layers(at: offset, in: setting).map(\.id)
      return Set(names).count == names.count ? nil : "a name comes twice"
    }
  }

  @Test(arguments: names)
  func `nothing jumps while the content moves by a hair`(_ name: String) throws {
    try check(name, seed: 3) { effect, setting, offset in
      // A clock that has rested for long stands at one of its ends: between the two is a jump.
      if (effect as? Layers)?.layers.contains(where: { $0.over == .time }) == true { return nil }
      let bounds = effect.extent(in: setting).bounds
      // Places where a formula changes: the bounds, and the collapse of a header.
      for place in [offset, 0, bounds.lowerBound, bounds.upperBound, 200] {
        if let jump = jump(of: effect, from: place - 1e-7, to: place + 1e-7, in: setting) { return jump }
      }
      return nil
    }
  }

  @Test(arguments: names)
  func `the same question gets the same answer, bit for bit`(_ name: String) throws {
    try check(name, seed: 4, count: 200) { effect, setting, offset in
      let before = effect.layers(at: offset, in: setting)
      _ = effect.layers(at: offset + 333, in: setting)
      return effect.layers(at: offset, in: setting) == before ? nil : "scrubbing there and back is no identity"
    }
  }

  @Test(arguments: names)
  func `the other direction is the mirror, its insets mirrored`(_ name: String) throws {
    try check(name, seed: 5) { effect, setting, offset in
      let isSideways = effect.extent(in: setting).axis == .horizontal
      guard !isSideways || type(of: effect).traits.contains(.horizontal) else {
        return "scrolls sideways, and says not"
      }
      var leftToRight = setting
      leftToRight.isRightToLeft = false
      var rightToLeft = setting
      rightToLeft.isRightToLeft = true
      (rightToLeft.insets.left, rightToLeft.insets.right) = (setting.insets.right, setting.insets.left)
      let isTurned = isSideways || !type(of: effect).traits.contains(.turnsSidewaysOnly)
      let one = effect.layers(at: offset, in: leftToRight)
      let other = effect.layers(at: offset, in: rightToLeft)
      guard effect.extent(in: leftToRight).bounds == effect.extent(in: rightToLeft).bounds else {
        return "bounds differ"
      }
      guard one.map(\.id) == other.map(\.id) else { return "other layers show" }
      for (layer, mirrored) in zip(one, other) {
        let expected = isTurned ? layer.frame.mirrored(inWidth: setting.viewport.width) : layer.frame
        // A picture is not turned over, but what a side reveals of it is.
        let crop = name == Layers.name ? layer.crop.mirrored(inWidth: 1) : layer.crop
        guard mirrored.frame.distance(to: expected) < 1e-9, mirrored.crop.distance(to: crop) < 1e-12,
          mirrored.rotation == 0 - layer.rotation
        else {
          return "\(mirrored) is no mirror of \(layer)"
        }
      }
      return nil
    }
  }

  @Test(arguments: names)
  func `a million rows begin as a hundred do`(_ name: String) throws {
    try check(name, seed: 6, count: 200) { effect, setting, offset in
      var few = setting
      few.rows = 400
      var many = setting
      many.rows = 1_000_000
      let place = min(max(offset, -300), 2000)
      let one = effect.layers(at: place, in: few).filter { $0.content != .indicator }
      let other = effect.layers(at: place, in: many).filter { $0.content != .indicator }
      return one == other ? nil : "the layers differ"
    }
  }

  @Test(arguments: names)
  func `the rows fill the screen from the first to the last`(_ name: String) throws {
    try check(name, seed: 7) { effect, setting, offset in
      let bars = effect.layers(at: offset, in: setting).filter { $0.id.owner == "row" && $0.id.part == "separator" }
      let parts = effect.layers(at: offset, in: setting).filter { $0.id.owner == "row" }
      let rows = Set(parts.compactMap(\.id.index))
      guard let first = rows.min(), let last = rows.max() else { return nil }
      guard rows.count == last - first + 1 else { return "there is a hole among \(rows.sorted())" }
      return bars.allSatisfy { $0.frame.height > 0 } ? nil : "a line has no height"
    }
  }
}
