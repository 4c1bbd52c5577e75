import Documents
import Effects
import Geometry
import Testing

@testable import parallax

/// `--published` of each plain twin against the arithmetic of its article, written down here from the article's text and
/// from nothing else.
@Suite struct PublishedTests {
  private static let devices = ["iphone-2013", "iphone-14", "ipad-11"]

  /// Fifty offsets of a twin with the article's numbers, from a long pull to far down.
  private func check(
    _ name: String, _ sets: [String] = [],
    _ body: (_ layers: [String: Layer], _ offset: Double, _ setting: Setting) throws -> Void
  ) throws {
    for device in Self.devices {
      let placed = try LoadedScene(name, sets: ["device=\(device)"] + sets, isPublished: true).placed
      let setting = placed.scene.setting { placed.report($0).size }
      let low = placed.scene.effect.extent(in: setting).bounds.lowerBound
      for step in 0..<50 {
        let offset = low - 180 + Double(step) * 17.3
        var layers: [Layer] = []
        placed.scene.effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
        try body(
          Dictionary(layers.map { ($0.id.description, $0) }, uniquingKeysWith: { one, _ in one }), offset, setting)
      }
    }
  }

  private func expect(_ rect: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ what: String) throws
  {
    let rect = try #require(rect, "\(what)")
    for (found, wanted) in [(rect.x, x), (rect.y, y), (rect.width, width), (rect.height, height)] {
      try #require(abs(found - wanted) < 1e-9, "\(rect), not \(x) \(y) \(width) \(height): \(what)")
    }
  }

  @Test func `the header stretches by its two constraints`() throws {
    try check("header-stretch-plain") { layers, offset, setting in
      // The cell is as wide as the table and 2:1, and goes with the table.
      let (width, height) = (setting.viewport.width, setting.viewport.width / 2)
      let cell = -offset
      let topSpace = offset >= 0 ? offset / 2 : offset
      let bottomSpace = offset >= 0 ? -offset / 2 : 0
      guard cell + height > 0 else { return #expect(layers["header/image"] == nil) }
      let (top, bottom) = (cell + topSpace, cell + height - bottomSpace)
      // The picture keeps 2:1 and stays in the middle.
      let drawn = (bottom - top) * 2
      try expect(
        layers["header/image"]?.frame, (width - drawn) / 2, top, drawn, bottom - top, "\(offset) on \(width)")
      // clipsToBounds
      if offset >= 0 {
        try expect(layers["header/image"]?.clip, 0, cell, width, height, "clip at \(offset)")
      } else {
        #expect(layers["header/image"]?.clip == nil)
      }
    }
  }

  @Test func `the header with a refresh control goes by one constraint`() throws {
    try check("header-refresh-plain") { layers, offset, setting in
      let (width, height) = (setting.viewport.width, setting.viewport.width / 2)
      let constant = min(0, -offset / 2)
      let cell = -offset
      guard cell + height > 0 else { return #expect(layers["header/image"] == nil) }
      // The cell's middle is the picture's plus the constant: half the speed of the table.
      try expect(layers["header/image"]?.frame, 0, cell - constant, width, height, "\(offset) on \(width)")
    }
  }

  @Test func `the banner is as tall as the offset leaves it`() throws {
    try check("stretch-banner-plain") { layers, offset, setting in
      let width = setting.viewport.width
      let height = offset < 0 ? -offset : 0
      guard height > 0 else { return #expect(layers["banner/image"] == nil) }
      // scaleAspectFill
      let picture = setting.pictures[0]
      let scale = max(width / picture.width, height / picture.height)
      let (drawn, tall) = (picture.width * scale, picture.height * scale)
      try expect(
        layers["banner/image"]?.frame, (width - drawn) / 2, (height - tall) / 2, drawn, tall, "\(offset) on \(width)")
      try expect(layers["banner/image"]?.clip, 0, 0, width, height, "clip at \(offset)")
    }
  }

  @Test func `the images of albums shift by the position of their cell`() throws {
    // The article gives no sizes; these are the effect's.
    let (cell, cover, pitch, images) = (142.0, 82.0, 112.0, 5)
    var seen = 0
    try check("album-stack-plain") { layers, offset, setting in
      let width = setting.viewport.width
      for album in 0..<10 {
        let x = (width - cell) / 2 + Double(album) * pitch - offset
        guard x > -cell, x < width else { continue }
        let (minX, maxX) = (-cell, width)
        let position = (1.0 - -1.0) / (maxX - minX) * (x - minX) + -1.0
        let padding = (cell - cover) / 2
        var offsetX = (padding - -padding) / (-1.0 - 1.0) * (position - 1.0) + -padding
        offsetX /= Double(images - 1)
        for image in 0..<images {
          guard let layer = layers["album-\(album)/layer-\(image)"] else { continue }
          seen += 1
          let middle = x + cell / 2 + offsetX * Double(image)
          try #require(abs(layer.frame.midX - middle) < 1e-9, "\(layer) at \(offset), not \(middle)")
        }
      }
    }
    #expect(seen > 2000)
  }

  @Test func `the contents rectangle of a square map goes by its row's top`() throws {
    var seen = 0
    try check("map-crop-plain", ["content.images=[]", "content.pictureSize=[512,512]"]) { layers, _, setting in
      for (id, layer) in layers where id.hasSuffix("/image") {
        seen += 1
        let (w, h) = (layer.frame.width, layer.frame.height)
        let totalHeight = setting.viewport.height
        let yPos = 2 * (layer.frame.y / totalHeight - 0.5)
        let k = 0.7
        let center = 0.5 - (k - 1) * 0.5 * totalHeight / w * yPos
        try expect(layer.crop, 0, center - 0.5 * h / w, 1, h / w, "\(id) at \(layer.frame.y)")
      }
    }
    #expect(seen > 500)
  }

  @Test func `a weather picture goes by its row's top`() throws {
    var seen = 0
    try check("weather-menu-plain") { layers, _, setting in
      for (id, layer) in layers where id.hasSuffix("/image") {
        seen += 1
        let row = try #require(layer.clip)
        try #require(row.height == 100)
        let distanceFromCenter = setting.viewport.height / 2 - row.y
        let diff = 200 - row.height
        let shiftY = distanceFromCenter / setting.viewport.height * diff
        try expect(layer.frame, 0, row.y - diff / 2 + shiftY, setting.viewport.width, 200, "\(id) at \(row.y)")
      }
    }
    #expect(seen > 500)
  }
}
