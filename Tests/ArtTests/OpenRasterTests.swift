import TestSupport
import Testing

@testable import Art

@Suite struct OpenRasterTests {
  private typealias Picture = TestOpenRaster.Picture

  private static let gray: [UInt8] = [128, 128, 128, 255]

  private func file(_ stack: String, _ pictures: [Picture] = [], limits: ArtLimits = .standard) throws -> ArtFile {
    try ArtFile(ArtBytes(TestOpenRaster.bytes(60, 40, stack: stack, pictures)), limits: limits)
  }

  @Test func `layers come from the back to the front, with what the editor says of them`() throws {
    let art = try ArtFile(ArtBytes(TestOpenRaster.valley()))
    #expect(art.format == .openRaster && art.width == 60 && art.height == 40)
    #expect(art.layers.map(\.name) == ["Sky 0.1", "Sun", "Hills", "Mist"])
    #expect(
      art.allLayers.map(\.path) == ["Sky 0.1", "Sun", "Hills", "Hills/Far & wide", "Hills/Near", "Mist"])
    let (sun, hills, mist) = (art.layers[1], art.layers[2], art.layers[3])
    #expect(!sun.isVisible && sun.mode == .multiply && sun.frame == ArtFrame(x: 40, y: -4, width: 12, height: 12))
    #expect(sun.remark == CompositorTests.modeRemark)
    #expect(hills.isGroup && hills.frame == ArtFrame(x: 0, y: 20, width: 70, height: 20) && hills.remark == nil)
    #expect(mist.opacity == 0.5 && mist.isVisible)
  }

  @Test func `a file of MyPaint says that its layers are mixed in linear light`() throws {
    for (curve, remark) in [("2.2", true), ("1.0", false), ("x", false)] {
      let xml = "<image w='4' h='4' mypaint:eotf='\(curve)'><stack><layer name='A' src='data/a.png'/></stack></image>"
      let files = [
        TestArchive.File("stack.xml", Array(xml.utf8)),
        TestArchive.File("data/a.png", TestPNG.bytes(width: 1, height: 1) { _, _ in Self.gray }),
      ]
      let art = try ArtFile(ArtBytes(TestArchive(files).bytes))
      #expect((art.outline.remark?.hasPrefix("MyPaint mixes its layers in linear light.") ?? false) == remark)
    }
  }

  @Test func `two layers of one name have two paths`() throws {
    let art = try file(
      """
      <layer name="A"/><layer name="A"/><stack name="A"><layer name="B"/><layer name="B"/></stack><layer name="A#2"/>
      <layer/><layer name="  &#10; "/>
      """)
    #expect(
      art.allLayers.map(\.path) == ["Layer 1", "Layer 2", "A#2", "A", "A/B", "A/B#2", "A#3", "A#4"])
  }

  @Test func `names are put on one line and cut`() throws {
    let art = try file("<layer name=\"a&#10;b&#0;\u{7}\"/><layer name=\"\(String(repeating: "x", count: 5000))\"/>")
    #expect(art.layers[1].name == "a b" && art.layers[0].name.count == 200)
  }

  @Test func `a layer without a picture is not shown and says why`() throws {
    let art = try file(
      "<layer name='A' src='data/gone.png'/><text name='T'/><layer name='C' src='stack.xml'/><layer name='D' src='../x'/>",
      [Picture("other", 1, 1, Self.gray)])
    #expect(art.layers.allSatisfy { !$0.isShown })
    #expect(
      art.layers.map(\.remark) == [
        "Its picture, \"../x\", is not in the file.", "Its picture, \"stack.xml\", is no PNG file.",
        "It is no picture, but text.", "Its picture, \"data/gone.png\", is not in the file.",
      ])
  }

  @Test func `groups within groups move their layers, and too many are refused`() throws {
    let art = try file(
      "<stack name='A' x='3' y='4'><stack name='B' x='10'><layer name='C' src='data/a.png' x='1' y='1'/></stack></stack>",
      [Picture("a", 5, 6, Self.gray)])
    #expect(try art.outline.layer("A/B/C").frame == ArtFrame(x: 14, y: 5, width: 5, height: 6))
    let deep = String(repeating: "<stack>", count: 39) + String(repeating: "</stack>", count: 39)
    #expect(throws: ArtProblem("The file is refused: it has groups in more than 32 others.")) { try file(deep) }
    #expect(throws: ArtProblem("The file is refused: it has more than 1000 layers.")) {
      try file(String(repeating: "<layer/>", count: 1001))
    }
  }

  @Test func `places that are no numbers of pixels are refused`() throws {
    for place in ["nan", "inf", "9223372036854775808", "1e300", "x", "", "99999999"] {
      for layer in ["<layer src='data/a.png' x='\(place)'/>", "<stack y='\(place)'></stack>"] {
        #expect(throws: ArtProblem.self, "\(layer)") { try file(layer, [Picture("a", 1, 1, Self.gray)]) }
      }
    }
    #expect(throws: ArtProblem("The file is damaged: a layer's x is \"nan\", which is no number of pixels.")) {
      try file("<layer src='data/a.png' x='nan'/>", [Picture("a", 1, 1, Self.gray)])
    }
  }

  @Test func `layers that have too many pixels together are refused, and the largest is named`() throws {
    var limits = ArtLimits()
    limits.allPixels = 100
    let stack = "<layer name='A' src='data/a.png'/><stack><layer name='B' src='data/b.png'/></stack>"
    let small = [Picture("a", 5, 6, Self.gray), Picture("b", 7, 10, Self.gray)]
    #expect(try file(stack, small, limits: limits).layers.count == 2)
    #expect(
      throws: ArtProblem(
        "The file is refused: its layers have 107 pixels together; the limit is 100. The largest is "
          + "\"Layer 1/B\": crop it, or merge some layers.")
    ) {
      try file(stack, [Picture("a", 5, 6, Self.gray), Picture("b", 7, 11, Self.gray)], limits: limits)
    }
  }

  @Test func `a picture whose checksum is wrong is not drawn`() throws {
    let picture = TestPNG.bytes(width: 1, height: 1) { _, _ in Self.gray }
    let xml = Array("<image w='1' h='1'><stack><layer name='A' src='a.png'/></stack></image>".utf8)
    var file = TestArchive.File("a.png", picture)
    file.checksum = 1
    let art = try ArtFile(ArtBytes(TestArchive([TestArchive.File("stack.xml", xml), file]).bytes))
    #expect(throws: ArtProblem("The file is damaged: the checksum of a layer's picture is wrong.")) {
      try CompositorTests.bitmap(art, "A")
    }
  }

  @Test func `GIMP's own format says what to export`() {
    #expect(throws: ArtProblem.ofGIMP) { try ArtFile(ArtBytes(Array("gimp xcf v011\0".utf8))) }
  }

  @Test func `a missing layer names the nearest one`() throws {
    let art = try ArtFile(ArtBytes(TestOpenRaster.valley()))
    #expect(throws: ArtProblem.missing("Hils", hint: " Did you mean Hills?")) { try art.outline.layer("Hils") }
    #expect(throws: ArtProblem.missing("Near", hint: " Did you mean \"Hills/Near\"?")) { try art.outline.layer("Near") }
    #expect(throws: ArtProblem.missing("Zebra crossing", hint: "")) { try art.outline.layer("Zebra crossing") }
    #expect(ArtProblem.missing("Hils", hint: " Oh.").sentence == "It has no layer \"Hils\". Oh.")
  }

  @Test func `other archives and other files are refused`() {
    for bytes in [TestArchive([TestArchive.File("a", [1])]).bytes, Array("text".utf8), []] {
      #expect(throws: ArtProblem.foreign) { try ArtFile(ArtBytes(bytes)) }
    }
    for size in ["w='0' h='4'", "w='-1' h='4'", "w='99999' h='4'", "w='9000' h='9000'", "w='1e300' h='2'", ""] {
      let xml = "<image \(size)><stack/></image>"
      let bytes = TestArchive([TestArchive.File("stack.xml", Array(xml.utf8))]).bytes
      #expect(throws: ArtProblem.self, "\(size)") { try ArtFile(ArtBytes(bytes)) }
    }
  }

  @Test func `a change of one layer is a change of its picture alone`() throws {
    let (one, other) = (
      try ArtFile(ArtBytes(TestOpenRaster.valley())),
      try ArtFile(ArtBytes(TestOpenRaster.valley(near: [1, 2, 3, 255])))
    )
    for path in one.allLayers.map(\.path) {
      let isSame = try one.order(for: path).fingerprint == other.order(for: path).fingerprint
      #expect(isSame == !path.hasPrefix("Hills") || path == "Hills/Far & wide", "\(path)")
    }
  }
}
