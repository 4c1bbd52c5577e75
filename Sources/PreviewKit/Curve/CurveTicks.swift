import Notation

/// Round numbers along an axis: steps of 1, 2 or 5 times a power of ten, as dense as their labels allow.
struct CurveTicks: Hashable, Sendable {
  let step: Double
  let values: [Double]

  /// - Parameters:
  ///   - most: Maximum number of ticks.
  init(in range: ClosedRange<Double>, most: Int) {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, most > 0 else {
      (step, values) = (1, [])
      return
    }
    var step = 1.0
    let needed = span / Double(most)
    while step < needed { step *= 10 }
    while step / 10 >= needed { step /= 10 }
    for share in [0.2, 0.5] where step * share >= needed {
      step *= share
      break
    }
    self.step = step
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    values = first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }
}

extension CurveTicks {
  /// With as many digits as the step has.
  func words(_ value: Double) -> String {
    var (digits, step) = (0, step)
    while digits < 6, (step - step.rounded()).magnitude > 1e-9 {
      digits += 1
      step *= 10
    }
    return value.formatted(.fixed(digits))
  }
}
