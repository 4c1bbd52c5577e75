/// What a film says about the ratio of the layer to the content.
public enum RatioVerdict: Hashable, Sendable {
  /// It is in this range.
  case within(ClosedRange<Double>)
  case unknown(Reason)

  /// The reason why it cannot be told.
  public enum Reason: Hashable, Sendable {
    /// Several layers, or keys: more than one ratio is seen again and again.
    case several([Double])
    /// The ratio differs between parts of the film.
    case changing(ClosedRange<Double>)
    /// The content is only pulled past its edge, where layers go by another rule.
    case pulled
    /// What is not content stands still: a bar, or a layer of ratio 0.
    case resting
    /// What moves fastest is so little of the picture that it may be no content.
    case small
    /// Blocks move at many speeds, few at one of them.
    case mixed
    /// The layer is seen too briefly.
    case scarce
  }
}

extension RatioVerdict {
  /// What several readings of a film say: the range of all, or the first reason of one that has none.
  init(of verdicts: [Self]) {
    let ranges = verdicts.compactMap(\.range)
    guard ranges.count == verdicts.count, let low = ranges.map(\.lowerBound).min(),
      let high = ranges.map(\.upperBound).max()
    else {
      self = verdicts.first { $0.range == nil } ?? .unknown(.scarce)
      return
    }
    self = .within(low...high)
  }

  /// Nil if it cannot be told.
  public var range: ClosedRange<Double>? { if case .within(let range) = self { range } else { nil } }
}
