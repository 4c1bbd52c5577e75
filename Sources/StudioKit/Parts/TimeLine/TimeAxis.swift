import Geometry
import Glibc

/// The seconds along the track of a gesture.
struct TimeAxis: Hashable, Sendable {
  let track: Rect
  /// The moments at the track's ends.
  let range: ClosedRange<Double>

  /// Minimum distance of labels, in points.
  private static let room = 52.0
}

extension TimeAxis {
  private var length: Double { range.upperBound - range.lowerBound }

  func x(of time: Double) -> Double {
    length > 0 ? track.x + (time - range.lowerBound) / length * track.width : track.x
  }

  func time(at x: Double) -> Double { range.lowerBound + (x - track.x) / max(1, track.width) * length }

  /// The seconds that a distance in points stands for.
  func seconds(across points: Double) -> Double { points / max(1, track.width) * length }

  /// The distance of labels in seconds.
  var step: Double {
    AxisStep.roundNumber(from: max(1e-3, seconds(across: Self.room)))
  }

  /// Digits behind the point of a label.
  var digits: Int { max(0, Int((-log10(step) - 1e-9).rounded(.up))) }

  /// The moment of the label nearest to another, or of one some steps away from it.
  func tick(near time: Double, _ steps: Int) -> Double { ((time / step).rounded() + Double(steps)) * step }

  /// The moments with a label.
  var ticks: [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    return (0...64).map { (first + Double($0)) * step }.filter { $0 <= range.upperBound + step * 1e-9 }
  }
}

/// The distance of labels along an axis.
enum AxisStep {
  /// The least number of at least this size that is 1, 2 or 5 times a power of ten.
  static func roundNumber(from least: Double) -> Double {
    let power = pow(10, log10(least).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
  }
}

/// The part of a gesture that is shown.
struct TimeZoom: Hashable, Sendable {
  /// 1 shows the whole gesture.
  private var factor = 1.0
  /// The moment at the left end, in seconds.
  private var start = 0.0

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

  /// Moves just enough to show a moment; by whole lengths while it plays.
  mutating func reveal(_ moment: Double, isPlaying: Bool, of end: Double) {
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
