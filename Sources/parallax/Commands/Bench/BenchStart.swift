import Effects
import JSON
import PreviewKit
import Text

/// Where a tape begins.
nonisolated enum BenchStart: Hashable, Sendable {
  /// In points.
  case offset(Double)
  /// Share of the way from the low bound to the high one.
  case share(Double)
}

nonisolated extension BenchStart {
  /// `1200` is an offset, `50%` the middle.
  init(_ text: String) throws(Failure) {
    let isShare = text.hasSuffix("%")
    guard let number = Double(isShare ? text.dropLast() : text[...]), number.isFinite,
      number.magnitude <= (isShare ? 100 : 1e12), !isShare || number >= 0
    else {
      throw Failure(.usage, "--from takes an offset in points, or a share of the way as in 50%, not \"\(text)\".")
    }
    self = isShare ? .share(number / 100) : .offset(number)
  }

  /// As it is written on the command line.
  var spelling: String {
    switch self {
    case .offset(let offset): offset.formatted(.shortest)
    case .share(let share): (share * 100).formatted(.shortest) + "%"
    }
  }

  func offset(in preview: Preview) -> Double {
    switch self {
    case .offset(let offset): offset
    case .share(let share):
      preview.extent.bounds.lowerBound + share * (preview.extent.bounds.upperBound - preview.extent.bounds.lowerBound)
    }
  }
}
