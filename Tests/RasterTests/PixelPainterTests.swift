import Boundary
import Geometry
import TestSupport
import Testing

@testable import Raster

/// Pictures, colors and triangles on pixels in memory.
@Suite struct PixelPainterTests {
  @Test func `two rows are mixed exactly, at every share, in every number of pixels`() {
    var random = SplitMix64(seed: 1)
    for count in [1, 2, 3, 4, 5, 7, 8, 13, 64] {
      let one = (0..<count).map { _ in UInt32.random(in: .min ... .max, using: &random) }
      let other = (0..<count).map { _ in UInt32.random(in: .min ... .max, using: &random) }
      for share in 0...256 {
        var mixed = [UInt32](repeating: 0, count: count)
        PixelRow.mix(one, other, share: share, count: count, into: &mixed)
        let expected = zip(one, other).map { pair in
          (0..<4).reduce(UInt32(0)) { sum, byte in
            let (a, b) = (Int(pair.0 >> (8 * byte) & 255), Int(pair.1 >> (8 * byte) & 255))
            return sum | UInt32((a * (256 - share) + b * share + 128) >> 8) << (8 * byte)
          }
        }
        #expect(mixed == expected)
      }
    }
  }

  @Test(arguments: 0..<200) func `a row read at once is the same as pixel by pixel, at nearly its own size too`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: UInt64(seed))
    let width = Int.random(in: 1...300, using: &random)
    let texels = (0..<width).map { _ in UInt32.random(in: .min ... .max, using: &random) }
    let start = Double.random(in: -20...20, using: &random)
    let stretch = Double.random(in: 0.86...1.14, using: &random)
    let isTurned = seed % 5 == 0
    let span = QuadSpan(
      start: start, end: start + Double(width) * stretch, startTexel: isTurned ? 1 : -0.05,
      endTexel: isTurned ? 0 : 1.05)
    let axis = AxisReading(span, side: width)
    let columns = axis.pixels
    var atOnce = [UInt32](repeating: 0, count: columns.count)
    var oneByOne = atOnce
    let buffers = Sheet(max(1, columns.count), 2)
    let reading = ColumnReading(
      axis, columns, width: width, places: buffers.plane.row(0), shares: buffers.plane.row(1))
    reading.read(texels, columns, into: &atOnce)
    for (index, x) in columns.enumerated() {
      let (texel, share) = axis.texel(at: x)
      func color(_ texel: Int) -> UInt32 { texels[min(max(0, texel), width - 1)] }
      oneByOne[index] = PixelRow.mixed(color(texel), color(texel + 1), share: UInt32(share))
    }
    #expect(atOnce == oneByOne)
  }

  @Test(arguments: 0..<400) func `a picture is what plain arithmetic makes of it`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let isOpaque = Bool.random(using: &random)
    let (width, height) = (Int.random(in: 1...24, using: &random), Int.random(in: 1...24, using: &random))
    let picture = Sheet(width, height) { _, _ in
      UInt32.random(in: .min ... .max, using: &random) | (isOpaque ? 0xFF00_0000 : 0)
    }
    let sheet = Sheet(31, 17) { _, _ in UInt32.random(in: .min ... .max, using: &random) | 0xFF00_0000 }
    let tint =
      Bool.random(using: &random)
      ? Color.white.opacity(Bool.random(using: &random) ? 1 : 0.4) : Color(0xC08040, opacity: 0.7)
    func span(_ side: Int) -> QuadSpan {
      let start = Double.random(in: -4...9, using: &random)
      // At its own size, or scaled.
      let isWhole = Bool.random(using: &random)
      let isNearly = Bool.random(using: &random)
      let length =
        isWhole
        ? Double(side) + (isNearly ? Double.random(in: -0.1...0.1, using: &random) : 0)
        : Double.random(in: 0.5...40, using: &random)
      let (first, last) =
        isWhole ? (0, 1) : (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      return QuadSpan(start: start, end: start + length, startTexel: first, endTexel: last)
    }
    let plain = PlainPicture(picture: picture, column: span(width), row: span(height), tint: tint)
    let expected = plain.drawn(on: sheet)
    sheet.painter.fill(plain.column, plain.row, with: picture.plane, isOpaque: isOpaque, tint: tint)
    // A step of 1/256 between black and white is one of 255, and each of three roundings is half of one.
    #expect(sheet.difference(from: expected) <= 3)
  }

  @Test(arguments: 0..<100) func `drawn in parts a frame has the same pixels as drawn at once`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let picture = Sheet(19, 23) { _, _ in UInt32.random(in: .min ... .max, using: &random) }
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func corner() -> PixelCorner {
      PixelCorner(
        place: SIMD2(Float(number(-10...50)), Float(number(-10...40))), texel: SIMD2(Float(number(0...1)), 0.3),
        color: SIMD4(Float(number(0...255)), 80, 160, Float(number(0...255))))
    }
    let column = QuadSpan(start: number(-9...9), end: number(20...50), startTexel: 0, endTexel: number(0.5...1))
    let row = QuadSpan(start: number(-9...9), end: number(20...50), startTexel: number(0...0.4), endTexel: 1)
    let corners = (0..<6).map { _ in corner() }
    func draw(_ painter: PixelPainter) {
      painter.fill(column, row, with: picture.plane, isOpaque: false, tint: Color(0x80FF40, opacity: 0.8))
      painter.fill(row, column, from: Color(0xFF0000, opacity: 0.3), to: Color(0x00FF00), along: .horizontal)
      painter.fill(corners[0], corners[1], corners[2], in: painter.plane.bounds)
      painter.fill(corners[3], corners[4], corners[5], with: picture.plane, in: painter.plane.bounds)
    }
    let whole = Sheet(40, 30)
    draw(whole.painter)
    let parts = Sheet(40, 30)
    let (x, y) = (Int.random(in: 1...39, using: &random), Int.random(in: 1...29, using: &random))
    for columns in [0..<x, x..<40] {
      for rows in [0..<y, y..<30] {
        parts.painter.bounds = PixelBounds(columns: columns, rows: rows)
        draw(parts.painter)
      }
    }
    #expect(parts.numbers == whole.numbers)
  }

  @Test(arguments: 0..<100) func `triangles around a point cover every pixel once`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sheet = Sheet(32, 32)
    func corner(_ x: Double, _ y: Double) -> PixelCorner {
      PixelCorner(place: SIMD2(Float(x), Float(y)), texel: .zero, color: SIMD4(255, 255, 255, 128))
    }
    let middle = corner(Double.random(in: 1...31, using: &random), Double.random(in: 1...31, using: &random))
    let ring = [(0, 0), (13, 0), (32, 0), (32, 9), (32, 32), (17, 32), (0, 32), (0, 20)].map {
      corner(Double($0.0), Double($0.1))
    }
    for index in ring.indices {
      sheet.painter.fill(ring[index], middle, ring[(index + 1) % ring.count], in: sheet.plane.bounds)
    }
    #expect(Set(sheet.numbers).count == 1)
    #expect(abs(sheet[3, 3].x - 128) <= 1)
  }

  @Test(arguments: 0..<400) func `an upright rectangle of one hue has the pixels of its two triangles`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func place(_ room: Float) -> Float { .random(in: -5...room, using: &random) }
    let (left, top) = (place(40), place(30))
    let (right, bottom) = (left + place(40).magnitude, top + place(30).magnitude)
    let hue = SIMD3<Float>.random(in: 0...255, using: &random)
    let alphas = SIMD2<Float>.random(in: 0...255, using: &random)
    let axis: Axis = seed % 2 == 0 ? .vertical : .horizontal
    func corner(_ isRight: Bool, _ isLow: Bool) -> PixelCorner {
      PixelCorner(
        place: SIMD2(isRight ? right : left, isLow ? bottom : top), texel: .zero,
        color: SIMD4(hue, (axis == .vertical ? isLow : isRight) ? alphas.y : alphas.x))
    }
    let (one, two) = (Sheet(40, 30, filledWith: 0xFF80_4020), Sheet(40, 30, filledWith: 0xFF80_4020))
    one.painter.fill(corner(false, false), oppositeTo: corner(true, true), along: axis, in: one.painter.bounds)
    two.painter.fill(corner(false, false), corner(true, false), corner(true, true), in: two.painter.bounds)
    two.painter.fill(corner(false, false), corner(true, true), corner(false, true), in: two.painter.bounds)
    #expect(one.numbers == two.numbers)
  }

  @Test func `what is opaque replaces what is behind it exactly`() {
    let sheet = Sheet(9, 9) { x, y in UInt32(x * 20) << 8 | 0xFF00_0000 }
    let span = QuadSpan(start: 0, end: 9, startTexel: 0, endTexel: 1)
    sheet.painter.fill(span, span, from: Color(0x4C9DFF), to: Color(0x4C9DFF))
    #expect(sheet.numbers.allSatisfy { $0 == 0xFF4C_9DFF })
    sheet.painter.fill(span, span, from: .clear, to: .clear)
    #expect(sheet.numbers.allSatisfy { $0 == 0xFF4C_9DFF })
  }

  @Test func `a gradient begins and ends half a step from its colors`() {
    let sheet = Sheet(8, 100)
    let across = QuadSpan(start: 0, end: 8, startTexel: 0, endTexel: 1)
    let down = QuadSpan(start: 0, end: 100, startTexel: 0, endTexel: 1)
    sheet.painter.fill(across, down, from: Color(0x000000), to: Color(0xC80000))
    for y in 0..<100 { #expect(abs(Double(sheet[0, y].x) - (Double(y) + 0.5) * 2) <= 0.5) }
  }

  @Test func `bytes go in and come out as they were`() {
    let sheet = Sheet(5, 3)
    let bytes = (0..<60).map { UInt8($0) }
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { sheet.plane.copyRows(from: 0, count: 3, ofBytes: start) }
    }
    #expect(sheet.plane.row(0)[0] == 0x0300_0102)
    var result = [UInt8](repeating: 0, count: 60)
    result.withUnsafeMutableBytes { bytes in if let start = bytes.baseAddress { sheet.plane.copy(toBytes: start) } }
    #expect(result == bytes)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func `odd numbers draw nothing that matters and end nothing`(_ number: Double) {
    let sheet = Sheet(7, 5)
    let odd = QuadSpan(start: number, end: number + 3, startTexel: number, endTexel: 1)
    let even = QuadSpan(start: 0, end: 5, startTexel: 0, endTexel: number)
    for (column, row) in [(odd, even), (even, odd), (odd, odd), (even, even)] {
      sheet.painter.fill(column, row, from: .white, to: .black)
      sheet.painter.fill(column, row, with: sheet.plane, isOpaque: true, tint: .white)
    }
    let corner = PixelCorner(place: SIMD2(Float(number), 0), texel: SIMD2(Float(number), 9), color: .zero)
    let other = PixelCorner(place: SIMD2(4, 4), texel: .zero, color: SIMD4(repeating: Float(number)))
    let third = PixelCorner(place: SIMD2(0, 5), texel: .one, color: SIMD4(repeating: 300))
    sheet.painter.fill(corner, other, third, in: sheet.plane.bounds)
    sheet.painter.fill(corner, other, third, with: sheet.plane, in: sheet.plane.bounds)
  }
}
