import Glibc

extension Spring {
  /// The first moment after 0 at which it turns round (v = 0): the peak of a bounce. nil if it never does.
  ///
  ///     tan(wt)/w = v₀ / (b·v₀ + w₀²·y₀),  with tanh and s for z > 1
  public var turn: Double? {
    guard velocity.value != 0 || (rings && displacement != 0) else { return nil }
    return moment(tangent: velocity.value, over: pull, startsThere: velocity.value == 0)
  }

  /// The first moment after 0 at which it passes its target. nil if it never does.
  public var crossing: Double? {
    guard displacement != 0 else { return nil }
    return moment(tangent: -displacement, over: velocity.value + rate * displacement, startsThere: false)
  }

  /// The last moment at which it is `distance` points from its target: from then on it stays closer. 0 if it always is.
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

  /// The first moment at which it is at `offset`. nil if it never is; its target is reached where it is crossed.
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

  /// Whole half swings after which |y| at a turn is still at least `distance`, in seconds. Each shrinks |y| alike.
  private func lastHalfSwing(from turn: Double, above distance: Double) -> Double {
    let halfSwing = Double.pi / detuning
    let swings = (log(displacement(at: turn).magnitude / distance) / (rate * halfSwing)).rounded(.down)
    return max(0, swings) * halfSwing
  }

  /// The first t > 0 with tan(wt)/w (or t, or tanh(st)/s) equal to a quotient. nil where tanh does not get there.
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
