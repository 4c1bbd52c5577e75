import Geometry
import Glibc
import Images

/// A blur of a line of text, in steps so small that going from one to the next is not seen.
struct TextBlur: Hashable {
  /// Each step is the eighth root of two times the one before; step 0 is a pixel.
  private let step: Int
  /// Side of a texel in pixels, a power of two: few texels suffice for a strong blur.
  let texel: Int

  private static let stepsPerDoubling = 8.0
  /// Weaker blurs are not seen, in pixels.
  private static let weakest = 0.3
  private static let leastTexels = 1.5

  /// Nil where there is none.
  ///
  /// - Parameter deviation: Standard deviation in pixels.
  init?(deviation: Double) {
    guard deviation >= Self.weakest, deviation.isFinite else { return nil }
    step = Int((log2(min(deviation, 4096)) * Self.stepsPerDoubling).rounded())
    var texel = 1
    while deviation / Double(2 * texel) >= Self.leastTexels { texel *= 2 }
    self.texel = texel
  }

  /// Standard deviation in texels.
  private var deviation: Double { exp2(Double(step) / Self.stepsPerDoubling) / Double(texel) }

  /// Texels around the letters into which they spread.
  var margin: Int { Int((3 * deviation).rounded(.up)) + 1 }

  /// Blurs letters and reduces them to larger texels.
  ///
  /// - Parameters:
  ///   - opacity: Of each pixel, row by row.
  ///   - size: In pixels.
  ///   - result: Receives the opacity of each texel with the margin, row by row.
  func blur(_ opacity: [UInt8], size: PixelSize, into result: (_ index: Int, _ opacity: UInt32) -> Void) {
    let small = PixelSize(
      width: (size.width + texel - 1) / texel + 2 * margin, height: (size.height + texel - 1) / texel + 2 * margin)
    var texels = [UInt32](repeating: 0, count: small.count)
    for y in 0..<small.height - 2 * margin {
      for x in 0..<small.width - 2 * margin {
        var sum = 0
        for row in y * texel..<min((y + 1) * texel, size.height) {
          for column in x * texel..<min((x + 1) * texel, size.width) { sum += Int(opacity[row * size.width + column]) }
        }
        texels[(y + margin) * small.width + x + margin] = UInt32(sum / (texel * texel)) &<< 24
      }
    }
    let soft = Bitmap(size: small, texels: texels).blurred(deviation: deviation, edges: .extend)
    for (index, texel) in soft.bitmap.texels.enumerated() { result(index, texel &>> 24) }
  }
}
