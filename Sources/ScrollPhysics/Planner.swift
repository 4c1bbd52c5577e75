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
    let target = snap.target(from: edge, projection: edge, velocity: velocity, bounds: bounds) ?? edge
    guard target == edge || parameters.edge == .spring && parameters.comingIn == .coasts else {
      return settle(parameters.spring(from: offset, to: target, velocity: velocity), .snap)
    }
    switch parameters.edge {
    case .spring: springBack(parameters.spring(from: offset, to: edge, velocity: velocity))
    case .elastic: springBack(parameters.elastic(from: offset, to: edge, velocity: velocity))
    case .curves: ease(from: offset, to: edge, velocity: velocity)
    case .brake, .stretch:
      // A fling that goes further than to the edge is one.
      let goal = parameters.coast(from: offset, velocity: velocity).restValue
      if (goal - edge) * (offset - edge) < 0 {
        move(from: offset, velocity: velocity)
      } else if parameters.edge == .brake {
        brake(from: offset, to: edge, velocity: velocity)
      } else {
        stretch(from: offset, to: edge, velocity: velocity)
      }
    }
  }

  /// From inside: to a snap target if there is one, else as far as the speed carries.
  private mutating func move(from offset: Double, velocity: PointsPerSecond) {
    let coast = parameters.coast(from: offset, velocity: velocity)
    let projection = coast.restValue
    if let target = snap.target(from: offset, projection: projection, velocity: velocity, bounds: bounds) {
      arrive(at: target, from: offset, velocity: velocity)
    } else {
      run(coast, velocity: velocity)
    }
  }

  /// Coasts until it rests or passes an edge, whichever comes first.
  private mutating func run(_ coast: Segment, velocity: PointsPerSecond) {
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

  /// Meets an edge: stops where content gives no way, else passes it by the preset's law.
  private mutating func bounce(at edge: Double, velocity: PointsPerSecond) {
    guard givesWay else { return }
    let cap = parameters.velocityCap ?? .infinity
    let speed = PointsPerSecond(min(max(velocity.value, -cap), cap))
    switch parameters.edge {
    case .spring: settle(parameters.spring(from: edge, to: edge, velocity: speed), .spring)
    case .elastic: settle(parameters.elastic(from: edge, to: edge, velocity: speed), .spring)
    case .curves: ease(from: edge, to: edge, velocity: speed)
    case .brake: brake(from: edge, to: edge, velocity: speed)
    case .stretch: stretch(from: edge, to: edge, velocity: speed)
    }
  }

  /// Goes to a snap target: as the same coast bent to end there where speed and way agree, else by the spring.
  private mutating func arrive(at target: Double, from offset: Double, velocity: PointsPerSecond) {
    let (slowest, fastest) = snap.bends(coastsOf: Deceleration.decay(rate: parameters.decelerationRate))
    if let bent = Approach(from: offset, to: target, velocity: velocity), bent.decay >= slowest, bent.decay <= fastest {
      let duration = bent.time(untilLeft: min(parameters.restRule.arrival, (target - offset).magnitude / 10))
      return plan.add(.snap, .approach(bent), lasting: duration, restingAt: target)
    }
    settle(parameters.spring(from: offset, to: target, velocity: velocity), .snap)
  }

  private var givesWay: Bool { parameters.band(in: bounds).limit > 0 }
}

// Springs.
extension Planner {
  /// Springs back from outside. What a flick inwards does that is stronger than the spring's own way is the preset's.
  private mutating func springBack(_ back: Spring) {
    let arrival = parameters.restRule.arrival
    switch parameters.comingIn {
    case .coasts:
      guard back.isStrongReturn, let entry = back.crossing, entry < back.settlingTime(within: arrival) else { break }
      plan.add(.spring, .spring(back), lasting: entry, restingAt: back.target)
      return move(from: back.target, velocity: back.velocity(at: entry))
    case .stops:
      guard let entry = back.crossing, back.displacement.magnitude > arrival else { break }
      let near = back.target + (back.displacement < 0 ? -arrival : arrival)
      let isInward = back.displacement * back.velocity.value < 0
      guard isInward || outerPart(of: back) == nil, let time = back.timeReaching(near), time <= entry else { break }
      return plan.add(.spring, .spring(back), lasting: time, restingAt: back.target)
    case .springs: break
    }
    let target = snap.target(from: back.target, projection: back.target, velocity: back.velocity, bounds: bounds)
    var way = back
    way.target = target ?? back.target
    settle(way, way.target == back.target ? .spring : .snap)
  }

  /// Ends with a spring. Where content gives no way it does not take it past an edge: it stops there and comes back.
  mutating func settle(_ spring: Spring, _ kind: PhaseKind) {
    guard !givesWay, bounds.contains(spring.start) else {
      var last = spring
      if let (time, place) = outerPart(of: spring) {
        plan.add(kind, .spring(spring), lasting: time, restingAt: spring.target)
        last.start = place
        last.velocity = .zero
      }
      return plan.add(kind, .spring(last), lasting: settlingTime(of: last), restingAt: last.target)
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

  /// When a spring meets the furthest that content is ever displayed past an edge, and where: it stops dead there. What
  /// is as far out already goes no further. nil for a spring that stays below.
  private func outerPart(of spring: Spring) -> (time: Double, place: Double)? {
    guard let reach = parameters.overscrollReach, let turn = spring.turn else { return nil }
    let furthest = bounds.overshoot(spring.position(at: turn))
    guard furthest.magnitude > reach else { return nil }
    let place = furthest < 0 ? bounds.low - reach : bounds.high + reach
    if bounds.overshoot(spring.start).magnitude >= reach { return (0, spring.start) }
    return spring.timeReaching(place).map { ($0, place) }
  }

  /// When a spring has arrived. Content that starts closer than that is not put on its target in one jump either.
  private func settlingTime(of spring: Spring) -> Double {
    let rule = parameters.restRule
    let duration = spring.settlingTime(within: rule.arrival, slowerThan: rule.springSpeed)
    return duration > 0 ? duration : spring.settlingTime(within: spring.displacement.magnitude / 10)
  }

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

// Ways past an edge that are no springs. A flick inwards that does not get in counts as none.
extension Planner {
  /// Chromium's: out along one curve and back along another.
  private mutating func ease(from offset: Double, to edge: Double, velocity: PointsPerSecond) {
    let (side, speed) = outward(from: offset, edge, velocity)
    let (out, reach) = ((offset - edge).magnitude, OverscrollCurves.reach(speed))
    let far = max(out, min(parameters.band(in: bounds).limit, out + reach))
    let turn = edge + side * far
    let away = EasedMove(
      from: offset, to: turn, lasting: OverscrollCurves.timeOut(reach: reach),
      along: OverscrollCurves.curveOut(speed))
    let back = EasedMove(
      from: turn, to: edge, lasting: OverscrollCurves.timeBack(from: far), along: OverscrollCurves.curveBack(speed))
    plan.add(.spring, .eased(away), lasting: away.duration, restingAt: edge)
    plan.add(.spring, .eased(back), lasting: back.duration, restingAt: edge)
  }

  /// Android's `OverScroller`: out under a constant brake, and back in a time that follows from the same number.
  private mutating func brake(from offset: Double, to edge: Double, velocity: PointsPerSecond) {
    let (side, speed) = outward(from: offset, edge, velocity)
    let out = (offset - edge).magnitude
    let pull = ThrownEdge.brake / parameters.scale
    let way = min(speed * speed / (2 * pull), max(0, ThrownEdge.reach - out))
    let turn = edge + side * (out + way)
    if way > 0 {
      let away = EasedMove(from: offset, to: turn, lasting: 2 * way / speed, along: .braking)
      plan.add(.spring, .eased(away), lasting: away.duration, restingAt: edge)
    }
    let back = EasedMove(from: turn, to: edge, lasting: (2 * (out + way) / pull).squareRoot(), along: .smooth)
    plan.add(.spring, .eased(back), lasting: back.duration, restingAt: edge)
  }

  /// Android's `EdgeEffect`: a spring hit thirteen times as fast as the content, and the last pixels at a steady speed.
  private mutating func stretch(from offset: Double, to edge: Double, velocity: PointsPerSecond) {
    let hit = parameters.spring(from: offset, to: edge, velocity: StretchedEdge.absorption * velocity)
    var back = hit
    let (side, speed) = outward(from: offset, edge, velocity)
    if speed > 0, let turn = hit.turn {
      let limit = edge + side * bounds.viewport
      let isFull = side * (hit.position(at: turn) - limit) > 0
      let time = isFull ? hit.timeReaching(limit) ?? 0 : turn
      plan.add(.spring, .spring(hit), lasting: time, restingAt: edge)
      back.start = isFull ? limit : hit.position(at: turn)
      back.velocity = .zero
    }
    let homeSpeed = StretchedEdge.homeSpeed / parameters.scale
    let near = StretchedEdge.nearly / parameters.scale
    let isNear = back.displacement.magnitude <= near
    let entry = isNear ? 0 : back.timeReaching(edge + side * near) ?? 0
    let slow = back.velocity(at: entry).magnitude <= homeSpeed ? entry : back.timeSlowing(to: homeSpeed)
    let time = min(max(entry, slow), back.crossing ?? .infinity)
    plan.add(.spring, .spring(back), lasting: time, restingAt: edge)
    let home = Steady(
      from: back.position(at: time), to: edge, velocity: PointsPerSecond(-side * homeSpeed))
    plan.add(.spring, .steady(home), lasting: home.duration, restingAt: edge)
  }

  /// On which side of the edge content is or goes, 1 past the high one, and how fast it goes out.
  private func outward(
    from offset: Double, _ edge: Double, _ velocity: PointsPerSecond
  ) -> (side: Double, speed: Double) {
    let side: Double = (offset == edge ? velocity.value : offset - edge) < 0 ? -1 : 1
    return (side, max(0, side * velocity.value))
  }
}

extension Spring {
  /// Whether it starts off target and towards it so fast that it would pass even without ringing.
  fileprivate var isStrongReturn: Bool {
    let inward = displacement < 0 ? velocity.value : -velocity.value
    let fastest = rings ? frequency : rate + detuning
    return inward > fastest * displacement.magnitude
  }
}
