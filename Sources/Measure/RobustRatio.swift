/// The slope of a line through zero, robust against outliers.
///
/// Starts from the weighted median of the points' slopes, then reweights points by their fit (Tukey's biweight) until
/// it converges.
public struct RobustRatio: Hashable, Sendable {
  public let value: Double
  /// Uncertainty: about two standard errors.
  public let doubt: Double
  public let count: Int

  /// - Parameter pairs: Simultaneous movements of the content and the lagging layer.
  public init?(_ pairs: [(content: Double, layer: Double)]) {
    let pairs = pairs.filter { $0.content.isFinite && $0.layer.isFinite && $0.content != 0 }
    guard pairs.count >= 3 else { return nil }
    var slope = Self.median(pairs.map { ($0.layer / $0.content, $0.content.magnitude) })
    let limit = 4.685
    var weights = [Double](repeating: 1, count: pairs.count)
    var scale = 0.0
    for _ in 0..<50 {
      let rests = pairs.map { $0.layer - slope * $0.content }
      scale = max(1e-9, 1.4826 * Self.median(rests.map { ($0.magnitude, 1) }))
      weights = rests.map { rest in
        let far = rest / (limit * scale)
        return far.magnitude < 1 ? (1 - far * far) * (1 - far * far) : 0
      }
      let (product, square) = zip(pairs, weights).reduce((0.0, 0.0)) {
        ($0.0 + $1.1 * $1.0.content * $1.0.layer, $0.1 + $1.1 * $1.0.content * $1.0.content)
      }
      guard square > 0 else { break }
      let next = product / square
      let isThere = (next - slope).magnitude < 1e-12
      slope = next
      if isThere { break }
    }
    value = slope
    let square = zip(pairs, weights).reduce(0.0) { $0 + $1.1 * $1.0.content * $1.0.content }
    doubt = square > 0 ? 2 * scale / square.squareRoot() : .infinity
    count = weights.count { $0 > 0 }
  }

  /// The weighted median.
  public static func median(_ values: [(value: Double, weight: Double)]) -> Double {
    let sorted = values.sorted { $0.value < $1.value }
    let half = sorted.reduce(0) { $0 + $1.weight } / 2
    var sum = 0.0
    for value in sorted {
      sum += value.weight
      if sum >= half { return value.value }
    }
    return sorted.last?.value ?? 0
  }
}
