import Geometry
import Glibc

/// An even axis along a track: the moments of a gesture, or the offsets of keyframes.
protocol PlotAxis: Hashable, Sendable {
  var track: Rect { get }
  /// The values at the track's ends.
  var range: ClosedRange<Double> { get }
  /// Minimum distance of labels, in points, and as a value.
  static var least: (points: Double, value: Double) { get }
}

extension PlotAxis {
  private var length: Double { range.upperBound - range.lowerBound }

  func x(of value: Double) -> Double {
    length > 0 ? track.x + (value - range.lowerBound) / length * track.width : track.x
  }

  func value(at x: Double) -> Double { range.lowerBound + span(across: x - track.x) }

  /// What a distance in points stands for.
  func span(across points: Double) -> Double { points / max(1, track.width) * length }

  /// The distance of labels: 1, 2 or 5 times a power of ten.
  var step: Double {
    let least = max(Self.least.value, span(across: Self.least.points))
    let power = pow(10, log10(least).rounded(.down))
    func reaches(_ factor: Double) -> Bool { factor * power >= least * (1 - 1e-9) }
    return reaches(1) ? power : reaches(2) ? 2 * power : reaches(5) ? 5 * power : 10 * power
  }

  /// The values with a label.
  var ticks: [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    return (0...64).map { (first + Double($0)) * step }.filter { $0 <= range.upperBound + step * 1e-9 }
  }
}
