import TestSupport
import Testing

@testable import Images

/// Frames as encoders of films take them.
@Suite struct FilmPlanesTests {
  private typealias Colors = SIMD3<Double>

  /// A frame of random colors, each a few pixels wide.
  private static func frame(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    var color = SIMD4<UInt8>()
    for _ in 0..<width * height {
      if Int.random(in: 0..<4, using: &random) == 0 { color = .random(in: 0...255, using: &random) }
      bytes += [color.x, color.y, color.z, 255]
    }
    return bytes
  }

  private static func color(_ frame: [UInt8], _ width: Int, _ height: Int, _ x: Int, _ y: Int) -> Colors {
    let start = 4 * (min(y, height - 1) * width + min(x, width - 1))
    return Colors(Double(frame[start]), Double(frame[start + 1]), Double(frame[start + 2]))
  }

  @Test(arguments: 0..<40) func `brightness is that of each pixel, and color the mean of four`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (width, height) = (Int.random(in: 1...53, using: &random), Int.random(in: 1...9, using: &random))
    let frame = Self.frame(width, height, &random)
    var planes = FilmPlanes(width: width, height: height, seed % 2 == 0 ? .bt709 : .bt601, sharpening: 0)
    planes.take(frame)
    let share = seed % 2 == 0 ? Colors(0.2126, 0.7152, 0.0722) : Colors(0.299, 0.587, 0.114)
    let (across, down) = ((width + 1) / 2, (height + 1) / 2)
    func difference(_ index: Int, _ number: Double) -> Double { (Double(planes.bytes[index]) - number).magnitude }
    for y in 0..<2 * down {
      for x in 0..<2 * across {
        let luma = 16 + (Self.color(frame, width, height, x, y) * share).sum() * 219 / 255
        #expect(difference(y * 2 * across + x, luma) < 0.51)
      }
    }
    for y in 0..<down {
      for x in 0..<across {
        let parts = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
          Self.color(frame, width, height, 2 * x + $0.0, 2 * y + $0.1)
        }
        let mean = parts.reduce(Colors()) { $0 + $1 } / 4
        let luma = (mean * share).sum()
        for (plane, (channel, weight)) in [(mean.z, share.z), (mean.x, share.x)].enumerated() {
          let color = 128 + (channel - luma) / (1 - weight) / 2 * 224 / 255
          #expect(difference(across * down * (4 + plane) + y * across + x, color) < 0.52)
        }
      }
    }
  }

  @Test(arguments: 0..<40) func `rows that change give what a new film gives`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...24, using: &random))
    var frame = Self.frame(width, height, &random)
    var planes = FilmPlanes(width: width, height: height, .bt709, sharpening: 0.4)
    for _ in 0..<6 {
      planes.take(frame)
      var new = FilmPlanes(width: width, height: height, .bt709, sharpening: 0.4)
      new.take(frame)
      #expect(planes.bytes == new.bytes)
      let place = Int.random(in: 0..<width * height, using: &random)
      frame[4 * place] = UInt8.random(in: 0...255, using: &random)
    }
  }

  @Test func `sharpening keeps an even color, and takes the edges of others apart`() {
    func row(_ sharpening: Double) -> [UInt8] {
      var planes = FilmPlanes(width: 12, height: 2, .bt709, sharpening: sharpening)
      planes.take((0..<24).flatMap { $0 % 12 < 6 ? [200, 40, 40, 255] : [40, 40, 200, 255] })
      return Array(planes.bytes[24..<30])
    }
    let (plain, sharp) = (row(0), row(0.4))
    #expect(sharp[0] == plain[0] && sharp[5] == plain[5])
    #expect(sharp[2] < plain[2] && sharp[3] > plain[3])
  }
}
