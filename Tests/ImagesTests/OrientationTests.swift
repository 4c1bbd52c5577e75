import TestSupport
import Testing

@testable import Images

@Suite struct OrientationTests {
  private func check(_ bytes: [UInt8], _ value: Int) throws {
    let header = try ImageHeader.read(whole: bytes)
    #expect(header.orientation.rawValue == value)
    #expect(header.width == (value >= 5 ? 200 : 300) && header.height == (value >= 5 ? 300 : 200))
    #expect(header.storedWidth == 300 && header.storedHeight == 200)
  }

  @Test(arguments: 1...8) func `all eight values are read in both byte orders from every format that has them`(
    _ value: Int
  ) throws {
    for isBig in [true, false] {
      let exif = ImageBytes.exif(value, isBig: isBig)
      try check(ImageBytes.jpeg(300, 200, before: [ImageBytes.exifSegment(value, isBig: isBig)]), value)
      try check(ImageBytes.jpeg(300, 200, before: [ImageBytes.exifSegment(value, isBig: isBig, type: 4)]), value)
      try check(ImageBytes.png(300, 200, extra: [ImageBytes.chunk("eXIf", exif)]), value)
      let chunks = ImageBytes.lossyChunk(300, 200) + ImageBytes.riffChunk("EXIF", exif)
      try check(ImageBytes.extended(300, 200, flags: 8, chunks: chunks), value)
      let prefixed = ImageBytes.losslessChunk(300, 200) + ImageBytes.riffChunk("EXIF", Array("Exif\0\0".utf8) + exif)
      try check(ImageBytes.extended(300, 200, flags: 8, chunks: prefixed), value)
    }
  }

  @Test(arguments: [0, 9, 255, 65535]) func `values that do not exist count as upright`(_ value: Int) throws {
    try check(ImageBytes.jpeg(300, 200, before: [ImageBytes.exifSegment(value, isBig: true)]), 1)
  }

  @Test func `EXIF data that makes no sense counts as upright`() throws {
    let exif = ImageBytes.exif(6, isBig: true)
    for count in 0..<exif.count {
      let bytes = Array("Exif\0\0".utf8) + exif[..<count]
      let header = try ImageHeader.read(whole: ImageBytes.jpeg(300, 200, before: [ImageBytes.segment(0xE1, bytes)]))
      #expect(header.orientation == (count >= 34 ? .turnedRight : .upright), "\(count)")
    }
    var random = SplitMix64(seed: 9)
    for _ in 0..<2000 {
      var bytes = exif
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let segment = ImageBytes.segment(0xE1, Array("Exif\0\0".utf8) + bytes)
      #expect(try ImageHeader.read(whole: ImageBytes.jpeg(300, 200, before: [segment])).storedWidth == 300, "\(bytes)")
    }
  }

  @Test func `of two EXIF segments the first counts, and other data in APP1 is passed over`() throws {
    let other = ImageBytes.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
    let segments = [other, ImageBytes.exifSegment(3, isBig: true), ImageBytes.exifSegment(6, isBig: true)]
    try check(ImageBytes.jpeg(300, 200, before: segments), 3)
  }

  /// The letter F as stored in each orientation, upright when displayed.
  @Test(
    arguments: [
      (1, ["##", "#.", "##", "#."]), (2, ["##", ".#", "##", ".#"]), (3, [".#", "##", ".#", "##"]),
      (4, ["#.", "##", "#.", "##"]),
      (5, ["####", "#.#."]), (6, ["#.#.", "####"]), (7, [".#.#", "####"]), (8, ["####", ".#.#"]),
    ] as [(Int, [String])]) func `turning makes an F stand upright`(_ value: Int, _ stored: [String]) throws
  {
    let orientation = try #require(Orientation(rawValue: value))
    let rows = stored.map(Array.init)
    let (width, height) = orientation.swapsSides ? (rows.count, rows[0].count) : (rows[0].count, rows.count)
    let shown = (0..<height).map { y in
      String(
        (0..<width).map { x in
          let pixel = orientation.storedPixel(x: x, y: y, width: rows[0].count, height: rows.count)
          return rows[pixel.y][pixel.x]
        })
    }
    #expect(shown == ["##", "#.", "##", "#."])
  }

  @Test(arguments: Orientation.allCases) func `mirroring and turning say the same as the pixels do`(
    _ orientation: Orientation
  ) {
    let (width, height) = (5, 3)
    for y in 0..<(orientation.swapsSides ? width : height) {
      for x in 0..<(orientation.swapsSides ? height : width) {
        // Undo the rotation step by step, then the mirroring.
        var (column, row) = (x, y)
        var (wide, high) = orientation.swapsSides ? (height, width) : (width, height)
        for _ in 0..<orientation.quarterTurns {
          (column, row) = (row, wide - 1 - column)
          (wide, high) = (high, wide)
        }
        if orientation.isMirrored { column = wide - 1 - column }
        #expect(orientation.storedPixel(x: x, y: y, width: width, height: height) == (column, row))
      }
    }
  }
}
