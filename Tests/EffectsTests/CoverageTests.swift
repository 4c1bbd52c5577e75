import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Coverage in closed form, compared with every layer at every offset.
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

  /// Two thousand scenes, at their own ratio and a thousandth to either side of the ends of what is said to be safe.
  ///
  /// - Parameter ratios: What its field takes.
  private func checkRange<E: RatioEffect>(
    _ type: E.Type, seed: UInt64, ratios: ClosedRange<Double> = -0.5...1.5,
    look: (_ effect: E, _ setting: Setting) -> Seen?,
    vary: (_ effect: inout E, _ setting: inout Setting, _ random: inout SplitMix64) -> Void = { _, _, _ in }
  ) throws {
    var (covered, bare, ends) = (0, 0, 0)
    try check(type, seed: seed, count: 2000) { effect, setting, random in
      setting.isStill = random.whole(0...9) == 0
      if random.flag() { _ = E.parameter("ratio")?.set(.number(random.number(ratios)), on: &effect) }
      vary(&effect, &setting, &random)
      guard let seen = look(effect, setting) else { return nil }
      if let complaint = verdict(on: effect, seen, in: setting) { return complaint }
      let coverage = effect.advice(in: setting).coverage
      if coverage.isCovered { covered += 1 } else { bare += 1 }
      guard let safe = coverage.safe, !setting.isStill else { return nil }
      for (ratio, isSafe) in [
        (safe.lowerBound - 0.001, false), (safe.lowerBound + 0.001, true), (safe.upperBound - 0.001, true),
        (safe.upperBound + 0.001, false),
      ] where ratios.contains(ratio) && (safe.contains(ratio) == isSafe) {
        _ = E.parameter("ratio")?.set(.number(ratio), on: &effect)
        guard let gap = look(effect, setting)?.gap else { continue }
        guard isSafe ? gap < 1e-6 : gap > 1e-9 else { return "a gap of \(gap) at \(ratio), and safe are \(safe)" }
        ends += 1
      }
      return nil
    }
    #expect(covered > 200 && bare > 200 && ends > 1000, "\(covered) \(bare) \(ends)")
  }

  @Test func `map ratios are safe where no gap of a row is seen`() throws {
    try checkRange(MapCrop.self, seed: 1) { effect, setting in
      Seen(passOf: effect, height: effect.rowHeight, in: setting)
    } vary: { effect, _, random in
      effect.every = 1
      if random.flag() { effect.overscan = random.flag() ? .word(.none) : .number(random.number(1...4)) }
    }
  }

  @Test func `weather ratios are safe where no gap of a row is seen`() throws {
    try checkRange(WeatherMenu.self, seed: 2, ratios: -0.5...1) { effect, setting in
      Seen(passOf: effect, height: effect.rowHeight, in: setting)
    }
  }

  @Test func `header ratios are safe where no offset shows a gap`() throws {
    try checkRange(HeaderParallax.self, seed: 3) { effect, setting in
      let height = setting.viewport.width / effect.aspect
      let collapse = height - min(height, effect.minHeight.points(under: setting.insets.top))
      // A hair of collapse shows no gap worth the name.
      return collapse > 1 ? Seen(collapseOf: effect, from: 0, by: collapse, height: height, in: setting) : nil
    }
  }

  @Test func `banner ratios are safe where no offset shows a gap`() throws {
    try checkRange(StretchBanner.self, seed: 4) { effect, setting in
      let height = setting.viewport.width / effect.aspect
      let collapse = height - effect.minHeight.points(under: setting.insets.top)
      return collapse > 1 ? Seen(collapseOf: effect, from: -height, by: collapse, height: height, in: setting) : nil
    } vary: { effect, setting, random in
      if random.flag() { setting.pictures = [Size(width: effect.aspect, height: random.edgy(0.5...2))] }
    }
  }

  @Test func `a picture that shows a gap above the screen alone is said to cover`() {
    // The article's weather menu on its own phone: 17 points of nothing, all of them above the screen's edge.
    let setting = Setting(viewport: Size(width: 320, height: 568), rows: 20)
    let weather = WeatherMenu.published
    #expect(weather.advice(in: setting).coverage.isCovered && weather.advice(in: setting).coverage.safe == 0...1)
    let leaving = weather.layers(at: 99.99, in: setting).first { $0.id.description == "row-0/image" }
    #expect(!weather.layers(at: 99.99, in: setting).contains { $0.content == .surface(.missing) })
    #expect(abs((leaving.map { $0.frame.y - ($0.clip?.y ?? 0) } ?? 0) - 17.6) < 0.05)
    // A map's gap is real: 30 points in rows of 100, 60 in rows of 160.
    var map = MapCrop.published
    let gaps = [100.0, 160].map { height in
      map.rowHeight = height
      map.every = 1
      let setting = Setting(rows: 1, pictures: [Size(width: 4, height: 3)])
      #expect(!map.advice(in: setting).coverage.isCovered)
      return Seen(passOf: map, height: height, in: setting).gap
    }
    #expect(abs(gaps[0] - 30) < 1 && abs(gaps[1] - 60) < 1, "\(gaps)")
  }

  @Test func `at a safe ratio every album's layers stay in its cell`() throws {
    try check(AlbumStack.self, seed: 5, count: 2000) { effect, setting, _ in
      guard effect.layers > 1 else {
        return effect.advice(in: setting).coverage.isCovered ? nil : "a cover by itself moves"
      }
      guard let safe = effect.advice(in: setting).coverage.safe else {
        return effect.cellWidth < effect.coverSize ? nil : "has no safe ratio"
      }
      if !effect.advice(in: setting).coverage.isCovered { effect.ratio = .number(safe.upperBound) }
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
      let ratio = effect.advice(in: setting).coverage.ratio
      let cell = DepthStack.coveringCell(screen: screen, cover: effect.coverSize, ratio: ratio)
      guard let cell else { return "no cell is long enough" }
      effect.cellWidth = cell
      guard effect.advice(in: setting).coverage.isCovered else { return "\(cell) is too short" }
      effect.cellWidth = cell * 0.999
      return effect.advice(in: setting).coverage.isCovered ? "less than \(cell) is said to do" : nil
    }
    #expect(DepthStack.coveringCell(screen: 390, cover: 82, ratio: 0) == nil)
  }

  @Test func `the overscan that a map needs covers, and less does not`() throws {
    try check(MapCrop.self, seed: 6, count: 2000) { effect, setting, _ in
      effect.every = 1
      guard let needed = effect.advice(in: setting).neededOverscan else { return "says nothing of overscan" }
      effect.overscan = .number(needed)
      let covering = Seen(passOf: effect, height: effect.rowHeight, in: setting)
      guard covering.gap < 1e-6, effect.advice(in: setting).coverage.isCovered else {
        return "\(needed) leaves \(covering.gap)"
      }
      effect.overscan = .number(needed * 0.999)
      let natural = setting.viewport.width / setting.pictures[0].aspect
      guard needed > 1, needed * 0.999 * natural > effect.rowHeight else { return nil }
      return effect.advice(in: setting).coverage.isCovered ? "less than \(needed) is said to cover" : nil
    }
  }

  @Test func `the sharp picture and the zoom are the largest that show`() throws {
    try check(MapCrop.self, seed: 7, count: 200) { effect, setting, _ in
      effect.every = 1
      return sharpness(of: effect, Seen(passOf: effect, height: effect.rowHeight, in: setting), in: setting)
    }
    try check(WeatherMenu.self, seed: 8, count: 200) { effect, setting, _ in
      guard effect.advice(in: setting).coverage.isCovered else { return nil }
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
      guard effect.anchor == .center, effect.advice(in: setting).coverage.isCovered else { return nil }
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
        guard effect.advice(in: setting).coverage.isCovered else { return nil }
        let seen = Seen(effect, from: -setting.viewport.height, to: heights.reduce(0, +), in: setting)
        return seen.gap < 1e-6 ? nil : "a gap of \(seen.gap), though \(effect.advice(in: setting).coverage)"
      }
    }
    try checkRows(MapCrop.self, 14)
    try checkRows(WeatherMenu.self, 15)
  }
}

extension CoverageTests {
  /// The error in the safe range, given the visible gaps; nil if there is none.
  private func verdict(on effect: some RatioEffect, _ seen: Seen, in setting: Setting) -> String? {
    let coverage = effect.advice(in: setting).coverage
    if coverage.isCovered { return seen.gap < 1e-6 ? nil : "a gap of \(seen.gap), though \(coverage)" }
    let edge = coverage.safe.map { min(abs(coverage.ratio - $0.lowerBound), abs(coverage.ratio - $0.upperBound)) }
    return seen.gap > 0 || edge.map { $0 < 1e-6 } == true ? nil : "no gap, though \(coverage)"
  }

  private func sharpness(of effect: some RatioEffect, _ seen: Seen, in setting: Setting) -> String? {
    let coverage = effect.advice(in: setting).coverage
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
    let drift = effect.advice(in: setting).coverage.drift
    return abs(moved - drift) < 1e-4 ? nil : "drifts by \(moved), not \(drift)"
  }
}
