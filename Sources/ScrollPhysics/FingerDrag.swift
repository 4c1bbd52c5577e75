/// A finger on the content: from the finger's path to the raw offset.
///
///     raw = raw₀ − (finger − finger₀ ∓ slop)
///
/// Only the finger's place counts, not the events that told it, so a path cut into other pieces ends in the same place.
struct FingerDrag: Hashable, Sendable {
  private(set) var grip: BandGrip
  private var origin: Double
  private(set) var finger: Double
  /// Travel that does not scroll, with the sign of the first travel beyond it. Unsigned until then.
  private var slop: Double
  private var hasBegun: Bool
  private(set) var tracker = VelocityTracker()
  /// The velocity of the coast that the finger caught, as long as it may still be carried on.
  private var caught: PointsPerSecond
  private var lastTravel: Double

  init(grip: BandGrip, finger: Double, slop: Double, catching caught: PointsPerSecond, at time: Double) {
    self.grip = grip
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
  var raw: Double { hasBegun ? grip.raw - (finger - origin - slop) : grip.raw }

  var displayed: Double { grip.displayed(raw) }

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

  /// The content's velocity at `time`: the finger's, the other way, times the band's slope.
  func velocity(at time: Double, _ parameters: ScrollParameters) -> PointsPerSecond {
    guard hasBegun else { return .zero }
    let pause = parameters.stopBeforeLift
    return -(grip.slope(raw) * tracker.velocity(parameters.velocityRule, liftedAt: time, pause: pause))
  }

  /// The content's velocity if the finger lifts at `time`: too slow is none, too fast is limited, and a coast that was
  /// caught may add to it.
  func releaseVelocity(at time: Double, _ parameters: ScrollParameters) -> PointsPerSecond {
    guard hasBegun else { return .zero }
    let pause = parameters.stopBeforeLift
    let finger = -tracker.velocity(parameters.velocityRule, liftedAt: time, pause: pause)
    guard let fling = parameters.fling(finger) else { return .zero }
    let mayCarry = time - lastTravel <= CarriedMomentum.longestPause
    let total = mayCarry ? parameters.carriedMomentum.total(fling, catching: caught) : fling
    return grip.slope(raw) * total
  }

  /// Holds on where the content is displayed now, in other bounds or with other parameters.
  mutating func retake(at shown: Double, bounds: ScrollBounds, parameters: ScrollParameters) {
    grip = BandGrip(holding: shown, bounds: bounds, parameters: parameters)
    if hasBegun {
      origin = finger
      slop = 0
    }
  }
}

extension ScrollParameters {
  /// The speed of a flick: nil for one that is too slow, limited for one that is too fast.
  func fling(_ velocity: PointsPerSecond) -> PointsPerSecond? {
    guard velocity.magnitude >= minimumFling, velocity != .zero else { return nil }
    let fastest = maximumFling ?? .infinity
    return PointsPerSecond(min(max(velocity.value, -fastest), fastest))
  }
}
