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
    self.init(step: Self.step(nearest: min(deviation, 4096)))
  }

  private init(step: Int) {
    self.step = step
    var texel = 1
    while Self.deviation(of: step) / Double(2 * texel) >= Self.leastTexels { texel *= 2 }
    self.texel = texel
  }

  private static func step(nearest deviation: Double) -> Int { Int((log2(deviation) * stepsPerDoubling).rounded()) }

  /// In pixels.
  private static func deviation(of step: Int) -> Double { exp2(Double(step) / stepsPerDoubling) }

  /// Standard deviation in texels.
  private var deviation: Double { Self.deviation(of: step) / Double(texel) }

  /// Texels around the letters into which they spread.
  var margin: Int { Int((3 * deviation).rounded(.up)) + 1 }

  /// The texels that letters take, with the margin.
  ///
  /// - Parameter size: In pixels.
  func texels(of size: PixelSize) -> PixelSize {
    PixelSize(
      width: (size.width + texel - 1) / texel + 2 * margin, height: (size.height + texel - 1) / texel + 2 * margin)
  }

  /// Blurs letters and reduces them to larger texels.
  ///
  /// - Parameter opacity: Of each pixel, 0...255.
  func blurred(_ opacity: (_ x: Int, _ y: Int) -> UInt32, size: PixelSize) -> OpacityPlane {
    let margin = margin
    let outer = texels(of: size)
    let share = 1 / Float(255 * texel * texel)
    var values = [Float](repeating: 0, count: outer.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        values[(y / texel + margin) * outer.width + x / texel + margin] += share * Float(opacity(x, y))
      }
    }
    var plane = OpacityPlane(size: outer, values: values)
    plane.blur(deviation: deviation)
    return plane
  }
}

/// The blurs that a line of text comes to.
extension TextBlur {
  /// All steps from one to another, or up to it.
  static func steps(from least: TextBlur?, to most: TextBlur) -> some Sequence<TextBlur> {
    (min(least?.step ?? step(nearest: weakest), most.step)...most.step).lazy.map { TextBlur(step: $0) }
  }
}
