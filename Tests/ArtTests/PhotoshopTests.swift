import TestSupport
import Testing

@testable import Art

@Suite struct PhotoshopTests {
  private typealias Layer = TestPhotoshop.Layer

  static func sample(depth: Int = 8, mode: Int = 3, packing: Int = 0) -> TestPhotoshop {
    var (near, far) = (
      Layer("Near \u{1F333}", -10, 20, 70, 30, [0, 90, 0, 255]), Layer("Far", 0, 10, 60, 20, [90, 120, 90, 128])
    )
    (near.packing, far.packing, far.isHidden) = (packing, packing, true)
    var sky = Layer("Sky", 0, 0, 60, 40, [90, 160, 240, 255])
    (sky.packing, sky.mode, sky.opacity) = (packing, "mul ", 51)
    var file = TestPhotoshop(
      60, 40, [sky, Layer(group: "</Layer group>", section: 3), far, near, Layer(group: "Hills", section: 1)])
    (file.depth, file.mode) = (depth, mode)
    file.pack = { InflatingTests.packed($0, level: 6) }
    return file
  }

  private func color(_ bitmap: ArtBitmap, _ x: Int, _ y: Int) -> [Int] {
    let texel = bitmap.texels[y * bitmap.width + x]
    return [Int(texel & 255), Int(texel >> 8 & 255), Int(texel >> 16 & 255), Int(texel >> 24)]
  }

  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ArtFile(ArtBytes(bytes))
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test func `layers and groups come from the back to the front`() throws {
    let art = try ArtFile(ArtBytes(Self.sample().bytes))
    #expect(art.format == .photoshop && art.width == 60 && art.height == 40)
    #expect(art.allLayers.map(\.path) == ["Sky", "Hills", "Hills/Far", "Hills/Near \u{1F333}"])
    #expect(art.layers[0].mode == .multiply && art.layers[0].opacity == 0.2)
    #expect(art.layers[1].layers.map(\.isVisible) == [false, true])
    #expect(art.layers[1].frame == ArtFrame(x: -10, y: 10, width: 70, height: 40))
  }

  @Test(arguments: [8, 16], [0, 1, 2, 3])
  func `pixels of every packing and depth are the same`(_ depth: Int, _ packing: Int) throws {
    let art = try ArtFile(ArtBytes(Self.sample(depth: depth, packing: packing).bytes))
    let near = try CompositorTests.bitmap(art, "Hills/Near \u{1F333}")
    #expect(near.width == 60 && color(near, 0, 20) == [0, 90, 0, 255] && color(near, 59, 39) == [0, 90, 0, 255])
    #expect(color(near, 0, 19) == [0, 0, 0, 0])
    #expect(color(try CompositorTests.bitmap(art, "Hills/Far"), 5, 15) == [90, 120, 90, 128])
    #expect(color(try CompositorTests.bitmap(art), 5, 5) == [1, 2, 3, 255])
  }

  @Test func `names of old files are read in their letters`() {
    #expect(MacRoman.text([0x46, 0x8A, 0x72]) == "F\u{E4}r" && MacRoman.text(Array("F\u{E4}r".utf8)) == "F\u{E4}r")
    #expect(MacRoman.text((0...255).map { UInt8($0) }).count > 250)
  }

  @Test func `gray files are gray`() throws {
    let art = try ArtFile(ArtBytes(Self.sample(mode: 1).bytes))
    #expect(color(try CompositorTests.bitmap(art, "Sky"), 0, 0) == [90, 90, 90, 255])
  }

  @Test func `a file without a whole picture is put together from its layers`() throws {
    var file = Self.sample()
    file.isUnmerged = true
    let all = try CompositorTests.bitmap(try ArtFile(ArtBytes(file.bytes)))
    #expect(color(all, 5, 5) == [90, 160, 240, 51] && color(all, 5, 30) == [0, 90, 0, 255])
  }

  @Test func `a mask shows through where it is white`() throws {
    var layer = Layer("A", 0, 0, 20, 10, [9, 8, 7, 200])
    layer.mask = (5, 0, 10, 10, 255, 0)
    let art = try ArtFile(ArtBytes(TestPhotoshop(20, 10, [layer]).bytes))
    let bitmap = try CompositorTests.bitmap(art, "A")
    #expect(color(bitmap, 4, 5)[3] == 0 && color(bitmap, 5, 5) == [9, 8, 7, 200] && color(bitmap, 15, 5)[3] == 0)
  }

  @Test func `what cannot be shown is named`() throws {
    var (clipped, levels, styled) = (
      Layer("Clipped", 0, 0, 4, 4, [1, 1, 1, 255]), Layer("Levels", 0, 0, 0, 0, [0, 0, 0, 0]),
      Layer("Styled", 0, 0, 4, 4, [1, 1, 1, 255])
    )
    clipped.isClipped = true
    levels.blocks = ["levl"]
    styled.blocks = ["lfx2", "vmsk"]
    var fill = Layer("Fill", 0, 0, 0, 0, [0, 0, 0, 0])
    fill.blocks = ["SoCo"]
    let art = try ArtFile(ArtBytes(TestPhotoshop(4, 4, [clipped, levels, styled, fill]).bytes))
    #expect(
      art.layers.map(\.remark) == [
        "It is clipped to the layer behind it in the editor, and shown whole.",
        "An adjustment is not shown: levels.", "Its effects are not shown.",
        "A fill is not shown: a solid color. Rasterize the layer.",
      ])
    #expect(art.layers.map(\.isShown) == [true, false, true, false])
  }

  @Test func `other kinds of files are refused in a sentence`() {
    #expect(problem(Self.sample(mode: 4).bytes)?.contains("CMYK colors") == true)
    #expect(problem(Self.sample(depth: 32).bytes)?.contains("32 bits per channel") == true)
    var large = Self.sample().bytes
    large[5] = 2
    #expect(problem(large)?.contains("PSB") == true)
    #expect(
      problem(TestPhotoshop(4, 4, [Layer(group: "A", section: 1)]).bytes)
        == "The file is damaged: a group has no beginning.")
    #expect(
      problem(TestPhotoshop(4, 4, [Layer(group: "A", section: 3)]).bytes) == "The file is damaged: a group has no end.")
    let endless = (0..<40).map { _ in Layer(group: "A", section: 3) }
    #expect(problem(TestPhotoshop(4, 4, endless).bytes)?.contains("groups in more than 32") == true)
    let whole = Self.sample().bytes
    for count in stride(from: 4, to: 600, by: 7) { #expect(problem(Array(whole.prefix(count))) != nil, "\(count)") }
  }
}
