import Text

/// Something that is allowed and will still look wrong.
public struct Finding: Hashable, Sendable {
  /// The effect's fields to look at, the likeliest first.
  public var fields: [String]
  /// One clear sentence without its full stop.
  public var message: String

  public init(_ fields: [String], _ message: String) {
    self.fields = fields
    self.message = message
  }
}

extension Finding {
  /// A ratio at which something shows that should not; nil where the ratio is safe.
  ///
  /// - Parameter trouble: What is to be seen, such as `the picture leaves a gap`.
  static func unsafe(_ coverage: Coverage, _ fields: [String], _ trouble: String) -> Finding? {
    guard !coverage.isCovered else { return nil }
    let safe = coverage.safe.map(text) ?? "no ratio"
    return Finding(fields, "at ratio \(coverage.ratio.formatted(.upTo(3))) \(trouble); \(safe) is safe here")
  }

  /// Rounded inwards, so that what is printed is safe.
  static func text(of range: ClosedRange<Double>) -> String {
    let low = range.lowerBound.formatted(.upTo(3, .up))
    let high = range.upperBound.formatted(.upTo(3, .down))
    let isOne = low == high || range.lowerBound == range.upperBound
    return isOne ? "only \(((range.lowerBound + range.upperBound) / 2).formatted(.upTo(3)))" : "\(low)...\(high)"
  }
}
