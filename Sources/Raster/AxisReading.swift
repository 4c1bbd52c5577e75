/// The pixels that a span covers, and the two texels that each of them interpolates.
///
/// A texel's color is at its center. A pixel takes the color at its own center, interpolated in steps of 1/256.
struct AxisReading {
  /// The pixels whose center is in the span.
  let pixels: Range<Int>
  /// Whether each pixel is one texel further than the previous one, so that all have the same fraction.
  let isUnit: Bool
  /// In texels with 32 fractional bits: the position of pixel 0, and the step per pixel.
  private let origin: Int
  private let step: Int

  private static let one = 1 << 32
  /// Half a step of 1/256 for rounding, plus a little so that ties resolve the same way regardless of noise in the last
  /// bits.
  private static let rounding = 1 << 23 + 1 << 16
  /// More texels per pixel than this are noise.
  private static let steepest = 65_536.0

  /// - Parameter side: Number of texels along this axis.
  init(_ span: QuadSpan, side: Int) {
    pixels = PixelBounds.centers(from: span.start, to: span.end)
    let length = Double(side)
    var slope = (span.endTexel - span.startTexel) * length / (span.end - span.start)
    if !(slope.magnitude <= Self.steepest) { slope = 0 }
    var step = Int((slope * Double(Self.one)).rounded())
    let first = Double(pixels.lowerBound) + 0.5
    let place = span.startTexel * length - 0.5 + (first - span.start) * slope
    // Less than a quarter of a 1/256 step over the whole span is negligible.
    isUnit = (step - Self.one).magnitude * UInt(pixels.count) < 1 << 22
    if isUnit { step = Self.one }
    let start = place.magnitude < Self.steepest ? Int((place * Double(Self.one)).rounded()) : 0
    origin = start + Self.rounding - pixels.lowerBound * step
    self.step = step
  }
}

extension AxisReading {
  /// The texel before a pixel's position, and the distance from it in 256ths. The texel may be outside the picture,
  /// where the edge repeats.
  func texel(at pixel: Int) -> (index: Int, share: Int) {
    let place = (origin + pixel * step) >> 24
    return (place >> 8, place & 255)
  }

  /// Whether each pixel reads further texels than the previous one.
  var isForward: Bool { step > 0 }

  /// The first pixel that reads a texel or a later one, if pixels read forward.
  func firstPixel(atTexel texel: Int) -> Int {
    let distance = texel << 32 - origin
    return distance > 0 ? (distance + step - 1) / step : distance / step
  }

  /// Those of some pixels that lie between two of `side` texels.
  func pixels(within pixels: Range<Int>, between side: Int) -> Range<Int> {
    func inside(_ pixel: Int) -> Int { min(max(pixel, pixels.lowerBound), pixels.upperBound) }
    if isForward {
      let start = inside(firstPixel(atTexel: 0))
      return start..<max(start, inside(firstPixel(atTexel: side - 1)))
    }
    let start = pixels.first { texel(at: $0).index < side - 1 } ?? pixels.upperBound
    let end = (start..<pixels.upperBound).first { texel(at: $0).index < 0 } ?? pixels.upperBound
    return start..<end
  }
}
