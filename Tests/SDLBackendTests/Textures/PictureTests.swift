import Boundary
import Geometry
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// The states of pictures: absent, ready, failed, lost.
@Suite(.serialized) struct PictureTests {
  static let name = PictureID(rawValue: 5)
  static let picture = Pixels(width: 64, height: 48) { ($0 * 37 ^ $1 * 91) & 255 }
  static let whole = Rect(x: 0, y: 0, width: 64, height: 48)

  static func pixels(_ stage: Stage) throws -> Pixels {
    try stage.pixels { $0.append(.picture(PictureQuad(name, frame: whole))) }
  }

  @Test(arguments: Stage.renderers)
  func `strips make the same picture as the whole`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    try stage.canvas.textures.begin(Self.name, width: 64, height: 48, isOpaque: true)
    let placeholder = try Self.pixels(stage)
    for row in stride(from: 0, to: 48, by: 7) {
      let rows = min(7, 48 - row)
      try Self.picture.bytes[(row * 256)..<((row + rows) * 256)].withUnsafeBytes { bytes in
        try stage.canvas.textures.upload(Self.name, row: row, rows: rows, bytes)
      }
      #expect(stage.canvas.textures.state(of: Self.name) == .loading)
      #expect(try Self.pixels(stage) == placeholder)
    }
    stage.canvas.textures.finish(Self.name)
    #expect(stage.canvas.textures.state(of: Self.name) == .ready)
    #expect(try Self.pixels(stage) == Self.picture)
  }

  @Test(arguments: Stage.renderers)
  func `a fade goes from the placeholder to the picture`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    let placeholder = try Self.pixels(stage)
    try stage.canvas.textures.define(Self.name, Self.picture)
    stage.canvas.textures.finish(Self.name, opacity: 0)
    #expect(try Self.pixels(stage) == placeholder)
    stage.canvas.textures.finish(Self.name, opacity: 0.5)
    let half = try Self.pixels(stage)
    for (x, y) in [(3, 3), (40, 20), (63, 47)] {
      #expect(abs(half.red(x, y) - (placeholder.red(x, y) + Self.picture.red(x, y)) / 2) <= 2)
    }
    stage.canvas.textures.finish(Self.name, opacity: 1)
    #expect(try Self.pixels(stage) == Self.picture)
  }

  @Test(arguments: Stage.renderers)
  func `a failed picture shows a tile with its reason, a small one only the tile`(_ renderer: CanvasOptions.Renderer)
    throws
  {
    let stage = try Stage(200, 60, renderer: renderer)
    func tile(_ width: Double, _ height: Double) throws -> Set<SIMD4<UInt8>> {
      let pixels = try stage.pixels {
        $0.append(.picture(PictureQuad(Self.name, frame: Rect(x: 0, y: 0, width: width, height: height))))
      }
      return Set((0..<Int(width)).map { pixels[$0, Int(height) / 2] })
    }
    stage.canvas.textures.fail(Self.name, reason: "not a picture")
    #expect(stage.canvas.textures.state(of: Self.name) == .failed(reason: "not a picture"))
    #expect(try tile(160, 60).count > 3)
    #expect(try tile(12, 8).count == 1)
  }

  @Test(arguments: Stage.renderers)
  func `wrong sizes and wrong strips are errors`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    for (width, height) in [(0, 5), (5, -1), (99_999, 2), (Int.max, Int.max)] {
      #expect(throws: SDLError.self) {
        try stage.canvas.textures.begin(Self.name, width: width, height: height, isOpaque: true)
      }
    }
    #expect(stage.canvas.textures.state(of: Self.name) == .absent)
    let bytes = [UInt8](repeating: 0, count: 64)
    func upload(_ row: Int, _ rows: Int) throws {
      try bytes.withUnsafeBytes { try stage.canvas.textures.upload(Self.name, row: row, rows: rows, $0) }
    }
    #expect(throws: SDLError.self) { try upload(0, 1) }
    try stage.canvas.textures.begin(Self.name, width: 4, height: 4, isOpaque: true)
    for (row, rows) in [(0, 0), (-1, 2), (3, 2), (0, 5), (Int.max, 1), (0, Int.max)] {
      #expect(throws: SDLError.self) { try upload(row, rows) }
    }
    try upload(0, 4)
    #expect(throws: SDLError.self) { try stage.canvas.textures.define(Self.name, Pixels(width: 0, height: 0)) }
  }

  @Test(arguments: Stage.renderers)
  func `bytes are counted, and given back`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    let before = stage.canvas.textures.bytes
    try stage.canvas.textures.define(Self.name, Self.picture)
    #expect(stage.canvas.textures.bytes == before + 64 * 48 * 4)
    try stage.canvas.textures.define(Self.name, Pixels(width: 2, height: 2) { _, _ in 1 })
    #expect(stage.canvas.textures.bytes == before + 16)
    stage.canvas.textures.forget(Self.name)
    #expect(stage.canvas.textures.bytes == before)
  }

  @Test(arguments: Stage.renderers)
  func `after a reset the same pixels come back`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    var list = DrawList()
    list.append(.picture(PictureQuad(Self.name, frame: Self.whole)))
    list.append(.text("Lisbon", box: Self.whole, style: TextTests.style))
    list.append(.shape(RoundedShape(frame: Rect(x: 3, y: 3, width: 9, height: 9), radius: 3, fill: .white)))
    list.appendMesh(
      skin: .picture(Self.name),
      points: [(0, 0), (9, 0), (0, 9)].map { Vertex(x: $0.0, y: $0.1, u: 0.5, v: 0.5, color: .white) },
      corners: [0, 1, 2])
    try stage.canvas.textures.define(Self.name, Self.picture)
    try stage.canvas.draw(list, scale: 1)
    let before = try stage.canvas.readPixels()

    try stage.canvas.rebuildTextures()
    #expect(stage.canvas.textures.takeLostPictures() == [Self.name] && stage.canvas.textures.takeLostPictures().isEmpty)
    try stage.canvas.draw(list, scale: 1)
    #expect(try stage.canvas.readPixels() != before)
    try stage.canvas.textures.define(Self.name, Self.picture)
    try stage.canvas.draw(list, scale: 1)
    #expect(try stage.canvas.readPixels() == before)
  }

  /// What a picture shows, for the ways in which a file can be packed.
  enum Content: CaseIterable {
    case noise, plain, twoTones, rareTones

    func value(_ random: inout SplitMix64) -> UInt8 {
      switch self {
      case .noise: UInt8.random(in: 0...255, using: &random)
      case .plain: 200
      case .twoTones: Bool.random(using: &random) ? 10 : 20
      // Each value half as often as the one before.
      case .rareTones: UInt8(random.next().trailingZeroBitCount)
      }
    }
  }

  @Test(arguments: [(1, 1), (3, 2), (64, 48), (257, 3), (5, 128), (7, 500), (66_000, 2), (300, 500)], Content.allCases)
  func `a picture file has every pixel as it was`(_ size: (Int, Int), _ content: Content) throws {
    for isOpaque in [true, false] {
      var random = SplitMix64(seed: 9)
      var pixels = Pixels(width: size.0, height: size.1)
      for index in pixels.bytes.indices {
        pixels.bytes[index] = isOpaque && index % 4 == 3 ? 255 : content.value(&random)
      }
      try expectSamePixels(pixels)
    }
  }

  private func expectSamePixels(_ pixels: Pixels) throws {
    let read = try DecodedPicture(decoding: try pixels.png(), as: .png)
    let texels = (0..<pixels.width * pixels.height).map { place in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(pixels.bytes[place * 4 + $1]) << (8 * UInt32($1)) }
    }
    let bitmap = try read.bitmap(size: PixelSize(width: pixels.width, height: pixels.height))
    #expect(bitmap.texels.count == texels.count)
    #expect(zip(bitmap.texels, texels).allSatisfy { $1 >> 24 == 0 || $0 == $1 })
  }

  @Test func `a picture file has the same bytes for the same pixels, and none without pixels`() throws {
    #expect(try Self.picture.png() == Self.picture.png())
    #expect(try Self.picture.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(throws: SDLError.self) { try Pixels(width: 0, height: 3).png() }
  }
}
