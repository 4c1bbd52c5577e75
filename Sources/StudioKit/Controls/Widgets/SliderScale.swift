import Glibc

/// The mapping of a slider's length to numbers.
struct SliderScale: Hashable, Sendable {
  enum Spacing: Hashable, Sendable {
    case even
    /// Logarithmic: for ranges spanning thousands.
    case logarithmic
    /// Logarithmic in the distance to this number above the range: for values that crowd below it, as 0.9, 0.99 and
    /// 0.999 do below 1.
    case approaching(Double)
  }

  var range: ClosedRange<Double>
  var spacing: Spacing

  /// - Parameter spacing: Nil for logarithmic if the range spans thousands, otherwise linear.
  init(range: ClosedRange<Double>, spacing: Spacing? = nil) {
    self.range = range
    let spans = range.lowerBound >= 0 && range.upperBound / max(1, range.lowerBound) >= 10_000
    self.spacing = spacing ?? (spans ? .logarithmic : .even)
  }

  private var length: Double { range.upperBound - range.lowerBound }
}

extension SliderScale {
  /// The position of a number, 0...1, clamped to the ends.
  func share(of value: Double) -> Double {
    guard length > 0, value.isFinite else { return 0 }
    let inside = min(max(value, range.lowerBound), range.upperBound) - range.lowerBound
    switch spacing {
    case .even: return inside / length
    case .logarithmic: return log1p(inside) / log1p(length)
    case .approaching(let limit):
      let whole = log((limit - range.upperBound) / (limit - range.lowerBound))
      return log((limit - range.lowerBound - inside) / (limit - range.lowerBound)) / whole
    }
  }

  /// The number at a position. The ends are exactly the range's.
  func value(at share: Double) -> Double {
    guard share > 0 else { return range.lowerBound }
    guard share < 1 else { return range.upperBound }
    switch spacing {
    case .even: return range.lowerBound + share * length
    case .logarithmic: return range.lowerBound + expm1(share * log1p(length))
    case .approaching(let limit):
      let whole = log((limit - range.upperBound) / (limit - range.lowerBound))
      return limit - (limit - range.lowerBound) * exp(share * whole)
    }
  }

  /// The number on a step's grid, inside the range. The ends of the range are always on the grid.
  func rounded(_ value: Double, step: Double) -> Double {
    guard value > range.lowerBound else { return range.lowerBound }
    guard value < range.upperBound else { return range.upperBound }
    return min(max(value.rounded(toGridOf: step), range.lowerBound), range.upperBound)
  }
}

extension Double {
  /// The nearest multiple of a step. Dividing by a whole number gives 0.3 where multiplying gives 0.30000000000000004.
  func rounded(toGridOf step: Double) -> Double {
    guard step > 0 else { return self }
    let parts = (1 / step).rounded()
    let isWhole = parts >= 1 && (1 / step - parts).magnitude < 1e-6 * parts
    return isWhole ? (self * parts).rounded() / parts : (self / step).rounded() * step
  }
}
