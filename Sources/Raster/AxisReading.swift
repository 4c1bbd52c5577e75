/// Which pixels a span covers, and between which two texels each of them reads.
///
/// A texel's color is in its middle. A pixel takes its color from the place under its own middle, between two texels,
/// in steps of 1/256.
struct AxisReading {
  /// Those whose middle lies in the span.
  let pixels: Range<Int>
  /// Each pixel is one texel further than the one before: they all read at the same share between two texels.
  let isUnit: Bool
  /// Texels in 32 bits of fraction: the place that pixel 0 reads, and from each pixel to the next.
  private let origin: Int
  private let step: Int

  private static let one = 1 << 32
  /// Half a step of 1/256, to round, and a little more: places that lie in the middle between two steps go the same way
  /// whatever the noise in the last bits.
  private static let rounding = 1 << 23 + 1 << 16
  /// More texels to a pixel than this are noise.
  private static let steepest = 65_536.0

  /// - Parameter side: Texels along this axis.
  init(_ span: QuadSpan, side: Int) {
    pixels = PixelBounds.centers(from: span.start, to: span.end)
    let length = Double(side)
    var slope = (span.endTexel - span.startTexel) * length / (span.end - span.start)
    if !(slope.magnitude <= Self.steepest) { slope = 0 }
    var step = Int((slope * Double(Self.one)).rounded())
    let first = Double(pixels.lowerBound) + 0.5
    let place = span.startTexel * length - 0.5 + (first - span.start) * slope
    // Less than a quarter of a step of 1/256 from one end to the other is nothing.
    isUnit = (step - Self.one).magnitude * UInt(pixels.count) < 1 << 22
    if isUnit { step = Self.one }
    let start = place.magnitude < Self.steepest ? Int((place * Double(Self.one)).rounded()) : 0
    origin = start + Self.rounding - pixels.lowerBound * step
    self.step = step
  }
}

extension AxisReading {
  /// The texel before the place that a pixel reads, and how far behind it that is, in 256ths. The texel may lie outside
  /// of the picture, whose edge goes on there.
  func texel(at pixel: Int) -> (index: Int, share: Int) {
    let place = (origin + pixel * step) >> 24
    return (place >> 8, place & 255)
  }

  /// Texels in 24.8 bits: the place that a pixel reads, and from it to the next with 24 more bits of fraction.
  func walk(from pixel: Int) -> (start: Int, step: Int) { (origin + pixel * step, step) }

  /// How many pixels from a place on read each one texel further than the one before, whatever the fractions: many
  /// where a picture has nearly the size at which it is drawn.
  @inline(__always)
  func neighbours(from place: Int) -> Int {
    let fraction = place & (Self.one - 1)
    let drift = step &- Self.one
    if drift.magnitude > Self.one / 8 { return 0 }
    if drift == 0 { return .max }
    return drift > 0 ? (Self.one - 1 - fraction) / drift + 1 : fraction / -drift + 1
  }
}
