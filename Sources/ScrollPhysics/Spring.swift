import Glibc

/// A damped spring that pulls content to a target: the bounce at an edge, the last part of a snap.
///
/// With y = x − target, b = z·w₀ and y'' = −w₀²·y − 2b·y':
///
///     y(t) = e^(−bt)·(y₀·C + (v₀ + b·y₀)·S)      v(t) = e^(−bt)·(v₀·C − (b·v₀ + w₀²·y₀)·S)
///     z < 1: C = cos wt, S = sin wt / w      z = 1: C = 1, S = t      z > 1: C = cosh st, S = sinh st / s
///
/// The three are one continuous family, and they are computed so that nothing cancels near z = 1.
public struct Spring: Hashable, Sendable {
  /// Offset at time 0, in points.
  public var start: Double
  /// Offset at which it rests, in points.
  public var target: Double
  public var velocity: PointsPerSecond
  /// w₀, per second: how tight it is. A critically damped spring hit at v goes v/(e·w₀) too far.
  public var frequency: Double
  /// z: below 1 it rings, at 1 it returns as fast as it can without ringing, above 1 it creeps.
  public var damping: Double

  /// A frequency that is not positive counts as 10, a damping that is not as 1.
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
  /// y₀: points from the target at time 0.
  public var displacement: Double { start - target }

  public func position(at time: Double) -> Double { target + displacement(at: time) }

  /// Points from the target. Undershooting powers are 0, so any time is fine.
  public func displacement(at time: Double) -> Double {
    let (even, odd) = waves(at: max(0, time))
    return displacement * even + (velocity.value + rate * displacement) * odd
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    let (even, odd) = waves(at: max(0, time))
    return PointsPerSecond(velocity.value * even - pull * odd)
  }

  /// b = z·w₀: how fast the envelope falls, per second.
  var rate: Double { damping * frequency }

  /// b·v₀ + w₀²·y₀, minus the slope of v/e^(−bt) at 0 over S.
  var pull: Double { rate * velocity.value + frequency * frequency * displacement }

  /// w or s: the frequency of the ringing, or of the creeping.
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
