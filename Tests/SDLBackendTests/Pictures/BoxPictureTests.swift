import Decoding
import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// HEIC and AVIF, as the confined process decodes them with libheif.
@Suite(.enabled(if: SharedLibrary.isThere("libheif.so.1"), "libheif1 is not installed")) struct BoxPictureTests {
  let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  /// By heif-enc of libheif 1.15.
  private func heic(_ bitmap: Bitmap, _ name: String = "quarters") throws -> String {
    try KeptPicture.path("\(name)-\(bitmap.size.width).heic") { path in
      let picture = try folder.write(bitmap, to: "picture.png")
      try folder.run("/usr/bin/heif-enc", ["-q", "95", picture, "-o", path])
    }
  }

  /// By ffmpeg 5.1 with libaom 3.6.
  private func avif(_ bitmap: Bitmap, _ name: String, _ words: [String]) throws -> String {
    try KeptPicture.path("\(name).avif") { path in
      let picture = try folder.write(bitmap, to: "picture.png")
      try folder.run(
        "/usr/bin/ffmpeg",
        ["-v", "error", "-loop", "1", "-i", picture] + words + ["-c:v", "libaom-av1", "-crf", "4", path])
    }
  }

  private func isNear(_ texel: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(texel >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 12 }
  }

  /// The colors in the middle of the four quarters are those of `Bitmap.quarters`.
  private func showsQuarters(_ bitmap: Bitmap) -> Bool {
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF]
    return colors.enumerated().allSatisfy { index, color in
      let (x, y) = (width / 4 + index % 2 * width / 2, height / 4 + index / 2 * height / 2)
      return isNear(bitmap.texels[y * width + x], color)
    }
  }

  @Test func `a HEIC picture is shown, whole or made smaller`() throws {
    let path = try heic(.quarters(96, 64))
    for lane in PictureDecoder.Lane.allCases {
      let whole = try LoadedPicture.read(path: path, covering: nil, by: .built, lane: lane)
      #expect(whole.full == PixelSize(width: 96, height: 64) && whole.bitmap.size == whole.full)
      #expect(showsQuarters(whole.bitmap) && whole.isOpaque)
    }
    let small = try LoadedPicture.read(path: path, covering: PixelSize(width: 48, height: 1), by: .built)
    #expect(small.bitmap.size == PixelSize(width: 48, height: 32) && showsQuarters(small.bitmap))
  }

  @Test func `what shines through a HEIC picture does so here`() throws {
    let path = try heic(Bitmap(64, 64) { x, _ in x < 32 ? 0x8000_00FF : 0xFF00_00FF }, "clear")
    let picture = try LoadedPicture.read(path: path, covering: nil, by: .built)
    #expect(!picture.isOpaque)
    #expect(isNear(picture.bitmap.texels[64 * 32 + 8], 0x8000_00FF), "\(picture.bitmap.texels[64 * 32 + 8])")
    #expect(isNear(picture.bitmap.texels[64 * 32 + 56], 0xFF00_00FF))
  }

  @Test func `an AVIF picture is shown, and of one that moves the primary picture`() throws {
    for (name, frames) in [("still", 1), ("moving", 5)] {
      let path = try avif(.quarters(96, 64), name, ["-frames:v", "\(frames)"])
      let loaded = try LoadedPicture.read(path: path, covering: nil, by: .built)
      #expect(loaded.full == PixelSize(width: 96, height: 64) && showsQuarters(loaded.bitmap), "\(name)")
    }
  }

  @Test func `files with some bytes changed cost themselves`() throws {
    let sound = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try heic(.quarters(96, 64)))))
    var random = SplitMix64(seed: 10)
    for number in 0..<40 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 24..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let path = try folder.write(bytes, to: "changed \(number).heic")
      _ = try? LoadedPicture.read(path: path, covering: nil, by: .built)
    }
    #expect(showsQuarters(try LoadedPicture.read(path: try heic(.quarters(96, 64)), covering: nil, by: .built).bitmap))
    let claims = sound.replacingSize(width: 60_000, height: 60_000)
    let path = try folder.write(claims, to: "large.heic")
    #expect(throws: PictureProblem.self) { try LoadedPicture.read(path: path, covering: nil, by: .built) }
  }

  @Test func `pictures that are made of themselves, or of more than there is, cost themselves`() throws {
    let path = try heic(.quarters(128, 64))
    let sound = try #require(StillFile(reading: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))))
    let picture = try #require(sound.items.first { $0.kind == "hvc1" })
    let size = StillFile.size(90, 60)
    let one = StillFile.grid(rows: 1, columns: 1, width: 90, height: 60)
    let many = StillFile.grid(rows: 256, columns: 256, width: 8192, height: 8192)
    let large = StillFile.grid(rows: 1, columns: 1, width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)
    for (kind, data, parts) in [
      ("iden", [], [1]), ("iden", [], [2]), ("grid", one, [1]), ("grid", one, [2]), ("grid", one, [9]),
      ("grid", many, [Int](repeating: 3, count: 65_535)), ("grid", large, [3]), ("grid", [], [3]),
    ] {
      var third = picture
      third.id = 3
      let items = (1...2).map { StillFile.Item(id: $0, kind: kind, data: data, properties: [size]) } + [third]
      let uses = [StillFile.Reference("dimg", from: 1, to: parts), StillFile.Reference("dimg", from: 2, to: [1])]
      let file = StillFile(brands: ["heic"], items: items, references: uses, primary: 1)
      let path = try folder.write(file.bytes, to: "hostile.heic")
      #expect(throws: PictureProblem.self, "\(kind) \(parts.prefix(3))") {
        try LoadedPicture.read(path: path, covering: nil, by: .built)
      }
    }
    var short = picture
    (short.id, short.claimedExtents) = (1, [(0, 0xFFFF_FFFF)])
    let claims = try folder.write(StillFile(brands: ["heic"], items: [short], primary: 1).bytes, to: "claims.heic")
    #expect(throws: PictureProblem.self) { try LoadedPicture.read(path: claims, covering: nil, by: .built) }
    #expect(showsQuarters(try LoadedPicture.read(path: path, covering: nil, by: .built).bitmap))
  }

  @Test func `AVIF with more light than a screen has shows white on paper as white`() throws {
    // 58 percent of PQ in the left half, and all of it in the right one.
    let path = try avif(
      Bitmap(128, 64) { x, _ in x < 64 ? (x < 32 ? 0xFF4A_4A4A : 0xFF94_9494) : Bitmap.white }, "light",
      [
        "-vf", "scale=out_color_matrix=bt2020:out_range=pc,format=yuv420p10le", "-color_range", "pc",
        "-color_primaries", "bt2020", "-color_trc", "smpte2084", "-colorspace", "bt2020nc", "-frames:v", "1",
      ])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(EmbeddedProfile.find(in: bytes, as: .avif) == .coded(CodedColors(primaries: 9, transfer: 16)))
    let shown = try LoadedPicture.read(path: path, covering: nil, by: .built).bitmap
    let (dark, white, bright) = (shown.texels[128 * 32 + 16], shown.texels[128 * 32 + 48], shown.texels[128 * 32 + 96])
    #expect(isNear(white, 0xFFFF_FFFF) && isNear(bright, 0xFFFF_FFFF), "\(String(white, radix: 16))")
    #expect((20...110).contains(dark & 0xFF), "\(String(dark, radix: 16))")
  }

  @Test func `without its library the sentence names the packages`() throws {
    let decoder = PictureDecoder(
      program: Program.path,
      words: ["parallax", DecodingService.word, DecodingService.libraryWord + "libnowhere.so.1"])
    let path = try heic(.quarters(96, 64))
    #expect(throws: PictureProblem(path: path, reason: .noLibrary(.heic))) {
      try LoadedPicture.read(path: path, covering: nil, by: decoder)
    }
    for format in [ImageFormat.heic, .avif] {
      #expect("\(PictureProblem(path: path, reason: .noLibrary(format)))".contains("Install the packages libheif1"))
    }
  }
}

extension [UInt8] {
  /// A file of boxes with another size in each `ispe`.
  fileprivate func replacingSize(width: UInt32, height: UInt32) -> [UInt8] {
    var bytes = self
    for place in bytes.indices.dropLast(16) where bytes[place...].starts(with: "ispe".utf8) {
      for (offset, number) in [(8, width), (12, height)] {
        for index in 0..<4 { bytes[place + offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * index)) }
      }
    }
    return bytes
  }
}
