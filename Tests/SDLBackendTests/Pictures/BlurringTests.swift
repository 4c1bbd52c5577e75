import TestSupport
import Testing

@testable import Images
@testable import SDLBackend

@Suite struct BlurringTests {
  @Test func `a plain picture stays as it is`() {
    for color: UInt32 in [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_89C3, 0] {
      let picture = Bitmap(96, 143) { _, _ in color }
      #expect(picture.blurred() == picture)
    }
  }

  @Test func `a point becomes the bell that three means over plain loops make`() {
    // Far from the edges, in one channel; the plain loops use neither sliding sums nor transposed rows.
    let side = 60
    let reach = 6
    let picture = Bitmap(side, side) { x, y in
      (28..<33).contains(x) && (28..<33).contains(y) ? 0xFFFF_FFFF : 0xFF00_0000
    }
    var plain = (0..<side).map { y in (0..<side).map { x in Double(picture.texels[y * side + x] & 0xFF) } }
    func means(_ values: [Double]) -> [Double] {
      (0..<side).map { at in
        let around = (at - reach...at + reach).map { values[min(max(0, $0), side - 1)] }
        return around.reduce(0, +) / Double(around.count)
      }
    }
    func turned(_ values: [[Double]]) -> [[Double]] { (0..<side).map { x in values.map { $0[x] } } }
    for _ in 0..<3 { plain = turned(turned(plain.map(means)).map(means)) }
    let blurred = picture.blurred()
    for y in 0..<side {
      for x in 0..<side {
        let found = Double(blurred.texels[y * side + x] & 0xFF)
        #expect((found - plain[y][x]).magnitude <= 3, "\(x) \(y)")
      }
    }
    #expect(blurred.texels.allSatisfy { $0 >= 0xFF00_0000 })
  }

  @Test func `what is invisible lends nothing of its color`() {
    let picture = Bitmap(50, 50) { x, _ in x < 25 ? 0xFF00_00FF : 0x00FF_FF00 }
    for texel in picture.blurred().texels where texel &>> 24 > 0 {
      #expect(texel >> 8 & 0xFFFF == 0 && texel & 0xFF == 0xFF)
    }
  }

  @Test func `any size comes out as large as it went in`() {
    for (width, height) in [(1, 1), (1, 30), (30, 1), (2, 3), (96, 5)] {
      let picture = Bitmap(width, height) { x, y in UInt32(truncatingIfNeeded: x &* 7 &+ y &* 31) | 0xFF00_0000 }
      #expect(picture.blurred().size == picture.size)
    }
    #expect(Bitmap(0, 0) { _, _ in 0 }.blurred().size.isEmpty)
  }
}
