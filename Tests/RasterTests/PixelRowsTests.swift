import CPixelRows
import TestSupport
import Testing

/// Every operation with each width of registers that this processor has.
@Suite struct PixelRowsTests {
  private typealias Row = UnsafeMutablePointer<UInt32>

  /// From the narrowest on.
  private static let widths = [4, 8, 16].compactMap { parallax_pixel_rows_of(Int32($0))?.pointee }

  @Test func `every processor has narrow registers`() {
    #expect(parallax_pixel_rows_of(4) != nil)
    #expect([0, 5, 32].allSatisfy { parallax_pixel_rows_of($0) == nil })
  }

  @Test(arguments: 0..<300) func `wide registers give the bytes of narrow ones, in every number of pixels`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...80, using: &random)
    func numbers(_ range: ClosedRange<UInt32>, _ count: Int) -> [UInt32] {
      (0..<count).map { _ in UInt32.random(in: range, using: &random) }
    }
    // No channel exceeds the alpha, as in colors that are multiplied by it.
    let texels = numbers(0...UInt32.max, 1024).map { number in
      let alpha = Bool.random(using: &random) ? number >> 24 : 0
      return [16, 8, 0].reduce(alpha << 24) { $0 | min(alpha, number >> $1 & 255) << $1 }
    }
    let others = numbers(0...UInt32.max, count).map { $0 | 0xFF00_0000 }
    let shares = numbers(0...256, count)
    let first = Double.random(in: 0...900, using: &random)
    // Half of them read most texels more than once.
    let pace = Double.random(in: Bool.random(using: &random) ? -20...2 : -3...3, using: &random)
    let places = (0..<count).map { UInt32(min(max(0, first + Double($0) * pace), 1022)) }
    let tint = numbers(0...256, 4).sorted().map { UInt16($0) }
    let (share, color) = (shares[0], numbers(0...UInt32.max, 1)[0])
    let alpha = Int32.random(in: -1 << 24...1 << 25, using: &random)
    let step = Int32.random(in: -1 << 20...1 << 20, using: &random)
    let path = PixelPath(
      x: .random(in: -1 << 20...1 << 22, using: &random), y: .random(in: -1 << 20...1 << 22, using: &random),
      dx: .random(in: -1 << 17...1 << 17, using: &random), dy: .random(in: -1 << 17...1 << 17, using: &random))
    func results(_ rows: PixelRows) -> [[UInt32]] {
      func result(_ body: (Row) -> Void) -> [UInt32] {
        var target = others
        target.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start) } }
        return target
      }
      return texels.withUnsafeBufferPointer { texels -> [[UInt32]] in
        guard let row = texels.baseAddress else { return [] }
        var sheet = PixelSheet(pixels: row, width: 37, height: 23, stride: 41)
        return [
          result { rows.mix(row, $0, share, count, $0) },
          result { rows.cover(color, share, count, $0) },
          result { rows.fade(color, alpha, step, count, $0) },
          result { rows.blend(row, nil, count, $0) },
          result { rows.blend(row, tint, count, $0) },
          result { rows.blend_premultiplied(row, nil, count, $0) },
          result { rows.blend_premultiplied(row, tint, count, $0) },
          result { rows.read(row, 1024, places, shares, count, $0) },
          result { rows.read_turned(&sheet, path, count, $0) },
        ]
      }
    }
    let all = Self.widths.map(results)
    for wide in all.dropFirst() {
      #expect(wide.count == all[0].count)
      let different = zip(wide, all[0]).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      #expect(different == [])
    }
  }

  @Test(arguments: 0..<100) func `the planes of a film have the same bytes by wide and narrow registers`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...60, using: &random)
    let pixels = (0..<2 * count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    let weights: [Int32] = [11_966, 40_254, 4064, -6596, -22_189, 28_785, 28_785, -26_145, -2639]
    func planes(_ rows: PixelRows) -> [[UInt8]] {
      var lines = (0..<5).map { _ in [UInt8](repeating: 7, count: count + 1) }
      pixels.withUnsafeBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return }
        var (one, other, blue, red) = (lines[0], lines[1], lines[2], lines[3])
        rows.split(start, start + count, weights, count, &one, &other, &blue, &red)
        lines.replaceSubrange(0..<4, with: [one, other, blue, red])
      }
      rows.sharpen(lines[0], lines[1], lines[2], 100, count, &lines[4])
      return lines
    }
    let all = Self.widths.map(planes)
    #expect(all.allSatisfy { $0 == all[0] })
  }

  @Test(arguments: 0..<100) func `means by wide and narrow registers are those of plain arithmetic`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (count, lines) = (Int.random(in: 1...150, using: &random), Int.random(in: 1...7, using: &random))
    let pitch = count + Int.random(in: 0...9, using: &random)
    let bytes = (0...pitch * lines).map { _ in UInt8.random(in: 0...255, using: &random) }
    // Numbers that add up to 65,536.
    let cuts = (1..<lines).map { _ in UInt32.random(in: 0...65_536, using: &random) }.sorted()
    let weights = zip([0] + cuts, cuts + [65_536]).map { $1 - $0 }
    func mean(_ parts: [UInt8]) -> UInt8 {
      UInt8(zip(parts, weights).reduce(32_768) { $0 + UInt32($1.0) * $1.1 } >> 16)
    }
    let channels = Int.random(in: 3...4, using: &random)
    let texels = (bytes.count - 1) / channels
    // Near each other, so that they are read at once, or far apart.
    let (first, step) = (Int.random(in: 0...9, using: &random), Int.random(in: 0...9, using: &random))
    let starts = (0..<Int.random(in: 1...60, using: &random)).map { min(first + $0 * step / 2, max(0, texels - lines)) }
    let fits = texels >= lines
    let means = starts.map { start in
      (0..<4).reduce(0 as UInt32) { pixel, channel in
        guard fits, channel < channels else { return pixel | 255 << 24 }
        return pixel | UInt32(mean((0..<lines).map { bytes[(start + $0) * channels + channel] })) << UInt32(8 * channel)
      }
    }
    for rows in Self.widths {
      var row = [UInt8](repeating: 0, count: count)
      rows.mean_rows(bytes, pitch, weights, lines, count, &row)
      #expect(row == (0..<count).map { place in mean((0..<lines).map { bytes[$0 * pitch + place] }) })
      guard fits else { continue }
      var pixels = [UInt32](repeating: 0, count: starts.count)
      rows.mean_texels(
        bytes + [UInt8](repeating: 0, count: parallax_bytes_after), channels, starts.map(Int32.init),
        weights.flatMap { [UInt32](repeating: $0, count: starts.count) }, lines, starts.count, &pixels)
      #expect(pixels == means)
    }
  }

  @Test(arguments: 0..<100) func `filtered rows are those that PNG's Paeth filter reads back`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (width, channels) = (Int.random(in: 1...90, using: &random), Int.random(in: 3...4, using: &random))
    // Few values, so that predictions are as near to two neighbors.
    let values = UInt8.random(in: 1...255, using: &random)
    let pixels = (0..<2 * width).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    let lines = [pixels.prefix(width), pixels.suffix(width)].map { line in
      line.flatMap { pixel in (0..<channels).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) % values } }
    }
    for rows in Self.widths {
      var bytes = [UInt8](repeating: 0, count: 3 * width + 1)
      rows.drop_alpha(Array(pixels.prefix(width)), width, &bytes)
      #expect(
        bytes.dropLast().enumerated().allSatisfy { index, byte in
          byte == UInt8(truncatingIfNeeded: pixels[index / 3] >> UInt32(8 * (index % 3)))
        })
      var filtered = [UInt8](repeating: 0, count: width * channels)
      rows.filter(lines[1], lines[0], channels, filtered.count, &filtered)
      var read: [UInt8] = []
      for (index, byte) in filtered.enumerated() {
        let (left, corner) = index < channels ? (0, 0) : (Int(read[index - channels]), Int(lines[0][index - channels]))
        let up = Int(lines[0][index])
        // The first of the nearest ones, as the format says.
        let nearest = [left, up, corner].min { abs(left + up - corner - $0) < abs(left + up - corner - $1) }
        read.append(byte &+ UInt8(nearest ?? 0))
      }
      #expect(read == lines[1])
    }
  }
}
