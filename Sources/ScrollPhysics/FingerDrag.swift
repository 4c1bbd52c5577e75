/// A finger dragging the content: converts the finger's path to the raw offset.
///
///     raw = raw₀ − (finger − finger₀ ∓ slop)
///
/// Only the finger's position counts, not the number of events, so a path split differently ends at the same offset.
struct FingerDrag: Hashable, Sendable {
  private(set) var bandDrag: RubberBandDrag
  private var origin: Double
  private(set) var finger: Double
  /// Finger travel that does not scroll. It takes the sign of the first travel beyond it, and is unsigned until then.
  private var slop: Double
  private var hasBegun: Bool
  private(set) var tracker = VelocityTracker()
  /// The velocity of the coast that the finger caught, while it may still carry over.
  private var caught: PointsPerSecond
  private var lastTravel: Double

  init(bandDrag: RubberBandDrag, finger: Double, slop: Double, catching caught: PointsPerSecond, at time: Double) {
    self.bandDrag = bandDrag
    origin = finger
    self.finger = finger
    self.slop = max(0, slop)
    hasBegun = slop <= 0
    self.caught = caught
    lastTravel = time
    tracker.add(finger, at: time)
  }
}

extension FingerDrag {
  var raw: Double { hasBegun ? bandDrag.raw - (finger - origin - slop) : bandDrag.raw }

  var displayed: Double { bandDrag.displayed(raw) }

  mutating func move(to place: Double, at time: Double) {
    guard place.isPlausible else { return }
    if place != finger {
      lastTravel = time
    } else if time - lastTravel > CarriedMomentum.longestPause {
      caught = .zero
    }
    finger = place
    tracker.add(place, at: time)
    let travel = finger - origin
    if !hasBegun, travel.magnitude > slop {
      hasBegun = true
      if travel < 0 { slop = -slop }
    }
  }

  /// The content's velocity at `time`: the finger's, negated, times the band's slope.
  func velocity(at time: Double, _ parameters: ScrollParameters) -> PointsPerSecond {
    guard hasBegun else { return .zero }
    let pause = parameters.stopBeforeLift
    return -(bandDrag.slope(raw) * tracker.velocity(parameters.velocityRule, liftedAt: time, pause: pause))
  }

  /// The content's velocity if the finger lifts at `time`: 0 below the minimum, limited at the maximum, plus any
  /// carried momentum.
  func releaseVelocity(at time: Double, _ parameters: ScrollParameters) -> PointsPerSecond {
    guard hasBegun else { return .zero }
    let pause = parameters.stopBeforeLift
    let finger = -tracker.velocity(parameters.velocityRule, liftedAt: time, pause: pause)
    guard let fling = parameters.fling(finger) else { return .zero }
    let mayCarry = time - lastTravel <= CarriedMomentum.longestPause
    let total = mayCarry ? parameters.carriedMomentum.total(fling, catching: caught) : fling
    return bandDrag.slope(raw) * total
  }

  /// Continues the drag from the offset displayed now, with other bounds or parameters.
  mutating func retake(at shown: Double, bounds: ScrollBounds, parameters: ScrollParameters) {
    bandDrag = RubberBandDrag(holding: shown, bounds: bounds, parameters: parameters)
    if hasBegun {
      origin = finger
      slop = 0
    }
  }
}

extension ScrollParameters {
  /// The velocity of a fling: nil if it is too slow, limited if it is too fast.
  func fling(_ velocity: PointsPerSecond) -> PointsPerSecond? {
    guard velocity.magnitude >= minimumFling, velocity != .zero else { return nil }
    let fastest = maximumFling ?? .infinity
    return PointsPerSecond(min(max(velocity.value, -fastest), fastest))
  }
}
