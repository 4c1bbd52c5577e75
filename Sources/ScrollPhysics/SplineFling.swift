import Glibc

/// Android's fling: a fixed curve of a share of the time to a share of the way, as `OverScroller` has it.
///
///     x(t) = x₀ + D·p(t/T)      D = 0.35·v₀·T      T = (|v₀|/v_ref)^(1/(R − 1)), R = ln 0.78 / ln 0.9
///
/// p is a spline with tensions 0.5 at the start and 1 at the end that meet at 0.35 of the time. Android has it as a
/// table of 100 straight pieces, and so has this. v_ref follows from a friction of 0.015 at so many pixels per inch:
/// both speed and distance grow with them, so in points it is 2224 pt/s on every screen.
public struct SplineFling: Hashable, Sendable {
  public var start: Double
  public var velocity: PointsPerSecond
  /// Points from the start to the end, signed.
  public let distance: Double
  /// Seconds until it stands still.
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

  /// When it passes `offset`; nil for what it never reaches.
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

  /// The piece that a share of the time lies in, and how much of the piece has passed.
  private static func piece(at time: Double) -> (index: Int, share: Double) {
    let place = time * Double(pieces)
    let index = min(max(0, Int(place)), pieces - 1)
    return (index, place - Double(index))
  }

  /// The share of the way after each hundredth of the time.
  ///
  /// The source looks for the spline's parameter in single precision and stops within 10⁻⁵ of the time. For times
  /// next to 0 that would begin with a jump by a forty-thousandth of the way; here the first point is 0.
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
