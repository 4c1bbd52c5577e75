import CLCMS
import Decoding
import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// HEIC files put together as phones write them, which encoders here do not: turned, of tiles, in Display P3.
@Suite(.enabled(if: SharedLibrary.isThere("libheif.so.1"), "libheif1 is not installed"))
struct PhonePictureTests {
  let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  /// A picture encoded: the item that holds it, without what else the encoder writes. Sides are multiples of 64. By
  /// heif-enc of libheif 1.15.
  private func coded(_ bitmap: Bitmap, _ name: String, id: Int, deep: Bool = false) throws -> StillFile.Item {
    let path = try KeptPicture.path("phone-\(name).heic") { path in
      var picture = try folder.write(bitmap, to: "picture.png")
      if deep {
        try folder.run(
          "/usr/bin/ffmpeg", ["-y", "-v", "error", "-i", picture, "-pix_fmt", "rgb48be", folder.path + "/deep.png"])
        picture = folder.path + "/deep.png"
      }
      let words = ["-q", "99", "-p", "chroma=444"] + (deep ? ["-b", "10"] : [])
      try folder.run("/usr/bin/heif-enc", words + [picture, "-o", path])
    }
    let file = try #require(StillFile(reading: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))))
    var item = try #require(file.items.first { $0.kind == "hvc1" })
    item.id = id
    item.properties.removeAll { $0.dropFirst(4).starts(with: "colr".utf8) }
    return item
  }

  private func load(_ file: StillFile) throws -> LoadedPicture {
    let path = try folder.write(file.bytes, to: "phone.heic")
    let picture = try LoadedPicture.read(path: path, covering: nil, by: .built)
    // The layout goes by what the header says.
    let header = try ImageHeader.read(whole: file.bytes)
    #expect(picture.full == PixelSize(width: header.width, height: header.height))
    #expect(header.orientation == .upright && picture.bitmap.size == picture.full)
    return picture
  }

  private func file(
    _ items: [StillFile.Item], _ references: [StillFile.Reference] = [], primary: Int = 1
  ) -> StillFile { StillFile(brands: ["heic", "mif1"], items: items, references: references, primary: primary) }

  /// Metadata that say that the picture lies on its right side.
  private static let exif: [UInt8] =
    [0, 0, 0, 6] + Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]

  @Test func `a turned or mirrored picture stands upright, whatever its EXIF data say`() throws {
    let picture = try coded(.quarters(128, 64), "quarters", id: 1)
    let cases: [([[UInt8]], String, Bool)] = [
      ([], "RGBW", false), ([StillFile.turn(1)], "GWRB", true), ([StillFile.turn(2)], "WBGR", false),
      ([StillFile.turn(3)], "BRWG", true), ([StillFile.mirror(1)], "GRWB", false),
      ([StillFile.mirror(0)], "BWRG", false), ([StillFile.turn(1), StillFile.mirror(1)], "WGBR", true),
      ([StillFile.mirror(1), StillFile.turn(1)], "RBGW", true),
    ]
    for (turns, quarters, isTurned) in cases {
      var item = picture
      item.properties += turns
      let exif = StillFile.Item(id: 2, kind: "Exif", data: Self.exif)
      let loaded = try load(file([item, exif], [StillFile.Reference("cdsc", from: 2, to: [1])]))
      #expect(loaded.bitmap.quarters == quarters, "\(turns)")
      #expect(loaded.full == (isTurned ? PixelSize(width: 64, height: 128) : PixelSize(width: 128, height: 64)))
    }
  }

  @Test func `a picture is cut before it is turned, or behind, as the properties stand`() throws {
    let picture = try coded(Bitmap(128, 64) { x, _ in x < 64 ? Bitmap.red : Bitmap.green }, "halves", id: 1)
    // Its right half: 64 by 32, with the middle 32 to the right.
    let cut = StillFile.box("clap", [64, 1, 32, 1, 32, 1, 0, 1].flatMap { StillFile.big($0, 4) })
    // As the turned picture lies, that is the upper half of it.
    let turnedCut = StillFile.box("clap", [32, 1, 64, 1, 0, 1, -32, 1].flatMap { StillFile.big($0, 4) })
    for (properties, size) in [
      ([cut], PixelSize(width: 64, height: 32)), ([cut, StillFile.turn(1)], PixelSize(width: 32, height: 64)),
      ([StillFile.turn(1), turnedCut], PixelSize(width: 32, height: 64)),
    ] {
      var item = picture
      item.properties += properties
      let loaded = try load(file([item]))
      #expect(loaded.full == size && loaded.bitmap.quarters == "GGGG", "\(loaded.full) \(loaded.bitmap.quarters)")
    }
  }

  @Test func `a grid of tiles is whole, cut to its size, and turned as a whole`() throws {
    let colors = [Bitmap.red, Bitmap.green, Bitmap.blue, Bitmap.white]
    let tiles = try colors.enumerated().map { index, color in
      try coded(Bitmap(64, 64) { _, _ in color }, "tile-\(index)", id: 10 + index)
    }
    // A preview besides the picture, as phones add one.
    let preview = try coded(Bitmap(64, 64) { _, _ in Bitmap.black }, "preview", id: 20)
    for turn in [0, 3] {
      let grid = StillFile.Item(
        id: 1, kind: "grid", data: StillFile.grid(rows: 2, columns: 2, width: 120, height: 100),
        properties: [StillFile.size(120, 100), StillFile.turn(turn)])
      let loaded = try load(
        file(
          [grid] + tiles + [preview],
          [StillFile.Reference("dimg", from: 1, to: [10, 11, 12, 13]), StillFile.Reference("thmb", from: 20, to: [1])]))
      #expect(loaded.bitmap.quarters == (turn == 0 ? "RGBW" : "BRWG"))
      #expect(loaded.full == (turn == 0 ? PixelSize(width: 120, height: 100) : PixelSize(width: 100, height: 120)))
    }
  }

  /// A profile of Display P3.
  private static func displayP3() throws -> [UInt8] {
    let profile = try #require(CodedColors(primaries: 12, transfer: 13).profile)
    defer { _ = cmsCloseProfile(profile) }
    var count = cmsUInt32Number(0)
    try #require(cmsSaveProfileToMem(profile, nil, &count) != 0)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    try #require(cmsSaveProfileToMem(profile, &bytes, &count) != 0)
    return bytes
  }

  /// Patches and what they are in sRGB, as Pillow has it.
  private static let patches: [(p3: UInt32, srgb: UInt32)] = [
    (0xFF3C_78C8, 0xFF2A_73D5), (0xFF46_A05A, 0xFF37_A23D), (0xFFC8_783C, 0xFFCE_7A1E), (0xFF5A_3CB4, 0xFF59_2FC4),
  ]

  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  @Test func `Display P3 is shown in its colors, by a profile, by numbers, in ten bits and in a grid`() throws {
    let patches = Bitmap(128, 64) { x, _ in Self.patches[x / 32].p3 }
    let profile = StillFile.profile(try Self.displayP3())
    let numbers = StillFile.colors(primaries: 12, transfer: 13, matrix: 6, isFull: true)
    for isDeep in [false, true] {
      let picture = try coded(patches, isDeep ? "deep-patches" : "patches", id: 2, deep: isDeep)
      var shown: [[UInt32]] = []
      // iPhones have the profile alone, others numbers, or both, of which the profile counts.
      for colors in [[profile], [numbers], [numbers, profile]] {
        var item = picture
        item.properties += colors
        let grid = StillFile.Item(
          id: 1, kind: "grid", data: StillFile.grid(rows: 1, columns: 1, width: 128, height: 64),
          properties: [StillFile.size(128, 64)])
        let dimg = [StillFile.Reference("dimg", from: 1, to: [2])]
        for file in [file([item], primary: 2), file([grid, item], dimg)] {
          let bitmap = try load(file).bitmap
          shown.append((0..<4).map { bitmap.texels[128 * 32 + 32 * $0 + 16] })
        }
      }
      for texels in shown {
        for (texel, patch) in zip(texels, Self.patches) {
          #expect(distance(texel, patch.srgb) <= 4, "\(String(texel, radix: 16)), ten bits: \(isDeep)")
        }
        #expect(zip(texels, shown[0]).allSatisfy { distance($0, $1) <= 2 }, "ten bits: \(isDeep)")
      }
    }
  }

  @Test func `an opacity beside the picture shines through`() throws {
    let picture = try coded(.quarters(128, 64), "quarters", id: 1)
    var alpha = try coded(Bitmap(128, 64) { x, _ in x < 64 ? 0xFF80_8080 : 0xFFFF_FFFF }, "opacity", id: 2)
    alpha.properties.append(StillFile.box("auxC", [0, 0, 0, 0] + Array("urn:mpeg:hevc:2015:auxid:1\0".utf8)))
    for turn in [0, 1] {
      var (one, two) = (picture, alpha)
      one.properties.append(StillFile.turn(turn))
      two.properties.append(StillFile.turn(turn))
      let loaded = try load(file([one, two], [StillFile.Reference("auxl", from: 2, to: [1])]))
      #expect(!loaded.isOpaque && loaded.bitmap.quarters == (turn == 0 ? "RGBW" : "GWRB"))
      let (width, height) = (loaded.full.width, loaded.full.height)
      // The left half before it is turned against the clock: then the lower one.
      let texel = loaded.bitmap.texels[turn == 0 ? 16 : (height - 16) * width + 16]
      #expect(abs(Int(texel >> 24) - 128) <= 4, "\(String(texel, radix: 16))")
    }
  }
}
