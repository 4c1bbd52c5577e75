import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Nonsensical numbers give plain results, without traps or NaN.
@Suite struct DegenerateTests {
  static let odd: [Double] = [0, -5, 1e-300, 1e300, .infinity, -.infinity, .nan]

  private func check(_ effect: some Effect, in setting: Setting, at offsets: [Double] = [0, 100]) throws {
    _ = effect.advice(in: setting).coverages
    _ = effect.advice(in: setting).findings
    _ = effect.advice(in: setting).pictureNeeds(most: 3)
    let bounds = effect.extent(in: setting).bounds
    for offset in offsets {
      for layer in effect.layers(at: offset, in: setting) {
        try #require(layer.isFinite, "\(effect.pasted) at \(offset) in \(setting): \(layer)")
      }
      for layer in effect.layers(at: Moment(offset: offset, refreshing: .nan, indicator: .nan), in: setting) {
        try #require(layer.isFinite, "\(effect.pasted) at \(offset) in \(setting): \(layer)")
      }
    }
    try #require(bounds.lowerBound.isFinite && bounds.upperBound.isFinite, "\(effect.pasted) in \(setting): \(bounds)")
  }

  @Test(arguments: Catalog.names)
  func `screens of no size or no number`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name)).init()
    for width in Self.odd + [390] {
      for height in Self.odd + [844] {
        try check(effect, in: Setting(viewport: Size(width: width, height: height), rows: 3))
      }
    }
  }

  @Test(arguments: Catalog.names)
  func `offsets of no number`(_ name: String) throws {
    let type = try #require(Catalog.effect(named: name))
    let uneven = Setting(rows: 10_000_000, rowHeights: RowHeights([20, 800, 31]))
    for effect in [type.init(), type.published] {
      for setting in [Setting(), uneven, Setting(rows: 0), Setting(rows: 10_000_000)] {
        try check(effect, in: setting, at: Self.odd)
      }
    }
  }

  @Test(arguments: Catalog.names)
  func `insets, scales and pictures of no number`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name)).init()
    for one in Self.odd {
      for other in Self.odd {
        let setting = Setting(
          insets: Insets(top: one, left: other, bottom: one, right: one), scale: other, isRightToLeft: true, rows: 4,
          pictures: [Size(width: one, height: other)])
        try check(effect, in: setting)
        try check(effect, in: Setting(rows: 4, pictures: [Size(width: one, height: other)]))
        try check(effect, in: Setting(rows: 4, page: Size(width: one, height: other)))
      }
    }
  }

  @Test func `parameters that no file can spell`() throws {
    for one in Self.odd {
      for other in Self.odd {
        var map = MapCrop()
        (map.ratio, map.rowHeight, map.textHeight, map.every) = (one, other, one, 0)
        try check(map, in: Setting(rows: 3))
        map.overscan = .number(other)
        try check(map, in: Setting(rows: 3))
        var weather = WeatherMenu()
        (weather.imageHeight, weather.rowHeight) = (one, other)
        try check(weather, in: Setting(rows: 3))
        (weather.imageHeight, weather.ratio) = (nil, one)
        try check(weather, in: Setting(rows: 3))
        var header = HeaderParallax()
        (header.aspect, header.minHeight, header.ratio, header.maxStretch) = (one, .points(other), one, other)
        try check(header, in: Setting(rows: 3), at: [-100, 0, 100])
        var banner = StretchBanner()
        (banner.aspect, banner.minHeight, banner.ratio, banner.maxStretch) = (one, .points(other), one, other)
        try check(banner, in: Setting(rows: 3), at: [-300, -195, 0, 100])
        var albums = AlbumStack()
        (albums.cellWidth, albums.coverSize, albums.pitch, albums.inset) = (one, other, one, other)
        try check(albums, in: Setting(rows: 3))
        albums.layers = -1
        try check(albums, in: Setting(rows: 3))
      }
    }
  }

  @Test(arguments: Catalog.names)
  func `fewer than no rows are none`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name)).init()
    for rows in [-1, 0, Int.min] {
      let shown = effect.layers(at: 0, in: Setting(rows: rows))
      #expect(!shown.contains { $0.id.owner == "row" || $0.id.owner == "album" })
    }
  }

  @Test(arguments: Catalog.names)
  func `a picture taller or flatter than anything is drawn`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name)).init()
    for size in [Size(width: 1, height: 100_000), Size(width: 100_000, height: 1), .zero] {
      try check(effect, in: Setting(pictures: [size]), at: [-400, 0, 300])
    }
  }
}
