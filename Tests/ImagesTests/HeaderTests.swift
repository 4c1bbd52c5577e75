import Testing

@testable import Images

@Suite struct HeaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var format: ImageFormat
    var width: Int
    var height: Int

    init(_ name: String, _ bytes: [UInt8], _ format: ImageFormat, _ width: Int, _ height: Int) {
      testDescription = name
      self.bytes = bytes
      (self.format, self.width, self.height) = (format, width, height)
    }
  }

  private func check(_ c: Case) throws {
    let header = try ImageHeader.read(whole: c.bytes)
    #expect(header.format == c.format && header.width == c.width && header.height == c.height)
    #expect(header.isComplete == true)
  }

  @Test(arguments: [
    Case("png", ImageBytes.png(390, 844), .png, 390, 844), Case("png of one pixel", ImageBytes.png(1, 1), .png, 1, 1),
    Case("png, gray of one bit", ImageBytes.png(9, 7, depth: 1, color: 0), .png, 9, 7),
    Case("png, palette", ImageBytes.png(9, 7, depth: 4, color: 3), .png, 9, 7),
    Case("png, 16 bits with alpha", ImageBytes.png(9, 7, depth: 16, color: 6), .png, 9, 7),
    Case("jpeg", ImageBytes.jpeg(390, 844), .jpeg, 390, 844),
    Case("jpeg of one pixel", ImageBytes.jpeg(1, 1), .jpeg, 1, 1),
    Case("jpeg, largest", ImageBytes.jpeg(65535, 65535), .jpeg, 65535, 65535),
    Case("jpeg, progressive", ImageBytes.jpeg(9, 7, marker: 0xC2), .jpeg, 9, 7),
    Case("jpeg, extended", ImageBytes.jpeg(9, 7, marker: 0xC1), .jpeg, 9, 7),
    Case("jpeg, with fill bytes", ImageBytes.jpeg(9, 7, before: [[0xFF, 0xFF, 0xFF]]), .jpeg, 9, 7),
    Case(
      "jpeg, with stray bytes", ImageBytes.jpeg(9, 7, before: [ImageBytes.profileSegment + [0x00, 0x12, 0xFF, 0x00]]),
      .jpeg, 9, 7),
    Case(
      "jpeg, a preview in its EXIF", ImageBytes.jpeg(9, 7, before: [ImageBytes.segment(0xE1, ImageBytes.jpeg(3, 2))]),
      .jpeg, 9, 7),
    Case("jpeg, bytes after its end", ImageBytes.jpeg(9, 7) + [0, 0, 1, 2, 3], .jpeg, 9, 7),
    Case("webp, lossy", ImageBytes.riff(ImageBytes.lossyChunk(390, 844)), .webp, 390, 844),
    Case(
      "webp, lossy with a scale", ImageBytes.riff(ImageBytes.lossyChunk(390 | 0x4000, 844 | 0xC000)), .webp, 390, 844),
    Case("webp, lossless", ImageBytes.riff(ImageBytes.losslessChunk(16384, 1)), .webp, 16384, 1),
    Case(
      "webp, extended", ImageBytes.extended(390, 844, flags: 0x10, chunks: ImageBytes.lossyChunk(390, 844)), .webp, 390,
      844),
    Case("gif 89a", ImageBytes.gif(390, 844), .gif, 390, 844),
    Case("gif 87a", ImageBytes.gif(1, 65535, version: "87a"), .gif, 1, 65535),
    Case("bmp", ImageBytes.bmp(6, 4), .bmp, 6, 4), Case("bmp, top row first", ImageBytes.bmp(6, -4), .bmp, 6, 4),
    Case("bmp, oldest kind", ImageBytes.bmp(6, 4, headerSize: 12), .bmp, 6, 4),
    Case("bmp, newest kind", ImageBytes.bmp(6, 4, headerSize: 124), .bmp, 6, 4),
    Case("bmp, one bit", ImageBytes.bmp(33, 4, depth: 1), .bmp, 33, 4),
    Case("bmp, run lengths", ImageBytes.bmp(6, 4, depth: 8, compression: 1), .bmp, 6, 4),
  ]) func `every kind of file tells its size`(_ c: Case) throws { try check(c) }

  @Test func `what has no opacity of its own is opaque`() throws {
    let transparency = ImageBytes.chunk("tRNS", [0, 1, 0, 1, 0, 1])
    let lossless = ImageBytes.riff(ImageBytes.losslessChunk(9, 7))
    // The flag shares a byte with the end of the height.
    var glass = lossless
    glass[24] |= 0x10
    let cases: [(bytes: [UInt8], isOpaque: Bool)] = [
      (ImageBytes.jpeg(9, 7), true), (ImageBytes.bmp(6, 4), true), (ImageBytes.gif(9, 7), false),
      (ImageBytes.png(9, 7, color: 0), true), (ImageBytes.png(9, 7, color: 2), true),
      (ImageBytes.png(9, 7, depth: 4, color: 3), true), (ImageBytes.png(9, 7, color: 4), false),
      (ImageBytes.png(9, 7, color: 6), false), (ImageBytes.png(9, 7, extra: [transparency], color: 2), false),
      (ImageBytes.riff(ImageBytes.lossyChunk(9, 7)), true), (lossless, true), (glass, false),
      (ImageBytes.extended(9, 7, flags: 0x10, chunks: ImageBytes.lossyChunk(9, 7)), false),
      (ImageBytes.extended(9, 7, flags: 0, chunks: ImageBytes.lossyChunk(9, 7)), true),
    ]
    for (number, c) in cases.enumerated() {
      #expect(try ImageHeader.read(whole: c.bytes).isOpaque == c.isOpaque, "case \(number)")
    }
  }
}
