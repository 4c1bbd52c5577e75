import Foundation

/// A motion over time as a reference computes it: legs one after the other, then rest.
struct Trip {
  private(set) var legs: [Leg] = []
  /// The offset at rest after the last leg.
  var rest: Double

  struct Leg {
    var duration: Double
    var place: (Double) -> Double
  }

  init(restingAt rest: Double) { self.rest = rest }
}

extension Trip {
  mutating func add(_ duration: Double, _ place: @escaping (Double) -> Double) {
    legs.append(Leg(duration: duration, place: place))
  }

  var duration: Double { legs.reduce(0) { $0 + $1.duration } }

  func place(at time: Double) -> Double {
    var left = time
    for leg in legs {
      if left < leg.duration { return leg.place(left) }
      left -= leg.duration
    }
    return rest
  }
}

/// Released content at an offset with an initial velocity.
struct Flight: Hashable {
  var from: Double
  var velocity: Double
  var low: Double
  var high: Double
  var viewport = 844.0
  var scale = 1.0

  /// Between 5 and 30 000 pt/s.
  static let speeds = [5.0, 10, 20, 50, 100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]

  static let coasts = both { Flight(from: 0, velocity: $0, low: -1e6, high: 1e6) }
  /// Into the edge 100 points ahead.
  static let edgeHits = both { Flight(from: $0 < 0 ? 100 : 900, velocity: $0, low: 0, high: 1000) }
  /// Released 45 points outside either edge, moving outwards or inwards.
  static let releases =
    both { Flight(from: -45, velocity: $0, low: 0, high: 1000) }
    + both { Flight(from: 1045, velocity: $0, low: 0, high: 1000) }

  private static func both(_ flight: (Double) -> Flight) -> [Flight] {
    speeds.flatMap { [flight($0), flight(-$0)] }
  }
}

/// A damped spring, y'' = -w²·y - 2zw·y', by fourth-order Runge-Kutta steps, without a closed form.
struct SteppedSpring {
  private(set) var places: [Double] = []
  private(set) var speeds: [Double] = []
  static let step = 2.5e-4

  init(_ place: Double, _ speed: Double, frequency w: Double, damping z: Double, until end: Double = 4) {
    var (y, v) = (place, speed)
    func pull(_ y: Double, _ v: Double) -> Double { -w * w * y - 2 * z * w * v }
    let h = Self.step
    for _ in 0...Int(end / h) {
      places.append(y)
      speeds.append(v)
      let (k1, l1) = (v, pull(y, v))
      let (k2, l2) = (v + h / 2 * l1, pull(y + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, pull(y + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, pull(y + h * k3, v + h * l3))
      y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
  }
}

extension SteppedSpring {
  /// The position between two steps by cubic interpolation of positions and velocities.
  func place(at time: Double) -> Double {
    let index = min(Int(time / Self.step), places.count - 2)
    let (s, h) = (time / Self.step - Double(index), Self.step)
    let (a, b) = (places[index], places[index + 1])
    let (p, q) = (h * speeds[index], h * speeds[index + 1])
    return a + s * (p + s * (3 * (b - a) - 2 * p - q + s * (2 * (a - b) + p + q)))
  }

  /// The first time from `start` on at which a condition holds, to a hundredth of a step.
  func time(from start: Double = 0, _ test: (Double, Double) -> Bool) -> Double? {
    let first = Int((start / Self.step).rounded(.up))
    guard let index = (first..<places.count).first(where: { test(places[$0], speeds[$0]) }) else { return nil }
    return refined(index, test)
  }

  /// The time after which a condition holds permanently.
  func timeForGood(_ test: (Double, Double) -> Bool) -> Double {
    guard let last = places.indices.last(where: { !test(places[$0], speeds[$0]) }) else { return 0 }
    return last + 1 < places.count ? refined(last + 1, test) : Double(last) * Self.step
  }

  private func refined(_ index: Int, _ test: (Double, Double) -> Bool) -> Double {
    guard index > 0 else { return 0 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let s = (low + high) / 2
      let time = (Double(index - 1) + s) * Self.step
      let speed = (1 - s) * speeds[index - 1] + s * speeds[index]
      if test(place(at: time), speed) { high = s } else { low = s }
    }
    return (Double(index - 1) + high) * Self.step
  }
}
