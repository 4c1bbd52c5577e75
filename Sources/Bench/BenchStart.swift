import Effects
import Notation
import PreviewKit

/// The start position of a tape.
public enum BenchStart: Hashable, Sendable {
  /// An offset in points.
  case offset(Double)
  /// Share of the way from the low bound to the high one.
  case share(Double)
}

extension BenchStart {
  /// `1200` is an offset, `50%` the middle. Nil for anything else.
  public init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    guard let number = Double(isShare ? text.dropLast() : text[...]), number.isFinite,
      number.magnitude <= (isShare ? 100 : 1e12), !isShare || number >= 0
    else { return nil }
    self = isShare ? .share(number / 100) : .offset(number)
  }

  /// The value as typed on the command line.
  public var text: String {
    switch self {
    case .offset(let offset): offset.formatted(.shortest)
    case .share(let share): (share * 100).formatted(.shortest) + "%"
    }
  }

  public func offset(in preview: Preview) -> Double {
    switch self {
    case .offset(let offset): offset
    case .share(let share):
      preview.extent.bounds.lowerBound + share * (preview.extent.bounds.upperBound - preview.extent.bounds.lowerBound)
    }
  }
}
