/// A value that varies linearly over a surface.
struct Slope {
  /// The value at the center of the first pixel of the first row.
  private let start: Double
  private let right: Double
  private let down: Double

  init(_ number: Double, at place: SIMD2<Double>, right: Double, down: Double) {
    start = number + right * (0.5 - place.x) + down * (0.5 - place.y)
    (self.right, self.down) = (right, down)
  }

  /// The value along a row, scaled and offset.
  func ramp(in y: Int, times factor: Double = 1, plus more: Double = 0) -> Ramp {
    Ramp(start: (start + down * Double(y)) * factor + more, step: right * factor)
  }
}

/// A value that varies linearly along a row, in 65,536ths.
struct Ramp {
  private let start: Int
  private let step: Int

  /// A sliver changes faster than any number can express; it covers no pixel.
  private static let steepest = 1e12

  init(start: Double, step: Double) {
    func whole(_ number: Double) -> Int {
      number.magnitude < Self.steepest ? Int((number * 65_536).rounded()) : 0
    }
    (self.start, self.step) = (whole(start), whole(step))
  }

  func value(at x: Int) -> Int { start &+ x &* step }

  /// The value of the first of some pixels and the step to the next. Nil unless all are far from the ends of 32 bits.
  func numbers(for pixels: Range<Int>) -> (start: Int32, step: Int32)? {
    let (first, last) = (value(at: pixels.lowerBound), value(at: pixels.upperBound))
    guard max(first.magnitude, last.magnitude) < 1 << 30 else { return nil }
    return (Int32(first), Int32(step))
  }

  /// The value as a color channel.
  func byte(at x: Int) -> UInt32 { UInt32(truncatingIfNeeded: min(max(0, value(at: x) &+ 32_768), 255 << 16) &>> 16) }
}
