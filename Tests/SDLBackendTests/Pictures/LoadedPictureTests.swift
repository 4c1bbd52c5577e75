import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

@Suite struct LoadedPictureTests {
  let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    DecodedPicture.prepareDecoders()
  }

  /// The sentence that refuses a file; nil if it is loaded.
  private func refusal(of path: String, limits: ImageLimits = .standard) -> String? {
    do {
      _ = try LoadedPicture.read(path: path, covering: nil, limits: limits, by: .built)
      return nil
    } catch {
      return error.description
    }
  }

  private func check(
    _ bytes: [UInt8], named name: String, isRefusedWith words: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let sentence = refusal(of: try folder.write(bytes, to: name)) ?? "loaded"
    #expect(sentence.hasPrefix(name + ": ") && sentence.contains(words), "\(sentence)", sourceLocation: location)
  }

  struct Case: Sendable {
    var orientation: Int
    var seen: String
  }

  @Test(arguments: [
    Case(orientation: 1, seen: "RGBW"), Case(orientation: 2, seen: "GRWB"), Case(orientation: 3, seen: "WBGR"),
    Case(orientation: 4, seen: "BWRG"), Case(orientation: 5, seen: "RBGW"), Case(orientation: 6, seen: "BRWG"),
    Case(orientation: 7, seen: "WGBR"), Case(orientation: 8, seen: "GWRB"),
  ])
  func `a photograph stands upright however the camera was held`(_ c: Case) throws {
    let jpeg = try folder.bytes(of: .quarters(96, 64), as: "jpg")
    let path = try folder.write(PictureBytes.turned(jpeg, orientation: c.orientation), to: "turned.jpg")
    let full = try LoadedPicture.read(path: path, covering: nil, by: .built)
    let size = c.orientation > 4 ? PixelSize(width: 64, height: 96) : PixelSize(width: 96, height: 64)
    #expect(full.bitmap.quarters == c.seen)
    #expect(full.bitmap.size == size && full.full == size)
    // The needed sides are those of the upright picture.
    let small = try LoadedPicture.read(path: path, covering: PixelSize(width: size.width / 2, height: 1), by: .built)
    #expect(small.bitmap.quarters == c.seen)
    #expect(small.bitmap.size == PixelSize(width: size.width / 2, height: size.height / 2))
  }

  @Test func `the content tells the format, whatever the file is called`() throws {
    let picture = Bitmap.quarters(16, 8)
    for format in ["png", "jpg", "bmp"] {
      let path = try folder.write(folder.bytes(of: picture, as: format), to: "a picture.txt")
      #expect(try LoadedPicture.read(path: path, covering: nil, by: .built).bitmap.quarters == "RGBW", "\(format)")
    }
    let gif = try LoadedPicture.read(path: folder.write(PictureBytes.gif, to: "dot.png"), covering: nil, by: .built)
    #expect(gif.bitmap == Bitmap(1, 1) { _, _ in Bitmap.red })
    let webP = try LoadedPicture.read(path: folder.write(PictureBytes.webP, to: "dot"), covering: nil, by: .built)
    #expect(webP.bitmap.size == PixelSize(width: 1, height: 1))
  }

  @Test func `transparency survives, and what cannot be seen takes its neighbors' color`() throws {
    let picture = Bitmap(4, 1) { x, _ in x == 0 ? 0x8000_00FF : 0 }
    let loaded = try LoadedPicture.read(path: folder.write(picture, to: "a.png"), covering: nil, by: .built)
    #expect(loaded.bitmap.texels == [0x8000_00FF, 0x0000_00FF, 0, 0])
  }

  @Test func `what is no picture is refused in a sentence with its name`() throws {
    try check([], named: "empty.png", isRefusedWith: "empty")
    try check([0x89], named: "one.png", isRefusedWith: "not a supported picture")
    try check(Array("{ \"parallax\": 1 }".utf8), named: "scene.jpg", isRefusedWith: "not a supported picture")
    try check(Array("<html><svg/></html>".utf8), named: "logo.png", isRefusedWith: "a web page or XML")
    #expect(refusal(of: folder.path + "/gone.jpg") == "gone.jpg: There is no such file.")
    #expect(refusal(of: folder.path)?.contains("This is a folder") == true)
    #expect(refusal(of: "/dev/zero") == "zero: This is a pipe or a device, not a file.")
    #expect(refusal(of: try folder.write(PictureBytes.gif, to: "a") + "/b.png") == "b.png: There is no such file.")
    #expect(refusal(of: folder.path + "/" + String(repeating: "x", count: 400))?.contains("cannot be read") == true)
    #expect(refusal(of: "") == ": There is no such file.")
  }

  @Test func `a pipe without a writer is refused at once`() throws {
    let path = folder.path + "/pipe.png"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(refusal(of: path) == "pipe.png: This is a pipe or a device, not a file.")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a folder that may not be read is told`() throws {
    let path = try folder.write(PictureBytes.gif, to: "a.gif")
    chmod(folder.path, 0)
    #expect(refusal(of: path) == "a.gif: The file cannot be read: Permission denied.")
  }

  @Test func `what would unpack to too many pixels is refused before it is unpacked`() throws {
    try check(PictureBytes.png(width: 100_000, height: 100_000), named: "bomb.png", isRefusedWith: "100000 by 100000")
    try check(
      PictureBytes.png(width: 30_000, height: 30_000), named: "bits.png", isRefusedWith: "limit is 16384 per side")
    try check(PictureBytes.png(width: 16_000, height: 16_000), named: "wide.png", isRefusedWith: "in total")
    try check(
      PictureBytes.png(width: 16_385, height: 1), named: "line.png", isRefusedWith: "the limit is 16384 per side")
    let picture = try folder.write(.quarters(32, 32), to: "ok.png")
    #expect(refusal(of: picture, limits: ImageLimits(pixels: 1023))?.contains("the limit is 1023 in total") == true)
    #expect(refusal(of: picture, limits: ImageLimits(pixels: 1024)) == nil)
    #expect(refusal(of: picture, limits: ImageLimits(fileSize: 10))?.contains("the limit is 10") == true)
  }

  @Test func `a large JPEG is decoded at a fraction of its size, and looks like all of it made smaller`() throws {
    let large = Bitmap(3200, 2000) { x, y in
      let (red, green, blue) = (UInt32(x * 255 / 3200), UInt32(y * 255 / 2000), UInt32((x + y) * 255 / 5200))
      return 0xFF00_0000 | red | green << 8 | blue << 16
    }
    let bytes = try folder.bytes(of: large, as: "jpg")
    let needed = PixelSize(width: 700, height: 500)
    let size = try DecodedPicture.read(bytes, as: .jpeg, covering: needed).size
    #expect(size == PixelSize(width: 800, height: 500))
    #expect(try DecodedPicture.read(bytes, as: .jpeg, covering: needed).fullSize == large.size)
    let target = large.size.covering(needed)
    let shrunk = try DecodedPicture.read(bytes, as: .jpeg, covering: needed).bitmap(size: target)
    let whole = try DecodedPicture(decoding: bytes, as: .jpeg).bitmap(size: target)
    #expect(shrunk.size == whole.size)
    func channels(_ texel: UInt32) -> SIMD4<Int> {
      SIMD4(Int(texel & 255), Int(texel >> 8 & 255), Int(texel >> 16 & 255), Int(texel >> 24))
    }
    for (one, other) in zip(shrunk.texels, whole.texels) {
      let apart = channels(one) &- channels(other)
      #expect(apart.max() <= 4 && apart.min() >= -4)
    }
    let half = try DecodedPicture.read(Array(bytes[..<(bytes.count / 2)]), as: .jpeg, covering: needed)
    #expect(half.size == size)
  }

  @Test func `a cut off JPEG is shown with a warning, every other is refused`() throws {
    let jpeg = try folder.bytes(of: Bitmap(200, 200) { x, y in x % 7 < 3 ? Bitmap.red : Bitmap.blue }, as: "jpg")
    let path = try folder.write(Array(jpeg[..<(jpeg.count / 2)]), to: "half.jpg")
    let half = try LoadedPicture.read(path: path, covering: nil, by: .built)
    #expect(half.warning?.description == "half.jpg: The end of the file is missing; copy or export it again.")
    #expect(half.bitmap.size == PixelSize(width: 200, height: 200))
    for format in ["png", "bmp"] {
      let whole = try folder.bytes(of: .quarters(64, 64), as: format)
      try check(Array(whole[..<(whole.count - 20)]), named: "half." + format, isRefusedWith: "missing")
    }
    try check(Array(PictureBytes.webP.dropLast(4)), named: "half.webp", isRefusedWith: "missing")
  }

  @Test func `damaged pixels are refused in the decoder's words`() throws {
    var png = try folder.bytes(of: Bitmap(64, 64) { x, y in UInt32(x * 7919 + y * 104729) | 0xFF00_0000 }, as: "png")
    for index in 200..<260 { png[index] = ~png[index] }
    try check(png, named: "damaged.png", isRefusedWith: "The picture is damaged: ")
  }

  @Test func `no bytes bring the decoder down`() throws {
    var random = SplitMix64(seed: 7)
    let pictures = try ["png", "jpg", "bmp"].map { try folder.bytes(of: .quarters(40, 30), as: $0) }
    for round in 0..<300 {
      var bytes = ([PictureBytes.gif, PictureBytes.webP] + pictures).randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) }
      let path = try folder.write(bytes, to: "mangled-\(round)")
      if let sentence = refusal(of: path, limits: ImageLimits(pixels: 1 << 20)) {
        #expect(sentence.hasPrefix("mangled-\(round): "), "\(sentence)")
      }
    }
  }
}
