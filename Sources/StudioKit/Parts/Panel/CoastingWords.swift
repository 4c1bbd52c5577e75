import Notation
import ScrollPhysics

/// The meaning of the physics for a flick, in words.
enum CoastingWords {
  /// The speed of the described flick, in points per second.
  static let flick = 2000.0

  /// - Parameter scroll: The parameters on the device's screen, whose scale determines where a coast rests.
  static func of(_ scroll: ScrollParameters) -> String {
    let speed = min(flick, scroll.maximumFling ?? flick)
    let coast = scroll.coast(from: 0, velocity: PointsPerSecond(speed))
    let distance = FieldWords.number(coast.restingPlace(scroll.restRule).rounded(), digits: 0)
    let half = FieldWords.number(halfLife(of: coast, scroll.restRule).rounded(digits: 2), digits: 2)
    let words =
      "A flick at \(FieldWords.number(speed, digits: 0)) pt/s coasts \(distance) pt. "
      + "It loses half its speed after \(half) s."
    guard scroll.fling != .exponential else { return words }
    return words + " The curve is the system's own: the deceleration does not count."
  }

  /// Seconds until a coast has lost half of its speed, found by bisection, as every coast only slows down.
  static func halfLife(of coast: Segment, _ rule: RestRule) -> Double {
    let half = coast.velocity(at: 0).magnitude / 2
    var (low, high) = (0.0, min(coast.duration(rule), 1000))
    guard half > 0, high > 0 else { return 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coast.velocity(at: middle).magnitude > half { low = middle } else { high = middle }
    }
    return high
  }
}
