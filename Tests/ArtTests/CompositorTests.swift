import TestSupport
import Testing

@testable import Art

@Suite struct CompositorTests {
  /// What is said of a multiplied layer at the top of a file.
  static let modeRemark =
    "Its mode, multiply, is drawn as normal. Group it with the layers behind it to keep it."

  /// The pixels of a layer, or of the whole picture, decoding the plain PNG files of tests.
  static func bitmap(_ art: ArtFile, _ path: String? = nil) throws -> ArtBitmap {
    let order = try art.order(for: path)
    guard order.kind == .composition else { throw ArtProblem("a drawing") }
    return try Compositor(decodingPNG: decode).bitmap(of: try Composition(message: order.bytes))
  }

  /// Decodes a file of `TestPNG`: rows in stored blocks.
  static func decode(_ bytes: [UInt8]) throws(ArtProblem) -> ArtBitmap {
    var cursor = ByteCursor(bytes, from: 16)
    let (width, height) = (try cursor.big(4), try cursor.big(4))
    try cursor.skip(9)
    let length = try cursor.big(4)
    try cursor.skip(4)
    guard let rows = Inflating.bytes(zlib: try cursor.take(length), size: height * (1 + 4 * width)) else {
      throw ArtProblem("This is no PNG file.")
    }
    var texels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let place = y * (1 + 4 * width) + 1 + 4 * x
        texels.append(rows[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) })
      }
    }
    guard let bitmap = ArtBitmap(width: width, height: height, texels: texels) else {
      throw ArtProblem("This is no PNG file.")
    }
    return bitmap
  }

  private func color(_ bitmap: ArtBitmap, _ x: Int, _ y: Int) -> [Int] {
    let texel = bitmap.texels[y * bitmap.width + x]
    return [Int(texel & 255), Int(texel >> 8 & 255), Int(texel >> 16 & 255), Int(texel >> 24)]
  }

  @Test func `a layer lies on the whole canvas, without its own opacity`() throws {
    let art = try ArtFile(ArtBytes(TestOpenRaster.valley()))
    let near = try Self.bitmap(art, "Hills/Near")
    #expect(near.width == 60 && near.height == 40)
    #expect(color(near, 0, 29) == [0, 0, 0, 0] && color(near, 59, 30) == [0, 90, 0, 255])
    #expect(color(try Self.bitmap(art, "Mist"), 0, 0) == [255, 255, 255, 128])
    let sun = try Self.bitmap(art, "Sun")
    #expect(color(sun, 40, 0) == [255, 220, 0, 255] && color(sun, 40, 8) == [0, 0, 0, 0])
  }

  @Test func `a group is one picture, and the file is all that is visible`() throws {
    let art = try ArtFile(ArtBytes(TestOpenRaster.valley()))
    let hills = try Self.bitmap(art, "Hills")
    #expect(color(hills, 5, 19) == [0, 0, 0, 0] && color(hills, 5, 25) == [90, 120, 90, 255])
    #expect(color(hills, 5, 35) == [0, 90, 0, 255])
    let all = try Self.bitmap(art)
    // A quarter of white over the sky, and no sun.
    #expect(color(all, 45, 2) == [131, 184, 244, 255])
  }

  @Test func `the merged picture of a file stands for the whole`() throws {
    let bytes = TestOpenRaster.bytes(
      4, 4, stack: "", [], merged: TestOpenRaster.Picture("m", 4, 4, [1, 2, 3, 255]))
    #expect(color(try Self.bitmap(try ArtFile(ArtBytes(bytes))), 3, 3) == [1, 2, 3, 255])
  }

  /// The color of two layers over each other.
  private func mixed(_ mode: BlendMode, _ below: [UInt8], _ above: [UInt8], opacity: Double = 1) throws -> [Int] {
    let name = mode == .add ? "plus" : mode.name
    let art = try ArtFile(
      ArtBytes(
        TestOpenRaster.bytes(
          1, 1,
          stack: """
            <layer name="A" src="data/a.png" composite-op="svg:\(name)" opacity="\(opacity)"/>
            <layer name="B" src="data/b.png"/>
            """, [.init("a", 1, 1, above), .init("b", 1, 1, below)])))
    return color(try Self.bitmap(art), 0, 0)
  }

  @Test(arguments: [
    (BlendMode.multiply, [50, 20, 0, 255]), (.screen, [250, 180, 200, 255]), (.darken, [100, 50, 0, 255]),
    (.lighten, [200, 150, 200, 255]), (.difference, [100, 100, 200, 255]), (.add, [255, 200, 200, 255]),
    (.subtract, [100, 0, 200, 255]), (.normal, [100, 150, 0, 255]),
  ])
  func `modes follow their formulas on opaque colors`(_ mode: BlendMode, _ wanted: [Int]) throws {
    let (below, above): ([UInt8], [UInt8]) = ([200, 50, 200, 255], [100, 150, 0, 255])
    let found = try mixed(mode, below, above)
    for (one, other) in zip(found, wanted) {
      let isNear = abs(one - other) <= (mode == .multiply || mode == .screen ? 29 : 1)
      #expect(isNear, "\(mode) \(found)")
    }
    if mode == .multiply { #expect(found == [78, 29, 0, 255]) }
    if mode == .screen { #expect(found == [222, 171, 200, 255]) }
  }

  @Test func `any mode over nothing shows the layer, and a transparent layer shows what is below`() throws {
    var random = SplitMix64(seed: 4)
    for code in 0..<19 {
      let mode = try #require(BlendMode(code: code))
      let any = (0..<3).map { _ in UInt8(random.whole(0...255)) }
      #expect(try mixed(mode, [9, 9, 9, 0], any + [255]) == any.map(Int.init) + [255], "\(mode)")
      #expect(try mixed(mode, any + [255], [1, 200, 30, 0]) == any.map(Int.init) + [255], "\(mode)")
      let half = try mixed(mode, any + [255], [10, 200, 30, 255], opacity: 0.5)
      let whole = try mixed(mode, any + [255], [10, 200, 30, 255])
      for channel in 0..<3 { #expect(abs(2 * half[channel] - whole[channel] - Int(any[channel])) <= 2, "\(mode)") }
    }
  }

  @Test func `opacity, difference and soft light of OpenRaster look as in Krita and Photoshop`() throws {
    var random = SplitMix64(seed: 9)
    var others: Set<String> = []
    let modes = [
      ("svg:src-over", "normal", "norm"), ("svg:difference", "diff", "diff"),
      ("svg:soft-light", "soft_light_svg", "sLit"),
    ]
    for (openRaster, krita, photoshop) in modes {
      for share in [51, 102, 255, 204] {
        func any() -> [UInt8] { (0..<3).map { _ in UInt8(random.whole(0...255)) } }
        let (above, below) = (any() + [UInt8(random.whole(1...255))], any() + [255])
        // In a group, whose picture is composed of them with their modes.
        let raster = TestOpenRaster.bytes(
          4, 4,
          stack: """
            <stack name="G"><layer name="A" src="data/a.png" composite-op="\(openRaster)" opacity="\(Double(share) / 255)"/>
            <layer name="B" src="data/b.png"/></stack>
            """, [.init("a", 4, 4, above), .init("b", 4, 4, below)])
        func pixel(_ color: [UInt8]) -> [UInt8] { [color[2], color[1], color[0], color[3]] }
        let painting = TestKrita(
          4, 4,
          [
            .init("A", pixel(above), "nodetype='paintlayer' visible='1' opacity='\(share)' compositeop='\(krita)'"),
            .init("B", pixel(below)),
          ])
        var top = TestPhotoshop.Layer("A", 0, 0, 4, 4, above)
        (top.mode, top.opacity) = (photoshop, UInt8(share))
        var document = TestPhotoshop(4, 4, [.init("B", 0, 0, 4, 4, below), top])
        document.isUnmerged = true
        let found = try [raster, painting.bytes, document.bytes].map { bytes in
          color(try Self.bitmap(try ArtFile(ArtBytes(bytes))), 1, 1)
        }
        for other in found.dropFirst() {
          #expect(zip(found[0], other).allSatisfy { abs($0 - $1) <= 1 }, "\(openRaster) \(share) \(found)")
        }
        for channel in 0..<3 {
          let (from, to) = (Double(below[channel]), Double(above[channel]))
          let normal = from + (to - from) * Double(above[3]) / 255 * Double(share) / 255
          if (Double(found[0][channel]) - normal).magnitude > 2 { others.insert(openRaster) }
        }
      }
    }
    // They are not merely drawn as normal.
    #expect(others == ["svg:difference", "svg:soft-light"])
  }

  @Test func `a layer that keeps alpha is drawn where its group is, and whole by itself`() throws {
    let art = try ArtFile(
      ArtBytes(
        TestOpenRaster.bytes(
          20, 10,
          stack: """
            <stack name="G" isolation="isolate"><layer name="A" src="data/a.png" composite-op="svg:src-atop"/>
            <layer name="B" src="data/b.png" x="10"/></stack><layer name="C" src="data/c.png"/>
            """,
          [
            .init("a", 20, 10, [200, 0, 0, 255]), .init("b", 10, 10, [0, 0, 0, 100]),
            .init("c", 20, 10, [0, 9, 0, 255]),
          ]
        )))
    #expect(
      art.layers[1].remark == nil && art.outline["G/A"]?.remarkAlone?.hasPrefix("By itself it is shown whole") == true)
    let group = try Self.bitmap(art, "G")
    #expect(color(group, 5, 5) == [0, 0, 0, 0] && color(group, 15, 5) == [200, 0, 0, 100])
    #expect(color(try Self.bitmap(art, "G/A"), 5, 5) == [200, 0, 0, 255])
  }

  @Test func `a composition survives the way to another process, and a damaged one is refused`() throws {
    let art = try ArtFile(ArtBytes(TestOpenRaster.valley()))
    let message = try art.order(for: "Hills").bytes
    let composition = try Composition(message: message)
    #expect(try composition.message(.standard) == message && composition.nodes.count == 2)
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      var bytes = Array(message.prefix(random.whole(0...message.count)))
      for _ in 0..<random.whole(0...3) where !bytes.isEmpty {
        bytes[random.whole(0...min(bytes.count - 1, 200))] = UInt8(random.whole(0...255))
      }
      do {
        let bitmap = try Compositor(decodingPNG: Self.decode).bitmap(of: try Composition(message: bytes))
        #expect(bitmap.texels.count == bitmap.width * bitmap.height)
      } catch {
        #expect(error.sentence.hasSuffix("."))
      }
    }
  }
}
