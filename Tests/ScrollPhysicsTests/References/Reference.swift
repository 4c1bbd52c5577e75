import Foundation

/// The behavior of a system according to its source or to publications, implemented independently of `ScrollPhysics`.
/// Sources are named; laws that are not published are listed in `open`.
struct Reference: Sendable {
  var preset: String
  var source: String
  /// The unpublished part. Nil if everything is published.
  var open: String?
  var trip: @Sendable (Flight) -> Trip

  static let all = [ios, iosFast, flutter, flutterAndroid, android, firefox, chromium, safari, gtk]
}

extension Reference {
  private static let ios = Reference(
    preset: "ios", source: "UIScrollView.DecelerationRate.normal; UIScrollView of iOS 26.5, recorded", open: open
  ) { uikit($0, k: -1000 * log(0.998)) }

  private static let iosFast = Reference(
    preset: "ios-fast", source: "UIScrollView.DecelerationRate.fast; UIScrollView of iOS 26.5, recorded", open: open
  ) { uikit($0, k: -1000 * log(0.99)) }

  private static let open = "the bounce of a fling, and a release that still moves"

  /// Coasts stop at 10 points per second, whatever the pixels. A pull decays by 9.5 per second.
  private static func uikit(_ flight: Flight, k: Double) -> Trip {
    spring(flight, k: k, slowest: 10 * flight.scale, frequency: 10, damping: 1, decay: 9.5)
  }

  private static let firefox = Reference(
    preset: "firefox", source: "apz.fling_friction, apz.fling_stopped_threshold (Axis.cpp)",
    open: "what it does past an edge"
  ) { spring($0, k: -1000 * log(1 - 0.002), slowest: 10, frequency: 12.5, damping: 1) }

  private static let flutter = Reference(
    preset: "flutter", source: "scroll_simulation.dart, friction_simulation.dart, spring_simulation.dart", open: nil
  ) { flight in
    let (drag, w, z) = (0.135, (100 / 0.5).squareRoot(), 1.1)
    let (speed, pixel) = (1 / (0.05 * flight.scale), 1 / flight.scale)
    func bounce(_ trip: inout Trip, from y: Double, at v: Double, to edge: Double) {
      let spring = SteppedSpring(y, v, frequency: w, damping: z)
      trip.add(spring.timeForGood { $0.magnitude < pixel && $1.magnitude < speed }) { edge + spring.place(at: $0) }
      trip.rest = edge
    }
    var trip = Trip(restingAt: flight.from)
    let edge = min(max(flight.from, flight.low), flight.high)
    if edge != flight.from {
      bounce(&trip, from: flight.from - edge, at: flight.velocity, to: edge)
      return trip
    }
    func place(_ t: Double) -> Double { flight.from + flight.velocity * (pow(drag, t) - 1) / log(drag) }
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    let end = max(0, log(speed / flight.velocity.magnitude) / log(drag))
    if (place(end) - ahead) * flight.velocity > 0 {
      let hit = halved(0, end) { (place($0) - ahead) * flight.velocity > 0 }
      trip.add(hit, place)
      let left = flight.velocity * pow(drag, hit)
      bounce(&trip, from: 0, at: min(max(left, -5000), 5000), to: ahead)
    } else {
      trip.add(end, place)
      trip.rest = place(end)
    }
    return trip
  }

  private static let flutterAndroid = Reference(
    preset: "flutter-android", source: "scroll_simulation.dart, overscroll_indicator.dart (#173849)", open: nil
  ) { flight in
    var trip = Trip(restingAt: flight.from)
    let edge = min(max(flight.from, flight.low), flight.high)
    /// The stretch of a pull by a share of the screen.
    func stretch(_ share: Double) -> Double {
      let share = min(1, share)
      return 0.016 * share + 0.016 * (1 - exp(-share * exp(1) / 0.33))
    }
    func recoil(from pull: Double, at speed: Double, to edge: Double) {
      let side = pull < 0 ? -1.0 : 1
      let spring = SteppedSpring(
        side * stretch(pull.magnitude / flight.viewport), 0.8 * speed, frequency: 0.8 * 24.657, damping: 0.98)
      trip.add(spring.timeForGood { $0.magnitude < 0.001 && $1.magnitude < 0.001 }) { time in
        let strength = spring.place(at: time)
        let share = halved(0, 1) { stretch($0) >= strength.magnitude }
        return edge + (strength < 0 ? -share : share) * flight.viewport
      }
      trip.rest = edge
    }
    let rate = log(0.78) / log(0.9)
    let reference = 0.015 * 9.80665 * 39.37 * 160 * 0.84 / 0.35
    let duration = rate * 0.35 * pow(flight.velocity.magnitude / reference, 1 / (rate - 1))
    let distance = flight.velocity * duration / rate
    func place(_ t: Double) -> Double { flight.from + distance * (1 - pow(1 - min(1, t / duration), rate)) }
    if edge != flight.from, (flight.from + distance - edge) * (flight.from - edge) >= 0 {
      recoil(from: flight.from - edge, at: min(max(flight.velocity / 6000, -0.5), 0.5), to: edge)
      return trip
    }
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    guard (place(duration) - ahead) * flight.velocity > 0 else {
      return clamped(trip, place, lasting: duration, flight)
    }
    let hit = halved(0, duration) { (place($0) - ahead) * flight.velocity > 0 }
    trip.add(hit, place)
    let left = flight.velocity * pow(1 - hit / duration, rate - 1)
    recoil(from: 0, at: min(max(left / 3000, -1.25), 1.25), to: ahead)
    return trip
  }

  private static let gtk = Reference(
    preset: "gtk", source: "gtkkineticscrolling.c", open: nil
  ) { flight in
    func overshoot(_ trip: inout Trip, from y: Double, at v: Double, to edge: Double) {
      let spring = SteppedSpring(y, v, frequency: 10, damping: 1)
      trip.rest = edge
      let isIn = y != 0 && y * v < 0
      if !isIn, let wall = spring.time({ y, _ in y.magnitude >= 50 }), wall > 0 || y.magnitude < 50 {
        trip.add(wall) { edge + spring.place(at: $0) }
        return overshoot(&trip, from: (y == 0 ? v : y) < 0 ? -50 : 50, at: 0, to: edge)
      }
      if y.magnitude > 50, !isIn, v != 0 { return overshoot(&trip, from: y, at: 0, to: edge) }
      // At the edge itself it still has to leave.
      let gone = y == 0 ? spring.time { _, speed in speed * v <= 0 } ?? 0 : 0
      let side = (y == 0 ? v : y) < 0 ? -1.0 : 1
      trip.add(spring.time(from: gone) { place, _ in side * place < 0.1 } ?? 0) { edge + spring.place(at: $0) }
    }
    var trip = Trip(restingAt: flight.from)
    let edge = min(max(flight.from, flight.low), flight.high)
    if edge != flight.from {
      overshoot(&trip, from: flight.from - edge, at: flight.velocity, to: edge)
      return trip
    }
    let (c1, c2) = (flight.from + flight.velocity / 4, -flight.velocity / 4)
    func place(_ t: Double) -> Double { c1 + c2 * exp(-4 * t) }
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    let end = max(0, log(flight.velocity.magnitude / 0.1) / 4)
    if (place(end) - ahead) * flight.velocity > 0 {
      let hit = halved(0, end) { (place($0) - ahead) * flight.velocity > 0 }
      trip.add(hit, place)
      overshoot(&trip, from: 0, at: -4 * c2 * exp(-4 * hit), to: ahead)
    } else {
      trip.add(end, place)
      trip.rest = place(end)
    }
    return trip
  }

  /// An exponential coast, a spring at the edge, and a strong inward flick that coasts on.
  ///
  /// - Parameter decay: That of a released pull, which returns by itself. Nil: by the spring.
  private static func spring(
    _ flight: Flight, k: Double, slowest: Double? = nil, frequency: Double, damping: Double, decay: Double? = nil
  ) -> Trip {
    let half = 0.5 / flight.scale
    var trip = Trip(restingAt: flight.from)
    /// What a band with a share of 0.55 shows of a pull, or of the content's way for that of a pull.
    func shown(_ pull: Double) -> Double {
      (pull < 0 ? -1 : 1) * (1 - 1 / (pull.magnitude * 0.55 / flight.viewport + 1)) * flight.viewport
    }
    func bounce(from y: Double, at v: Double, to edge: Double) {
      var (from, speed, show) = (y, v, { (place: Double) in place })
      var spring = SteppedSpring(y, v, frequency: frequency, damping: damping)
      if let decay, y != 0 {
        // A decaying pull is a spring, too, that starts at the finger's speed less the decay.
        from = (y < 0 ? -1 : 1) * halved(0, 1e6) { shown($0) >= y.magnitude }
        speed = v * 2e-3 / (shown(from + 1e-3) - shown(from - 1e-3))
        spring = SteppedSpring(from, speed - decay * from, frequency: decay, damping: 1)
        show = shown
      }
      trip.rest = edge
      let still = spring.timeForGood { place, _ in show(place).magnitude < half }
      if y != 0, y * v < 0, let entry = spring.time({ place, _ in place * y < 0 }), entry < still {
        trip.add(entry) { edge + show(spring.place(at: $0)) }
        let index = Int(entry / SteppedSpring.step)
        let share = entry / SteppedSpring.step - Double(index)
        return coast(from: edge, at: (1 - share) * spring.speeds[index] + share * spring.speeds[index + 1])
      }
      trip.add(still) { edge + show(spring.place(at: $0)) }
    }
    func coast(from x: Double, at v: Double) {
      func place(_ t: Double) -> Double { x + v / k * (1 - exp(-k * t)) }
      let end = max(0, slowest.map { log(v.magnitude * flight.scale / $0) / k } ?? log(v.magnitude / k / half) / k)
      let ahead = v > 0 ? flight.high : flight.low
      trip.rest = slowest == nil && end > 0 ? x + v / k : place(end)
      if (place(end) - ahead) * v > 0 {
        let hit = halved(0, end) { (place($0) - ahead) * v > 0 }
        trip.add(hit, place)
        bounce(from: 0, at: v * exp(-k * hit), to: ahead)
      } else {
        trip.rest = min(max(trip.rest, flight.low), flight.high)
        trip.add(end, place)
      }
    }
    let edge = min(max(flight.from, flight.low), flight.high)
    if edge != flight.from {
      bounce(from: flight.from - edge, at: flight.velocity, to: edge)
    } else {
      coast(from: flight.from, at: flight.velocity)
    }
    return trip
  }

  /// A motion that stops dead at an edge.
  static func clamped(
    _ trip: Trip, _ place: @escaping (Double) -> Double, lasting duration: Double, _ flight: Flight
  ) -> Trip {
    var trip = trip
    let ahead = flight.velocity > 0 ? flight.high : flight.low
    let isHit = (place(duration) - ahead) * flight.velocity > 0
    let end = isHit ? halved(0, duration) { (place($0) - ahead) * flight.velocity > 0 } : duration
    trip.add(end, place)
    trip.rest = isHit ? ahead : place(duration)
    return trip
  }

  /// The point at which a test turns from false to true, by bisection.
  static func halved(_ from: Double, _ to: Double, _ test: (Double) -> Bool) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if test(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
