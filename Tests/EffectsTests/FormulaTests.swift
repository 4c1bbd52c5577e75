import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// The formulas common to several effects: speeds, equivalent effects, no motion at 1, no drift at 0.
@Suite struct FormulaTests {
  /// Random effects of one kind in random settings.
  private func check<E: Effect>(
    _: E.Type, seed: UInt64, count: Int = 1500,
    _ finding: (_ effect: inout E, _ setting: inout Setting, _ random: inout SplitMix64) -> String?
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      var effect = E.any(using: &random)
      var setting = Setting.any(using: &random, rows: 1...60)
      let complaint = finding(&effect, &setting, &random)
      try #require(complaint == nil, "\(effect.pasted) in \(setting): \(complaint ?? "")")
    }
  }

  /// The speeds of pictures on the screen relative to the content, for those visible at both offsets.
  private func speeds(of effect: some Effect, at offset: Double, in setting: Setting, along axis: Axis = .vertical)
    -> [Double]
  {
    let step = 1.0 / 64
    let before = effect.layers(at: offset, in: setting).filter { $0.content.isPicture && !$0.content.isBlurred }
    let behind = effect.layers(at: offset + step, in: setting)
    return before.compactMap { layer in
      guard let other = behind.first(where: { $0.id == layer.id }) else { return nil }
      let moved =
        axis == .vertical
        ? layer.wholePicture.y - other.wholePicture.y : layer.wholePicture.x - other.wholePicture.x
      return moved / step
    }
  }

  @Test func `the pictures of a map and of a weather row move at the ratio`() throws {
    try check(MapCrop.self, seed: 1) { effect, setting, random in
      setting.isStill = random.flag()
      let ratio = setting.isStill ? 1 : effect.ratio
      let found = speeds(of: effect, at: random.number(-200...1500), in: setting)
      return found.allSatisfy { abs($0 - ratio) < 1e-6 } ? nil : "moves at \(found)"
    }
    try check(WeatherMenu.self, seed: 2) { effect, setting, random in
      setting.isStill = random.flag()
      let ratio = effect.advice(in: setting).coverage.ratio
      let found = speeds(of: effect, at: random.number(-200...1500), in: setting)
      if setting.isStill && ratio != 1 { return "is not still" }
      if !setting.isStill, let wanted = effect.ratio, abs(wanted - ratio) > 1e-12 { return "another ratio: \(ratio)" }
      return found.allSatisfy { abs($0 - ratio) < 1e-6 } ? nil : "moves at \(found), not at \(ratio)"
    }
  }

  @Test func `a collapsing header and banner move at the ratio`() throws {
    try check(HeaderParallax.self, seed: 3) { effect, setting, random in
      let height = setting.viewport.width / effect.aspect
      let room = height - effect.minHeight.points(under: setting.insets.top) - 1
      guard room > 0 else { return nil }
      let found = speeds(of: effect, at: random.number(0...room), in: setting).prefix(1)
      return found.allSatisfy { abs($0 - effect.ratio) < 1e-6 } ? nil : "moves at \(found)"
    }
    try check(StretchBanner.self, seed: 4) { effect, setting, random in
      setting.pictures = [Size(width: 1, height: random.number(0.2...4))]
      let height = setting.viewport.width / effect.aspect
      let room = height - effect.minHeight.points(under: setting.insets.top) - 1
      guard room > 0, setting.pictures[0].aspect <= effect.aspect else { return nil }
      let found = speeds(of: effect, at: random.number(-height...room - height), in: setting).prefix(1)
      return found.allSatisfy { abs($0 - effect.ratio) < 1e-6 } ? nil : "moves at \(found)"
    }
  }

  @Test func `without its effect nothing moves against the content, and nothing zooms`() throws {
    for case let type as any RatioEffect.Type in Catalog.effects { try still(type) }
  }

  private func still<E: RatioEffect>(_ type: E.Type) throws {
    try check(type, seed: 5, count: 600) { effect, setting, random in
      setting.isStill = true
      let extent = effect.extent(in: setting)
      if extent.autoplay != 0 { return "plays by itself" }
      let sign = extent.isMirrored ? -1.0 : 1
      let low = extent.bounds.lowerBound
      let offset = random.number(low - 200...low + 500)
      let found = speeds(of: effect, at: offset, in: setting, along: extent.axis)
      // Collapsed and full-screen pictures stay fixed; with reduced motion pictures move along.
      if let wrong = found.first(where: { abs($0 * sign - 1) > 1e-6 && abs($0) > 1e-6 }) {
        return "moves at \(wrong) at \(offset)"
      }
      return found.allSatisfy { abs($0 - found[0]) < 1e-6 } ? nil : "moves at \(found) at \(offset)"
    }
  }

  @Test func `a still banner covers its box with a picture of any shape`() throws {
    try check(StretchBanner.self, seed: 6) { effect, setting, random in
      setting.isStill = true
      let low = effect.extent(in: setting).bounds.lowerBound
      let offset = random.number(low...low + 400)
      guard let layer = effect.layer("banner/image", at: offset, in: setting), let box = layer.clip else { return nil }
      return layer.frame.intersection(box).distance(to: box) < 1e-9 ? nil : "a gap at \(offset): \(layer)"
    }
  }

  @Test func `a header that stretches is a banner h0 further on`() throws {
    try check(HeaderParallax.self, seed: 7) { header, setting, random in
      header.overscroll = .stretch
      header.aspect = 2
      let height = setting.viewport.width / 2
      header.minHeight = .points(min(header.minHeight.number, height))
      setting.pictures = [Size(width: 2, height: 1)]
      setting.isStill = random.flag()
      var banner = StretchBanner()
      (banner.ratio, banner.minHeight, banner.maxStretch) = (header.ratio, header.minHeight, header.maxStretch)
      banner.stretch = random.pick([.reveal, .zoom])
      let offset = random.edgy(-600...height)
      let one = header.layer("header/image", at: offset, in: setting)
      let other = banner.layer("banner/image", at: offset - height, in: setting)
      guard let one, let other else {
        let shown = one ?? other
        return (shown?.visibleFrame.intersection(setting.screen).height ?? 0) < 1e-6
          ? nil : "only one shows at \(offset)"
      }
      let isSame =
        one.frame.distance(to: other.frame) < 1e-9
        && one.visibleFrame.intersection(setting.screen).distance(to: other.visibleFrame.intersection(setting.screen))
          < 1e-9
      return isSame ? nil : "at \(offset): \(one) is not \(other)"
    }
  }

  @Test func `a weather row by its top is a map row at 1 - diff / H`() throws {
    try check(WeatherMenu.self, seed: 8) { weather, setting, random in
      weather.anchor = .top
      let tall = weather.rowHeight + random.number(1...400)
      (weather.imageHeight, weather.ratio) = (tall, nil)
      setting.pictures = [Size(width: setting.viewport.width, height: tall)]
      var map = MapCrop.published
      map.ratio = 1 - (tall - weather.rowHeight) / setting.viewport.height
      (map.every, map.rowHeight) = (1, weather.rowHeight)
      let offset = random.number(-300...1000)
      let rows = weather.layers(at: offset, in: setting).filter(\.content.isPicture)
      let maps = map.layers(at: offset, in: setting).filter(\.content.isPicture)
      // Where the published formula moves the picture out of its row, a map repeats its edge and a weather row is gray.
      let places = maps.compactMap { map in
        rows.first { $0.id == map.id }?.wholePicture.distance(to: map.wholePicture)
      }
      return places.count == rows.count && places.allSatisfy { $0 < 1e-6 } ? nil : "at \(offset): \(places)"
    }
  }

  @Test func `a map with overscan to measure stays in the unit square`() throws {
    try check(MapCrop.self, seed: 9) { effect, setting, random in
      effect.overscan = .word(.auto)
      let offset = random.edgy(-900...2500)
      for layer in effect.layers(at: offset, in: setting) where layer.content.isPicture {
        let crop = layer.crop
        guard crop.x >= -1e-12, crop.y >= -1e-12, crop.maxX <= 1 + 1e-12, crop.maxY <= 1 + 1e-12 else {
          return "at \(offset): \(layer)"
        }
        let squeeze = crop.width * setting.aspect(ofPicture: layer.pictureIndex) / crop.height
        guard abs(squeeze / layer.frame.size.aspect - 1) < 1e-9 else { return "squeezed by \(squeeze): \(layer)" }
      }
      return nil
    }
  }

  @Test func `an album pinned at 0 stays on the screen, and the cover in its cell`() throws {
    try check(AlbumStack.self, seed: 10) { effect, setting, random in
      setting.isRightToLeft = false
      let offset = random.number(-300...1500)
      let axis = effect.extent(in: setting).axis
      let step = 1.0 / 64
      let behind = effect.layers(at: offset + step, in: setting)
      let ratio = effect.advice(in: setting).coverage.ratio
      for layer in effect.layers(at: offset, in: setting) {
        guard let other = behind.first(where: { $0.id == layer.id }), let index = layer.id.partIndex else { continue }
        let moved = axis == .vertical ? layer.frame.y - other.frame.y : layer.frame.x - other.frame.x
        let depth = effect.layers > 1 ? Double(index) / Double(effect.layers - 1) : 0
        guard abs(moved / step - (1 - (1 - ratio) * depth)) < 1e-6 else {
          return "at \(offset): \(layer) moves \(moved)"
        }
      }
      return nil
    }
  }
}

extension Layer {
  var pictureIndex: Int {
    switch content {
    case .picture(let index, _), .blurred(let index): index
    default: 0
    }
  }
}
