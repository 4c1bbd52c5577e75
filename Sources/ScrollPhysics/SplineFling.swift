import Glibc

/// Android's fling: a fixed curve from share of time to share of distance, as in `OverScroller`.
///
///     x(t) = x₀ + D·p(t/T)      D = 0.35·v₀·T      T = (|v₀|/v_ref)^(1/(R − 1)), R = ln 0.78 / ln 0.9
///
/// p is a spline with tensions 0.5 at the start and 1 at the end that meet at 0.35 of the time. As in Android, it is a
/// table of 100 linear pieces. v_ref follows from a friction of 0.015 and the pixels per inch: speed and distance both
/// scale with them, so in points it is 2224 pt/s on every screen.
public struct SplineFling: Hashable, Sendable {
  public var start: Double
  public var velocity: PointsPerSecond
  /// Distance from start to end, in points, signed.
  public let distance: Double
  /// Seconds until rest.
  public let duration: Double

  public init(start: Double, velocity: PointsPerSecond) {
    self.start = start
    self.velocity = velocity
    duration = PowerFling(start: start, velocity: velocity).androidDuration
    distance = Self.inflexion * velocity.value * duration
  }
}

extension SplineFling {
  public var restValue: Double { start + distance }

  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return restValue }
    let (piece, share) = Self.piece(at: time / duration)
    return start + distance * (Self.way[piece] + share * (Self.way[piece + 1] - Self.way[piece]))
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    guard time > 0 else { return velocity }
    guard time < duration else { return .zero }
    let piece = Self.piece(at: time / duration).index
    return PointsPerSecond((Self.way[piece + 1] - Self.way[piece]) * Double(Self.pieces) * distance / duration)
  }

  /// The time at which it passes `offset`; nil if it never does.
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = (offset - start) / distance
    guard share > 0, share <= 1 else { return nil }
    var piece = 0
    while piece < Self.pieces - 1, Self.way[piece + 1] < share { piece += 1 }
    let rest = (share - Self.way[piece]) / (Self.way[piece + 1] - Self.way[piece])
    return duration * (Double(piece) + rest) / Double(Self.pieces)
  }
}

extension SplineFling {
  private static let pieces = 100
  private static let inflexion = 0.35

  /// The piece that contains a share of the time, and the progress within it.
  private static func piece(at time: Double) -> (index: Int, share: Double) {
    let place = time * Double(pieces)
    let index = min(max(0, Int(place)), pieces - 1)
    return (index, place - Double(index))
  }

  /// The share of the distance after each hundredth of the time.
  ///
  /// The source searches for the spline's parameter in single precision and stops within 10⁻⁵ of the time. Near time 0
  /// that would begin with a jump of a forty-thousandth of the distance; here the first point is 0.
  private static let way: [Double] = {
    let (first, last): (Float, Float) = (0.5 * 0.35, 1 - 1 * (1 - 0.35))
    var way: [Double] = [0]
    var low: Float = 0
    for index in 1..<pieces {
      let time = Float(index) / Float(pieces)
      var high: Float = 1
      while true {
        let middle = low + (high - low) / 2
        let rise = 3 * middle * (1 - middle)
        let cube = middle * middle * middle
        let reached = rise * ((1 - middle) * first + middle * last) + cube
        if Double((reached - time).magnitude) < 1e-5 {
          way.append(Double(rise * ((1 - middle) * 0.5 + middle) + cube))
          break
        }
        if reached > time { high = middle } else { low = middle }
      }
    }
    return way + [1]
  }()
}
