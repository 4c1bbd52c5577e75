import TestSupport
import Testing

@testable import Art

@Suite struct KritaTests {
  private typealias Layer = TestKrita.Layer

  static var sample: TestKrita {
    var group = Layer("Hills", [], "nodetype='grouplayer' passthrough='0' compositeop='screen' opacity='128'")
    group.content = "<layers><layer name='Inner' filename='layer1' nodetype='paintlayer' x='70' y='3'/></layers>"
    var hidden = Layer("Hidden", [30, 20, 10, 255], "nodetype='paintlayer' visible='0' colorspacename='RGBA'")
    hidden.tiles = [(64, 0), (-64, 0)]
    hidden.isPacked = false
    var sky = Layer("Sky", [240, 160, 90, 255])
    (sky.tiles, sky.background) = ([], [240, 160, 90, 255])
    return TestKrita(100, 50, [group, hidden, sky])
  }

  private func color(_ bitmap: ArtBitmap, _ x: Int, _ y: Int) -> [Int] {
    let texel = bitmap.texels[y * bitmap.width + x]
    return [Int(texel & 255), Int(texel >> 8 & 255), Int(texel >> 16 & 255), Int(texel >> 24)]
  }

  @Test func `layers and groups come from the back to the front, with their tiles`() throws {
    let art = try ArtFile(ArtBytes(Self.sample.bytes))
    #expect(art.format == .krita && art.width == 100 && art.height == 50)
    #expect(art.allLayers.map(\.path) == ["Sky", "Hidden", "Hills", "Hills/Inner"])
    #expect(art.layers.map(\.isVisible) == [true, false, true])
    #expect(art.layers[2].mode == .screen && abs(art.layers[2].opacity - 128.0 / 255) < 1e-9)
    let hidden = try CompositorTests.bitmap(art, "Hidden")
    #expect(color(hidden, 70, 10) == [10, 20, 30, 255] && color(hidden, 10, 10) == [0, 0, 0, 0])
    #expect(color(try CompositorTests.bitmap(art, "Sky"), 99, 49) == [90, 160, 240, 255])
    // The inner layer has the tiles of the hidden one, further to the right.
    let inner = try CompositorTests.bitmap(art, "Hills/Inner")
    #expect(color(inner, 6, 3)[3] == 255 && color(inner, 5, 2)[3] == 0 && color(inner, 70, 3)[3] == 0)
    #expect(try art.frame(of: art.layers[1]) == ArtFrame(x: -64, y: 0, width: 192, height: 64))
    #expect(try art.frame(of: art.layers[2]) == ArtFrame(x: 6, y: 3, width: 192, height: 64))
  }

  @Test(arguments: [
    ("GRAYA", [UInt8](arrayLiteral: 200, 128)), ("RGBA16", [0, 0, 255, 255, 128, 128, 128, 128]),
    ("GRAYA16", [200, 200, 128, 128]),
  ])
  func `gray and 16 bits are read`(_ space: String, _ pixel: [UInt8]) throws {
    let layer = Layer("A", pixel, "nodetype='paintlayer' colorspacename='\(space)'")
    let art = try ArtFile(ArtBytes(TestKrita(10, 10, [layer]).bytes))
    let wanted = space == "RGBA16" ? [128, 255, 0, 128] : [200, 200, 200, 128]
    #expect(color(try CompositorTests.bitmap(art, "A"), 5, 5) == wanted)
  }

  @Test func `masks of transparency apply to layers and groups, and those that are turned off do not`() throws {
    func mask(_ name: String, _ attributes: String) -> String { "<mask filename='\(name)' \(attributes)/>" }
    let pixel: [UInt8] = [10, 20, 30, 200]
    var layer = Layer("A", pixel)
    layer.tiles = [(0, 0), (64, 0)]
    layer.content =
      "<masks>\(mask("half", "nodetype='transparencymask' x='4'"))"
      + "\(mask("none", "nodetype='transparencymask' visible='0'"))\(mask("none", "nodetype='selectionmask'"))</masks>"
    var group = Layer("G", [], "nodetype='grouplayer' passthrough='1'")
    // The layer in it has the pixels of the first one.
    group.content =
      "<layers><layer name='B' filename='layer0' nodetype='paintlayer'/></layers>"
      + "<masks>\(mask("half", "nodetype='transparencymask'"))</masks>"
    var file = TestKrita(128, 64, [layer, group])
    file.masks = [("half", 128, 255), ("none", 0, 0)]
    let art = try ArtFile(ArtBytes(file.bytes))
    #expect(art.layers.allSatisfy { $0.remark == nil })
    let half = (200 * 128 + 127) / 255
    let drawn = try CompositorTests.bitmap(art, "A")
    #expect([0, 3, 4, 67, 68, 127].map { color(drawn, $0, 5)[3] } == [200, 200, half, half, 200, 200])
    #expect(color(drawn, 20, 5) == [30, 20, 10, half])
    let together = try CompositorTests.bitmap(art, "G")
    #expect([0, 63, 64, 127].map { color(together, $0, 5)[3] } == [half, half, 200, 200])
    #expect(abs(color(together, 20, 5)[0] - 30) <= 1)
    // A mask of another kind is named.
    layer.content = "<masks>\(mask("half", "nodetype='filtermask'"))</masks>"
    file.layers = [layer]
    #expect(try ArtFile(ArtBytes(file.bytes)).layers.map(\.remark) == ["Its masks are not shown."])
  }

  @Test func `a layer that inherits alpha is drawn where its group is`() throws {
    var group = Layer("G", [], "nodetype='grouplayer'")
    // The layers in it have the pixels of the other two.
    group.content =
      "<layers><layer name='In' filename='layer1' nodetype='paintlayer' channelflags='1110'/>"
      + "<layer name='Under' filename='layer2' nodetype='paintlayer' x='64'/></layers>"
    var wide = Layer("Wide", [10, 20, 30, 255], "nodetype='paintlayer' visible='0'")
    wide.tiles = [(0, 0), (64, 0)]
    let half = Layer("Half", [0, 0, 0, 100], "nodetype='paintlayer' visible='0'")
    let art = try ArtFile(ArtBytes(TestKrita(128, 64, [group, wide, half]).bytes))
    let drawn = try CompositorTests.bitmap(art, "G")
    #expect(color(drawn, 10, 5) == [0, 0, 0, 0] && color(drawn, 70, 5) == [30, 20, 10, 100])
  }

  @Test func `what cannot be shown is named`() throws {
    var masked = Layer("Masked", [1, 1, 1, 255])
    masked.content = "<masks><mask name='M' nodetype='transparencymask'/></masks>"
    var file = TestKrita(
      10, 10,
      [
        masked, Layer("Styled", [1, 1, 1, 255], "nodetype='paintlayer' layerstyle='{1}'"),
        Layer("Red", [1, 1, 1, 255], "nodetype='paintlayer' channelflags='0011'"),
        Layer("Vector", [], "nodetype='shapelayer'"),
        Layer("Float", [1], "nodetype='paintlayer' colorspacename='RGBAF32'"),
        Layer("Gone", [], "nodetype='paintlayer'"),
      ])
    let art = try ArtFile(ArtBytes(file.bytes))
    #expect(
      art.layers.reversed().map(\.remark) == [
        "Its masks are not shown.", "Its layer style is not shown.", "All of its channels are shown.",
        "It is a vector layer, which cannot be shown. Convert it to a paint layer.",
        "Its colors, RGBAF32, cannot be shown. Convert it to 8 or 16 bits of RGB or gray.",
        "Its pixels, \"art/layers/layer5\", are not in the file.",
      ])
    file.profile = "Rec2020"
    file.layers = [Layer("A", [1, 1, 1, 255], "nodetype='paintlayer' layerstyle='{1}'")]
    #expect(
      try ArtFile(ArtBytes(file.bytes)).layers[0].remark
        == "Its layer style is not shown. Its color profile, Rec2020, is shown as sRGB.")
    file.layers = [Layer("A", [1, 1, 1, 255])]
    #expect(
      try ArtFile(ArtBytes(file.bytes)).layers[0].remark == "Its color profile, Rec2020, is shown as sRGB.")
  }

  @Test func `LZF gives back what was packed and refuses the rest`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let bytes = InflatingTests.anyBytes(using: &random)
      var packed = TestKrita.packed(bytes)
      #expect(LZF.bytes(packed[...], size: bytes.count) == bytes)
      #expect(LZF.bytes(packed[...], size: bytes.count + 1) == nil)
      for _ in 0..<3 where !packed.isEmpty { packed[random.whole(0...packed.count - 1)] = UInt8(random.whole(0...255)) }
      if let any = LZF.bytes(packed[...], size: bytes.count) { #expect(any.count == bytes.count) }
    }
  }
}
