import Effects
import Geometry
import JSON
import Parameters
import TestSupport
import Testing

/// What coverage says in closed form, held against looking at every layer at every offset.
@Suite struct CoverageTests {
  private func check<E: RatioEffect>(
    _: E.Type, seed: UInt64, count: Int = 400,
    _ finding: (_ effect: inout E, _ setting: inout Setting, _ random: inout SplitMix64) -> String?
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      var effect = E.any(using: &random)
      var setting = Setting.any(using: &random, rows: 1...1)
      setting.pictures = [Size(width: random.number(300...3000), height: random.number(300...3000))]
      let complaint = finding(&effect, &setting, &random)
      try #require(complaint == nil, "\(effect.pasted) in \(setting): \(complaint ?? "")")
    }
  }

  @Test func `map ratios are safe where no row shows a gap`() throws {
    try check(MapCrop.self, seed: 1) { effect, setting, _ in
      effect.every = 1
      return verdict(on: effect, Seen(passOf: effect, height: effect.rowHeight, in: setting), in: setting)
    }
  }

  @Test func `weather ratios are safe where no row shows a gap`() throws {
    try check(WeatherMenu.self, seed: 2) { effect, setting, _ in
      verdict(on: effect, Seen(passOf: effect, height: effect.rowHeight, in: setting), in: setting)
    }
  }

  @Test func `header ratios are safe where no offset shows a gap`() throws {
    try check(HeaderParallax.self, seed: 3) { effect, setting, _ in
      let height = setting.viewport.width / effect.aspect
      let collapse = height - min(height, effect.minHeight)
      // What has scrolled off the screen needs no picture; a hair of collapse shows no gap worth the name.
      guard collapse > 1 && setting.viewport.height > height else { return nil }
      return verdict(on: effect, Seen(effect, from: 0, to: collapse - 1e-3, in: setting), in: setting)
    }
  }

  @Test func `banner ratios are safe where no offset shows a gap`() throws {
    try check(StretchBanner.self, seed: 4, count: 800) { effect, setting, random in
      let height = setting.viewport.width / effect.aspect
      if random.flag() { setting.pictures = [Size(width: effect.aspect, height: random.edgy(0.5...2))] }
      let collapse = height - effect.minHeight
      let natural = setting.viewport.width / setting.pictures[0].aspect
      guard collapse > 1, setting.viewport.height > height, abs(natural / height - 1) > 0.05 || natural == height else {
        return nil
      }
      return verdict(on: effect, Seen(effect, from: -height, to: -height + collapse - 1e-3, in: setting), in: setting)
    }
  }

  @Test func `at a safe ratio every album's layers stay in its cell`() throws {
    try check(AlbumStack.self, seed: 5) { effect, setting, _ in
      guard effect.layers > 1 else { return effect.coverage(in: setting).isCovered ? nil : "a cover by itself moves" }
      guard let safe = effect.coverage(in: setting).safe else {
        return effect.cellWidth < effect.coverSize ? nil : "has no safe ratio"
      }
      if !effect.coverage(in: setting).isCovered { effect.ratio = .number(safe.upperBound) }
      let axis = effect.extent(in: setting).axis
      let screen = setting.viewport.length(along: axis)
      for share in [-0.99, -0.5, 0, 0.3, 0.99] {
        let offset = share * (screen + effect.cellWidth) / 2
        let middle = screen / 2 + (setting.isRightToLeft && axis == .horizontal ? offset : -offset)
        for layer in effect.layers(at: offset, in: setting) where !layer.content.isBlurred {
          let center = axis == .vertical ? layer.frame.midY : layer.frame.midX
          guard abs(center - middle) <= (effect.cellWidth - effect.coverSize) / 2 + 1e-6 else { return "\(layer)" }
        }
      }
      return nil
    }
  }

  @Test func `the cell that albums need for their ratio holds their layers, and a shorter one does not`() throws {
    try check(AlbumStack.self, seed: 16) { effect, setting, random in
      effect.layers = max(2, effect.layers)
      effect.ratio = .number(random.number(0.2...1.8))
      let screen = setting.viewport.length(along: effect.extent(in: setting).axis)
      let ratio = effect.coverage(in: setting).ratio
      let cell = DepthStack.coveringCell(screen: screen, cover: effect.coverSize, ratio: ratio)
      guard let cell else { return "no cell is long enough" }
      effect.cellWidth = cell
      guard effect.coverage(in: setting).isCovered else { return "\(cell) is too short" }
      effect.cellWidth = cell * 0.999
      return effect.coverage(in: setting).isCovered ? "less than \(cell) is said to do" : nil
    }
    #expect(DepthStack.coveringCell(screen: 390, cover: 82, ratio: 0) == nil)
  }

  @Test func `the overscan that a map needs covers, and less does not`() throws {
    try check(MapCrop.self, seed: 6) { effect, setting, _ in
      effect.every = 1
      guard let needed = effect.neededOverscan(in: setting) else { return "says nothing of overscan" }
      effect.overscan = .number(needed)
      let covering = Seen(passOf: effect, height: effect.rowHeight, in: setting)
      guard covering.gap < 1e-6, effect.coverage(in: setting).isCovered else {
        return "\(needed) leaves \(covering.gap)"
      }
      effect.overscan = .number(needed * 0.999)
      let natural = setting.viewport.width / setting.pictures[0].aspect
      guard needed > 1, needed * 0.999 * natural > effect.rowHeight else { return nil }
      return effect.coverage(in: setting).isCovered ? "less than \(needed) is said to cover" : nil
    }
  }

  @Test func `the sharp picture and the zoom are the largest that show`() throws {
    try check(MapCrop.self, seed: 7, count: 200) { effect, setting, _ in
      effect.every = 1
      return sharpness(of: effect, Seen(passOf: effect, height: effect.rowHeight, in: setting), in: setting)
    }
    try check(WeatherMenu.self, seed: 8, count: 200) { effect, setting, _ in
      guard effect.coverage(in: setting).isCovered else { return nil }
      return sharpness(of: effect, Seen(passOf: effect, height: effect.rowHeight, in: setting), in: setting)
    }
    try check(HeaderParallax.self, seed: 9, count: 200) { effect, setting, _ in
      setting.farthestPull = setting.viewport.height
      return sharpness(of: effect, Seen(effect, from: -setting.viewport.height, to: 0, in: setting), in: setting)
    }
    try check(StretchBanner.self, seed: 10, count: 200) { effect, setting, _ in
      let rest = -setting.viewport.width / effect.aspect
      setting.farthestPull = setting.viewport.height
      return sharpness(
        of: effect, Seen(effect, from: rest - setting.viewport.height, to: rest, in: setting), in: setting)
    }
    try check(AlbumStack.self, seed: 11, count: 200) { effect, setting, _ in
      effect.layers = max(1, effect.layers)
      effect.layerShape = .uniform
      return sharpness(of: effect, Seen(effect, from: 0, to: 0, in: setting), in: setting)
    }
  }

  @Test func `the drift is what a layer moves in its cell over one pass`() throws {
    try check(MapCrop.self, seed: 12, count: 200) { effect, setting, _ in
      effect.every = 1
      return drift(of: effect, height: effect.rowHeight, in: setting)
    }
    try check(WeatherMenu.self, seed: 13, count: 200) { effect, setting, _ in
      guard effect.anchor == .center, effect.coverage(in: setting).isCovered else { return nil }
      return drift(of: effect, height: effect.rowHeight, in: setting)
    }
  }

  @Test func `what covers in uneven rows with several pictures covers in each`() throws {
    func checkRows<E: RatioEffect>(_ type: E.Type, _ seed: UInt64) throws {
      try check(type, seed: seed, count: 150) { effect, setting, random in
        let heights = (0..<random.whole(2...4)).map { _ in random.number(20...600) }
        setting.rowHeights = RowHeights(heights)
        setting.rows = heights.count
        setting.pictures.append(Size(width: random.number(300...3000), height: 1000))
        guard effect.coverage(in: setting).isCovered else { return nil }
        let seen = Seen(effect, from: -setting.viewport.height, to: heights.reduce(0, +), in: setting)
        return seen.gap < 1e-6 ? nil : "a gap of \(seen.gap), though \(effect.coverage(in: setting))"
      }
    }
    try checkRows(MapCrop.self, 14)
    try checkRows(WeatherMenu.self, 15)
  }
}

extension CoverageTests {
  /// What is wrong with the safe range, given what is seen.
  private func verdict(on effect: some RatioEffect, _ seen: Seen, in setting: Setting) -> String? {
    let coverage = effect.coverage(in: setting)
    let edge = coverage.safe.map { min(abs(coverage.ratio - $0.lowerBound), abs(coverage.ratio - $0.upperBound)) }
    if coverage.isCovered { return seen.gap < 1e-6 ? nil : "a gap of \(seen.gap), though \(coverage)" }
    return seen.gap > 0 || edge.map { $0 < 1e-3 } == true ? nil : "no gap, though \(coverage)"
  }

  private func sharpness(of effect: some RatioEffect, _ seen: Seen, in setting: Setting) -> String? {
    let coverage = effect.coverage(in: setting)
    let needed = coverage.sharpPicture
    guard abs(needed.width / (seen.whole.width * setting.scale) - 1) < 1e-6 else {
      return "\(needed) is sharp, \(seen.whole) shows"
    }
    guard abs(needed.height / (seen.whole.height * setting.scale) - 1) < 1e-6 else {
      return "\(needed) is sharp, \(seen.whole) shows"
    }
    return abs(coverage.zoom / seen.zoom - 1) < 1e-6 ? nil : "zoom \(coverage.zoom), \(seen.zoom) shows"
  }

  private func drift(of effect: some RatioEffect, height: Double, in setting: Setting) -> String? {
    let ends = [-setting.viewport.height + 1e-9, height - 1e-9].map {
      effect.layers(at: $0, in: setting).first(where: \.content.isPicture)
    }
    guard let low = ends[0], let high = ends[1] else { return "shows no picture" }
    let moved = (high.wholePicture.y + height) - (low.wholePicture.y - setting.viewport.height)
    let drift = effect.coverage(in: setting).drift
    return abs(moved - drift) < 1e-4 ? nil : "drifts by \(moved), not \(drift)"
  }
}
