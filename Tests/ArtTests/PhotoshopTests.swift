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

  /// Clipped layers, effects, and a masked group through which layers blend.
  static var dressed: TestPhotoshop {
    var (shade, house) = (
      Layer("Shade", 0, 0, 30, 20, [90, 90, 90, 255]), Layer("House", 5, 5, 20, 10, [9, 9, 9, 99])
    )
    (shade.isClipped, shade.mode) = (true, "mul ")
    (house.blocks, house.blockBytes) = (["lfx2"], ["lfx2": effects([("DrSh", true), ("frameFXMulti", true)])])
    var village = Layer(group: "Village", section: 1)
    (village.mode, village.opacity, village.mask) = ("pass", 99, (2, 2, 9, 9, 255, 40))
    village.maskParameters = [3, 99, 0, 0, 0, 0, 0, 0, 0, 0]
    var file = TestPhotoshop(30, 20, [Layer(group: "</Layer group>", section: 3), house, shade, village, shade])
    file.isUnmerged = true
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
        nil,
        "An adjustment is not shown: levels.", "Its effects are not shown.",
        "A fill is not shown: a solid color. Rasterize the layer.",
      ])
    #expect(art.layers.map(\.isShown) == [true, false, true, false])
  }

  @Test func `a clipped layer is part of the layer behind it, and drawn where that is`() throws {
    var (shade, light) = (
      Layer("Shade", 0, 0, 20, 10, [128, 128, 128, 255]), Layer("Light", 0, 0, 5, 10, [9, 9, 9, 255])
    )
    (shade.isClipped, shade.mode, light.isClipped, light.opacity) = (true, "mul ", true, 0)
    var leaf = Layer("Leaf", 10, 0, 10, 10, [200, 100, 50, 102])
    leaf.opacity = 128
    var hidden = Layer("Hidden", 0, 0, 20, 10, [255, 0, 0, 255])
    (hidden.isHidden, hidden.isClipped) = (true, true)
    var file = TestPhotoshop(20, 10, [Layer("Sky", 0, 0, 20, 10, [0, 0, 0, 255]), leaf, shade, light, hidden])
    file.isUnmerged = true
    let art = try ArtFile(ArtBytes(file.bytes))
    #expect(art.layers.map(\.path) == ["Sky", "Leaf"] && art.layers.map(\.remark) == [nil, nil])
    #expect(art.allLayers.map(\.path) == ["Sky", "Leaf", "Shade", "Light", "Hidden"])
    let picture = try CompositorTests.bitmap(art, "Leaf")
    #expect(color(picture, 5, 5) == [0, 0, 0, 0] && color(picture, 15, 5) == [100, 50, 25, 102])
    #expect(color(try CompositorTests.bitmap(art), 15, 5) == [20, 10, 5, 255])
    // By itself it is whole, and says so.
    #expect(color(try CompositorTests.bitmap(art, "Shade"), 5, 5) == [128, 128, 128, 255])
    #expect(
      art.outline["Shade"]?.remarkAlone?.hasPrefix(
        "By itself it is shown whole, in the editor only on the layers behind it. Its mode, multiply,") == true)
  }

  @Test func `a layer that is clipped to something unknown is whole, and layers are clipped to groups, too`() throws {
    var (levels, clipped) = (Layer("Levels", 0, 0, 0, 0, [0, 0, 0, 0]), Layer("A", 0, 0, 4, 4, [1, 1, 1, 255]))
    (levels.blocks, clipped.isClipped) = (["levl"], true)
    let end = Layer(group: "</Layer group>", section: 3)
    let art = try ArtFile(
      ArtBytes(
        TestPhotoshop(
          4, 4,
          [levels, clipped, end, Layer("B", 0, 0, 2, 4, [9, 9, 9, 255]), Layer(group: "G", section: 1), clipped]
        ).bytes))
    #expect(art.layers.map(\.path) == ["Levels", "A", "G"] && art.allLayers.last?.path == "A#2")
    #expect(art.layers[1].remark == "It is shown whole: the layer to which it is clipped is not shown.")
    let group = try CompositorTests.bitmap(art, "G")
    #expect(color(group, 1, 1) == [1, 1, 1, 255] && color(group, 3, 1)[3] == 0)
  }

  @Test func `what is clipped to an unknown layer or to an empty one is not clipped to its neighbor`() throws {
    var (levels, one, other) = (
      Layer("Levels", 0, 0, 0, 0, [0, 0, 0, 0]), Layer("A", 0, 0, 2, 4, [1, 1, 1, 255]),
      Layer("B", 0, 0, 4, 4, [2, 2, 2, 255])
    )
    (levels.blocks, one.isClipped, other.isClipped) = (["levl"], true, true)
    let art = try ArtFile(
      ArtBytes(TestPhotoshop(4, 4, [levels, one, other, Layer("C", 0, 0, 0, 0, [0, 0, 0, 0]), other]).bytes))
    #expect(art.layers.map(\.path) == ["Levels", "A", "B", "C", "B#2"])
    #expect(art.layers.map(\.isShown) == [false, true, true, false, false])
    #expect(art.layers[2].remark == art.layers[1].remark && art.layers[4].remark == "It is clipped to an empty layer.")
  }

  @Test func `the mask and the opacity of a group apply, whether its layers blend through it or not`() throws {
    for mode in ["norm", "pass"] {
      var group = Layer(group: "G", section: 1)
      (group.mode, group.opacity, group.mask) = (mode, 128, (2, 0, 2, 4, 255, 0))
      var file = TestPhotoshop(
        4, 4,
        [
          Layer("Sky", 0, 0, 4, 4, [0, 0, 0, 255]), Layer(group: "</Layer group>", section: 3),
          Layer("A", 0, 0, 4, 4, [200, 100, 0, 255]), group,
        ])
      file.isUnmerged = true
      let art = try ArtFile(ArtBytes(file.bytes))
      #expect(color(try CompositorTests.bitmap(art), 1, 1) == [0, 0, 0, 255], "\(mode)")
      #expect(color(try CompositorTests.bitmap(art), 3, 1) == [100, 50, 0, 255], "\(mode)")
      let alone = try CompositorTests.bitmap(art, "G")
      #expect(color(alone, 1, 1)[3] == 0 && color(alone, 3, 1) == [200, 100, 0, 255], "\(mode)")
    }
  }

  @Test func `every sentence on a layer is said, and each layer of a group is named`() throws {
    var (shape, raster, feathered) = (
      Layer("Shape", 0, 0, 4, 4, [1, 1, 1, 255]), Layer("Raster", 0, 0, 4, 4, [1, 1, 1, 255]),
      Layer("Nothing", 0, 0, 0, 0, [0, 0, 0, 0])
    )
    let path: [UInt8] = [0, 0, 0, 3, 0, 0, 0, 0]
    (shape.blocks, shape.blockBytes, shape.mode) = (["SoCo", "vmsk"], ["vmsk": path], "mul ")
    (raster.blocks, raster.blockBytes, raster.mode) = (["vmsk", "lrFX"], ["vmsk": path], "lbrn")
    // A negative size.
    feathered.frame = (0, 0, 0, -1)
    let inner = [raster, feathered].map { layer in
      var layer = layer
      layer.name += " 2"
      return layer
    }
    let end = Layer(group: "</Layer group>", section: 3)
    let art = try ArtFile(
      ArtBytes(TestPhotoshop(4, 4, [shape, raster, end] + inner + [shape, Layer(group: "G", section: 1)]).bytes))
    let words = "Its vector mask is not shown. Its effects are not shown. Its mode, linear-burn, is drawn as normal."
    #expect(art.layers.map(\.remark) == [CompositorTests.modeRemark, words, "\"Raster 2\": \(words)"])
    #expect(art.layers[2].allRemarksAlone.map(\.path) == ["G/Raster 2"])
  }

  @Test func `the density of a mask counts, and its feather is named`() throws {
    var layer = Layer("A", 0, 0, 4, 4, [1, 1, 1, 200])
    layer.mask = (0, 0, 2, 4, 255, 0)
    layer.maskParameters = [1, 51]
    let art = try ArtFile(ArtBytes(TestPhotoshop(4, 4, [layer]).bytes))
    let bitmap = try CompositorTests.bitmap(art, "A")
    #expect(color(bitmap, 1, 1)[3] == 200 && color(bitmap, 3, 1)[3] == 160 && art.layers[0].remark == nil)
    layer.maskParameters = [2, 0x40, 0, 0, 0, 0, 0, 0, 0]
    let soft = try ArtFile(ArtBytes(TestPhotoshop(4, 4, [layer]).bytes))
    #expect(soft.layers[0].remark == "Its mask is shown without its feather.")
  }

  /// A block of effects, each on or off, all of which may be turned off.
  private static func effects(_ effects: [(key: String, isOn: Bool)], areOn: Bool = true) -> [UInt8] {
    func key(_ name: String) -> [UInt8] { [0, 0, 0, UInt8(name.utf8.count == 4 ? 0 : name.utf8.count)] + name.utf8 }
    func object(_ fields: [[UInt8]]) -> [UInt8] {
      [0, 0, 0, 0] + key("null") + [0, 0, 0, UInt8(fields.count)] + fields.joined()
    }
    let fields = effects.map { effect in
      let value = object([
        key("enab") + "bool".utf8 + [effect.isOn ? 1 : 0], key("Md  ") + "enum".utf8 + key("BlnM") + key("Mltp"),
        key("Clr ") + "Objc".utf8 + object([key("Rd  ") + "doub".utf8 + [0, 0, 0, 0, 0, 0, 0, 0]]),
        key("Dstn") + "UntF#Pxl".utf8 + [0, 0, 0, 0, 0, 0, 0, 0],
      ])
      return key(effect.key)
        + (effect.key.hasSuffix("Multi") ? "VlLs".utf8 + [0, 0, 0, 1] + "Objc".utf8 : "Objc".utf8 + []) + value
    }
    return [0, 0, 0, 0, 0, 0, 0, 16]
      + object([key("masterFXSwitch") + "bool".utf8 + [areOn ? 1 : 0]] + fields)
  }

  @Test func `effects that are on are named`() throws {
    func remark(_ bytes: [UInt8]) throws -> String? {
      var layer = Layer("A", 0, 0, 4, 4, [1, 1, 1, 255])
      (layer.blocks, layer.blockBytes) = (["lrFX", "lfx2"], ["lfx2": bytes])
      return try ArtFile(ArtBytes(TestPhotoshop(4, 4, [layer]).bytes)).layers[0].remark
    }
    let some = Self.effects([("DrSh", true), ("IrSh", false), ("frameFXMulti", true)])
    #expect(try remark(some) == "Its effects are not shown: drop shadow, stroke.")
    #expect(try remark(Self.effects([("DrSh", false)])) == nil)
    #expect(try remark(Self.effects([("DrSh", true)], areOn: false)) == nil)
    for count in 0..<some.count { #expect(try remark(Array(some.prefix(count))) != nil) }
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
