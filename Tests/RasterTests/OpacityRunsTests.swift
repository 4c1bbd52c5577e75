import Boundary
import TestSupport
import Testing

@testable import Raster

@Suite struct OpacityRunsTests {
  @Test(arguments: 0..<300) func `what is known of the opacity changes no pixel`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let randomPicture = RandomPicture(&random)
    let picture = randomPicture.plane
    let plain = PixelPlane(
      picture.pixels, width: picture.width, height: picture.height, isPremultiplied: picture.isPremultiplied)
    func span(_ side: Int) -> QuadSpan {
      let start = Double.random(in: -30...30, using: &random)
      let scale = [1, Double.random(in: 0.3...2, using: &random)].randomElement(using: &random) ?? 1
      let offset = Bool.random(using: &random) ? start.rounded() : start
      let isTurned = seed % 7 == 0
      return QuadSpan(
        start: offset, end: offset + Double(side) * scale, startTexel: isTurned ? 1 : 0, endTexel: isTurned ? 0 : 1)
    }
    let (column, row) = (span(picture.width), span(picture.height))
    let tint = [Color.white, Color.white.opacity(0.6), Color(0x80FF40, opacity: 0.8), Color(0x80FF40)]
      .randomElement(using: &random)
    func drawn(_ picture: PixelPlane) -> [UInt32] {
      let target = Sheet(400, 24) { x, y in UInt32(x &* 7919 &+ y &* 104_729) | 0xFF00_0000 }
      target.painter.fill(column, row, with: picture, isOpaque: false, tint: tint ?? .white)
      return target.numbers
    }
    withExtendedLifetime(randomPicture) { #expect(drawn(picture) == drawn(plain)) }
  }
}
