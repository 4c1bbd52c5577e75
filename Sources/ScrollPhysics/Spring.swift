import Glibc

/// A damped spring that pulls content to a target: the bounce at an edge, the last part of a snap.
///
/// With y = x − target, b = z·w₀ and y'' = −w₀²·y − 2b·y':
///
///     y(t) = e^(−bt)·(y₀·C + (v₀ + b·y₀)·S)      v(t) = e^(−bt)·(v₀·C − (b·v₀ + w₀²·y₀)·S)
///     z < 1: C = cos wt, S = sin wt / w      z = 1: C = 1, S = t      z > 1: C = cosh st, S = sinh st / s
///
/// The three are one continuous family, computed without cancellation near z = 1.
public struct Spring: Hashable, Sendable {
  /// Offset at time 0, in points.
  public var start: Double
  /// Offset at which it rests, in points.
  public var target: Double
  public var velocity: PointsPerSecond
  /// w₀, per second: the stiffness. A critically damped spring hit at v overshoots by v/(e·w₀).
  public var frequency: Double
  /// z: below 1 it oscillates, at 1 it returns as fast as possible without oscillating, above 1 it creeps.
  public var damping: Double

  /// A frequency that is not positive becomes 10, such a damping 1.
  public init(
    from start: Double, to target: Double, velocity: PointsPerSecond = .zero, frequency: Double = 10,
    damping: Double = 1
  ) {
    self.start = start
    self.target = target
    self.velocity = velocity
    self.frequency = frequency > 0 && frequency.isFinite ? frequency : 10
    self.damping = damping > 0 && damping.isFinite ? damping : 1
  }
}

extension Spring {
  /// y₀: distance from the target at time 0, in points.
  public var displacement: Double { start - target }

  public func position(at time: Double) -> Double { target + displacement(at: time) }

  /// Distance from the target, in points. Exponentials underflow to 0, so any time is valid.
  public func displacement(at time: Double) -> Double {
    let (even, odd) = waves(at: max(0, time))
    return displacement * even + (velocity.value + rate * displacement) * odd
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    let (even, odd) = waves(at: max(0, time))
    return PointsPerSecond(velocity.value * even - pull * odd)
  }

  /// b = z·w₀: decay of the envelope, per second.
  var rate: Double { damping * frequency }

  /// b·v₀ + w₀²·y₀: the coefficient of S in v/e^(−bt), negated.
  var pull: Double { rate * velocity.value + frequency * frequency * displacement }

  /// w or s: the frequency of the oscillation, or of the creeping.
  var detuning: Double { frequency * ((1 - damping) * (1 + damping)).magnitude.squareRoot() }

  var rings: Bool { damping < 1 }

  /// e^(−bt)·C and e^(−bt)·S.
  private func waves(at time: Double) -> (even: Double, odd: Double) {
    let bend = detuning
    if rings {
      let envelope = exp(-rate * time)
      guard envelope > 0 else { return (0, 0) }
      return (envelope * cos(bend * time), envelope * (bend > 0 ? sin(bend * time) / bend : time))
    }
    // b − s as a quotient: the difference would cancel for large z.
    let slow = exp(-frequency * frequency / (rate + bend) * time)
    guard slow > 0 else { return (0, 0) }
    let shrink = expm1(-2 * bend * time)
    return (slow * (1 + shrink / 2), slow * (bend > 0 ? -shrink / (2 * bend) : time))
  }
}

extension Spring {
  /// The first time after 0 at which it turns round (v = 0): the peak of a bounce. Nil if it never does.
  ///
  ///     tan(wt)/w = v₀ / (b·v₀ + w₀²·y₀),  with tanh and s for z > 1
  public var turn: Double? {
    guard velocity.value != 0 || (rings && displacement != 0) else { return nil }
    return moment(tangent: velocity.value, over: pull, startsThere: velocity.value == 0)
  }

  /// The first time after 0 at which it passes its target. Nil if it never does.
  public var crossing: Double? {
    guard displacement != 0 else { return nil }
    return moment(tangent: -displacement, over: velocity.value + rate * displacement, startsThere: false)
  }

  /// The last time at which it is `distance` points from its target; afterwards it stays closer. 0 if it always is.
  public func settlingTime(within distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    var from = 0.0
    if let turn, displacement(at: turn).magnitude >= distance {
      from = rings ? turn + lastHalfSwing(from: turn, above: distance) : turn
    } else if displacement.magnitude < distance {
      return 0
    }
    let side: Double = displacement(at: from) < 0 ? -1 : 1
    var until = rings ? from + Double.pi / detuning : from + 1 / frequency
    if rings, from == 0, let turn { until = turn }
    while !rings, side * displacement(at: until) >= distance { until = from + 2 * (until - from) }
    return root(from: from, to: until) { side * displacement(at: $0) - distance }
  }

  /// The last time at which it is `distance` points from its target or as fast as `speed`.
  func settlingTime(within distance: Double, slowerThan speed: Double?) -> Double {
    max(settlingTime(within: distance), speed.map(timeSlowing) ?? 0)
  }

  /// The last time at which it moves at `speed`; afterwards it is slower. 0 if it always is.
  ///
  /// Its velocity is itself a spring that begins at v₀ and changes by −w₀²·y₀ − 2b·v₀.
  func timeSlowing(to speed: Double) -> Double {
    let change = -(frequency * frequency * displacement + 2 * rate * velocity.value)
    let motion = Spring(
      from: velocity.value, to: 0, velocity: PointsPerSecond(change), frequency: frequency, damping: damping)
    return motion.settlingTime(within: speed)
  }

  /// The first time at which it is at `offset`. Nil if it never is; its target is reached where it is crossed.
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    if offset == target { return crossing }
    let first = turn ?? 0
    let second =
      rings ? first + Double.pi / detuning : max(first, settlingTime(within: (offset - target).magnitude / 2))
    return timeReaching(offset, from: 0, to: first) ?? timeReaching(offset, from: first, to: second)
  }

  private func timeReaching(_ offset: Double, from: Double, to: Double) -> Double? {
    let (before, after) = (position(at: from) - offset, position(at: to) - offset)
    guard to > from, (before < 0) != (after < 0) else { return nil }
    return root(from: from, to: to) { position(at: $0) - offset }
  }

  /// Duration in seconds of the whole half swings after which |y| at a turning point is still at least `distance`. Each
  /// reduces |y| by the same factor.
  private func lastHalfSwing(from turn: Double, above distance: Double) -> Double {
    let halfSwing = Double.pi / detuning
    let swings = (log(displacement(at: turn).magnitude / distance) / (rate * halfSwing)).rounded(.down)
    return max(0, swings) * halfSwing
  }

  /// The first t > 0 at which tan(wt)/w (or t, or tanh(st)/s) equals a quotient. Nil if tanh does not reach it.
  private func moment(tangent numerator: Double, over denominator: Double, startsThere: Bool) -> Double? {
    let bend = detuning
    if rings, bend > 0 {
      if startsThere { return Double.pi / bend }
      let angle = atan2(bend * numerator, denominator)
      return (angle > 0 ? angle : angle + Double.pi) / bend
    }
    let quotient = numerator / denominator
    guard quotient > 0, quotient.isFinite, bend * quotient < 1 else { return nil }
    return bend > 0 ? atanh(bend * quotient) / bend : quotient
  }
}
