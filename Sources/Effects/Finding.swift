import Notation

/// A valid setting that still looks wrong.
public struct Finding: Hashable, Sendable {
  /// The fields of the effect to check, most likely first.
  public var fields: [String]
  /// A sentence without a full stop.
  public var message: String
  public var sight: Sight

  public init(_ fields: [String], _ message: String, at sight: Sight) {
    self.fields = fields
    self.message = message
    self.sight = sight
  }
}

extension Finding {
  /// The range rounded inwards, so that printed values are safe.
  static func text(of range: ClosedRange<Double>) -> String {
    let low = range.lowerBound.formatted(.upTo(3, .up))
    let high = range.upperBound.formatted(.upTo(3, .down))
    let isOne = low == high || range.lowerBound == range.upperBound
    return isOne ? "only \(((range.lowerBound + range.upperBound) / 2).formatted(.upTo(3)))" : "\(low)...\(high)"
  }
}
