/// The rules by which one motion hands over to the next.
struct Planner {
  var plan: Plan
  var bounds: ScrollBounds
  var parameters: ScrollParameters
  var snap: Snap
}

extension Planner {
  /// Lets go at `offset`: inside, outside, or outside with a flick strong enough to come in.
  mutating func release(from offset: Double, velocity: PointsPerSecond) {
    let edge = bounds.clamped(offset)
    guard offset != edge else { return move(from: offset, velocity: velocity) }
    let back = parameters.spring(from: offset, to: edge, velocity: velocity)
    if back.isStrongReturn, let entry = back.crossing,
      entry < back.settlingTime(within: parameters.restRule.arrival)
    {
      plan.add(.spring, .spring(back), lasting: entry, restingAt: edge)
      return move(from: edge, velocity: back.velocity(at: entry))
    }
    let target = snap.target(from: edge, projection: edge, velocity: velocity, bounds: bounds) ?? edge
    settle(
      parameters.spring(from: offset, to: target, velocity: velocity), target == edge ? .spring : .snap)
  }

  /// From inside: to a snap target if there is one, else as far as the speed carries.
  private mutating func move(from offset: Double, velocity: PointsPerSecond) {
    let coast = parameters.coast(from: offset, velocity: velocity)
    let projection = coast.restValue
    if let target = snap.target(from: offset, projection: projection, velocity: velocity, bounds: bounds) {
      arrive(at: target, from: offset, velocity: velocity)
    } else {
      run(coast, from: offset, velocity: velocity)
    }
  }

  /// Coasts until it rests or passes an edge, whichever comes first.
  private mutating func run(_ coast: Segment, from offset: Double, velocity: PointsPerSecond) {
    let rule = parameters.restRule
    let rest = coast.duration(rule)
    let edge = velocity.value > 0 ? bounds.high : bounds.low
    if rest > 0, let pass = coast.timeReaching(edge), pass < rest {
      plan.add(.decelerate, coast, lasting: pass, restingAt: edge)
      bounce(at: edge, velocity: coast.velocity(at: pass))
    } else {
      plan.add(.decelerate, coast, lasting: rest, restingAt: bounds.clamped(coast.restingPlace(rule)))
    }
  }

  /// Meets an edge: stops where content gives no way, else springs, at no more than the cap in either direction.
  private mutating func bounce(at edge: Double, velocity: PointsPerSecond) {
    guard givesWay else { return }
    let cap = parameters.velocityCap ?? .infinity
    let speed = PointsPerSecond(min(max(velocity.value, -cap), cap))
    settle(parameters.spring(from: edge, to: edge, velocity: speed), .spring)
  }

  /// Goes to a snap target: as the same coast bent to end there where speed and way agree, else by the spring.
  private mutating func arrive(at target: Double, from offset: Double, velocity: PointsPerSecond) {
    let slowest = Deceleration.decay(rate: parameters.decelerationRate) / 3
    if let bent = Approach(from: offset, to: target, velocity: velocity), bent.decay >= slowest, bent.decay <= 12 {
      let duration = bent.time(untilLeft: min(parameters.restRule.arrival, (target - offset).magnitude / 10))
      return plan.add(.snap, .approach(bent), lasting: duration, restingAt: target)
    }
    settle(parameters.spring(from: offset, to: target, velocity: velocity), .snap)
  }

  /// Ends with a spring. Where content gives no way it does not take it past an edge: it stops there and comes back.
  mutating func settle(_ spring: Spring, _ kind: PhaseKind) {
    guard !givesWay, bounds.contains(spring.start) else {
      return plan.add(kind, .spring(spring), lasting: settlingTime(of: spring), restingAt: spring.target)
    }
    // Ringing would meet an edge again and again.
    var firm = spring
    firm.damping = max(1, spring.damping)
    let duration = settlingTime(of: firm)
    guard let edge = edgeMet(by: firm), let contact = moment(of: firm, at: edge), contact < duration else {
      return plan.add(kind, .spring(firm), lasting: duration, restingAt: firm.target)
    }
    plan.add(kind, .spring(firm), lasting: contact, restingAt: edge)
    let back = Spring(from: edge, to: firm.target, frequency: firm.frequency, damping: firm.damping)
    plan.add(kind, .spring(back), lasting: settlingTime(of: back), restingAt: firm.target)
  }

  /// When a spring has arrived. Content that starts closer than that is not put on its target in one jump either.
  private func settlingTime(of spring: Spring) -> Double {
    let arrival = parameters.restRule.arrival
    let duration = spring.settlingTime(within: arrival)
    return duration > 0 ? duration : spring.settlingTime(within: spring.displacement.magnitude / 10)
  }

  private var givesWay: Bool { parameters.band(in: bounds).limit > 0 }

  /// The edge that a spring without ringing would take content past, at the place where it turns round.
  private func edgeMet(by spring: Spring) -> Double? {
    guard let turn = spring.turn else { return nil }
    let furthest = spring.position(at: turn)
    return bounds.contains(furthest) ? nil : bounds.clamped(furthest)
  }

  private func moment(of spring: Spring, at edge: Double) -> Double? {
    spring.start == edge ? 0 : spring.timeReaching(edge)
  }
}

extension Spring {
  /// Whether it starts off target and towards it so fast that it would pass even without ringing.
  var isStrongReturn: Bool {
    let inward = displacement < 0 ? velocity.value : -velocity.value
    let fastest = rings ? frequency : rate + detuning
    return inward > fastest * displacement.magnitude
  }
}
