import Glibc

/// How a slider's length stands for numbers: evenly, or by logarithm where they span thousands.
struct SliderScale: Hashable {
  var range: ClosedRange<Double>

  private var isLogarithmic: Bool { range.lowerBound >= 0 && range.upperBound / max(1, range.lowerBound) >= 10_000 }
  private var length: Double { range.upperBound - range.lowerBound }
}

extension SliderScale {
  /// Where a number lies, 0...1. What lies outside is at the end.
  func share(of value: Double) -> Double {
    guard length > 0, value.isFinite else { return 0 }
    let inside = min(max(value, range.lowerBound), range.upperBound) - range.lowerBound
    return isLogarithmic ? log1p(inside) / log1p(length) : inside / length
  }

  /// The number at a place. The ends are exactly the range's.
  func value(at share: Double) -> Double {
    guard share > 0 else { return range.lowerBound }
    guard share < 1 else { return range.upperBound }
    return range.lowerBound + (isLogarithmic ? expm1(share * log1p(length)) : share * length)
  }

  /// A number on the grid of a step, inside the range. The range's ends are on every grid.
  func rounded(_ value: Double, step: Double) -> Double {
    guard value > range.lowerBound else { return range.lowerBound }
    guard value < range.upperBound else { return range.upperBound }
    guard step > 0 else { return value }
    // Dividing by a whole number gives 0.3 where multiplying gives 0.30000000000000004.
    let parts = (1 / step).rounded()
    let isWhole = parts >= 1 && (1 / step - parts).magnitude < 1e-6 * parts
    let onGrid = isWhole ? (value * parts).rounded() / parts : (value / step).rounded() * step
    return min(max(onGrid, range.lowerBound), range.upperBound)
  }
}
