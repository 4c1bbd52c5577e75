import Geometry
import Glibc

/// The seconds along the track of a gesture.
struct TimeAxis: PlotAxis {
  let track: Rect
  let range: ClosedRange<Double>

  static let least = (points: 52.0, value: 1e-3)

  /// Digits behind the point of a label.
  var digits: Int { max(0, Int((-log10(step) - 1e-9).rounded(.up))) }
}

/// The part of a gesture that is shown.
struct TimeZoom: Hashable, Sendable {
  /// 1 shows the whole gesture.
  private var factor = 1.0
  /// The moment at the left end, in seconds.
  private var start = 0.0
  /// The moment that was followed last.
  private var followed: Double?

  /// The shortest visible part, in seconds.
  private static let shortest = 0.05
}

extension TimeZoom {
  var isWhole: Bool { factor == 1 }

  /// The visible moments of a gesture.
  func range(of end: Double) -> ClosedRange<Double> {
    guard end > 0 else { return 0...0 }
    let length = end / min(factor, max(1, end / Self.shortest))
    let start = min(max(0, start), end - length)
    return start...max(start, start + length)
  }

  /// - Parameter moment: It stays where it is.
  mutating func zoom(by change: Double, around moment: Double, of end: Double) {
    guard end > 0, change.isFinite else { return }
    let before = range(of: end)
    let share = (moment - before.lowerBound) / max(1e-9, before.upperBound - before.lowerBound)
    factor = min(max(1, factor * change), max(1, end / Self.shortest))
    start = moment - share * (end / factor)
    start = range(of: end).lowerBound
  }

  mutating func showAll() { (factor, start) = (1, 0) }

  mutating func pan(by seconds: Double, of end: Double) {
    guard seconds.isFinite else { return }
    start = range(of: end).lowerBound + seconds
    start = range(of: end).lowerBound
  }

  /// Moves just enough to show a moment that is another one than before; by whole lengths while it plays.
  mutating func follow(_ moment: Double, isPlaying: Bool, of end: Double) {
    guard moment != followed else { return }
    followed = moment
    guard !isWhole else { return }
    let shown = range(of: end)
    guard !shown.contains(moment) else { return }
    if isPlaying {
      start = moment
    } else {
      start += moment < shown.lowerBound ? moment - shown.lowerBound : moment - shown.upperBound
    }
  }
}
