/// The rules for the transition from one motion to the next.
struct Planner {
  var plan: Plan
  var bounds: ScrollBounds
  var parameters: ScrollParameters
  var snap: Snap
  /// Whether a hand lets go. Otherwise a change has left the content where it is.
  var isRelease = true
}

extension Planner {
  /// Releases content at `offset`: inside the bounds, outside, or outside with an inward flick strong enough to enter.
  mutating func release(from offset: Double, velocity: PointsPerSecond) {
    let edge = bounds.clamped(offset)
    guard offset != edge else { return move(from: offset, velocity: velocity) }
    let target = snap.target(from: edge, projection: edge, velocity: velocity, bounds: bounds) ?? edge
    if let back = pullReturn(from: offset, to: edge, velocity: velocity), target == edge || enters(back) {
      return comeBack(back)
    }
    guard target == edge || parameters.edge == .spring && parameters.inwardFlick == .coasts else {
      return settle(parameters.spring(from: offset, to: target, velocity: velocity), .snap)
    }
    switch parameters.edge {
    case .spring: springBack(parameters.spring(from: offset, to: edge, velocity: velocity))
    case .elastic: springBack(parameters.elastic(from: offset, to: edge, velocity: velocity))
    case .curves: ease(from: offset, to: edge, velocity: velocity)
    case .brake, .stretch:
      // A fling that would travel further than the edge.
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

  /// Starts inside the bounds: to a snap target if there is one, otherwise as far as the velocity carries.
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

  /// Handles reaching an edge: stops if there is no overscroll, otherwise follows the preset's law.
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

  /// Goes to a snap target: along the same coast, bent to end there, if velocity and direction agree, otherwise by the
  /// spring.
  private mutating func arrive(at target: Double, from offset: Double, velocity: PointsPerSecond) {
    let (slowest, fastest) = snap.bends(coastsOf: Deceleration.decay(rate: parameters.decelerationRate))
    if let bent = ExponentialGlide(from: offset, to: target, velocity: velocity), bent.decay >= slowest,
      bent.decay <= fastest
    {
      let duration = bent.time(untilLeft: min(parameters.restRule.arrival, (target - offset).magnitude / 10))
      return plan.add(.snap, .glide(bent), lasting: duration, restingAt: target)
    }
    settle(parameters.spring(from: offset, to: target, velocity: velocity), .snap)
  }

  private var givesWay: Bool { parameters.band(in: bounds).limit > 0 }
}

// Released pulls that decay.
extension Planner {
  private func pullReturn(from offset: Double, to edge: Double, velocity: PointsPerSecond) -> PullReturn? {
    guard isRelease, parameters.return == .pull, parameters.edge != .stretch else { return nil }
    return PullReturn(from: offset, to: edge, velocity: velocity, bounds: bounds, parameters: parameters)
  }

  /// Whether an inward flick reaches the edge before the pull has gone.
  private func enters(_ back: PullReturn) -> Bool {
    guard parameters.inwardFlick != .stops, let entry = back.crossing else { return false }
    return entry < back.settlingTime(within: parameters.restRule.arrival)
  }

  /// Comes back as the pull decays. An inward flick coasts on from the edge at the finger's speed that is left.
  private mutating func comeBack(_ back: PullReturn) {
    if enters(back), let entry = back.crossing {
      plan.add(.return, .pull(back), lasting: entry, restingAt: back.edge)
      return move(from: back.edge, velocity: back.carried(at: entry))
    }
    let settled = back.settlingTime(within: parameters.restRule.arrival)
    // Content that is released closer than that is not moved in one jump either.
    let time = settled > 0 ? settled : back.settlingTime(within: (back.start - back.edge).magnitude / 10)
    plan.add(.return, .pull(back), lasting: min(time, back.crossing ?? .infinity), restingAt: back.edge)
  }
}

// Springs.
extension Planner {
  /// Springs back from outside. The preset decides about an inward flick stronger than the spring's own return.
  private mutating func springBack(_ back: Spring) {
    let arrival = parameters.restRule.arrival
    switch parameters.inwardFlick {
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

  /// Ends with a spring. Without overscroll the spring does not pass an edge: it stops there and returns.
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
    // An underdamped spring would hit an edge repeatedly.
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

  /// The time and offset at which a spring reaches the largest overscroll ever displayed, where it stops dead. Content
  /// already that far out goes no further. Nil for a spring that stays below.
  private func outerPart(of spring: Spring) -> (time: Double, place: Double)? {
    guard let reach = parameters.overscrollReach, let turn = spring.turn else { return nil }
    let furthest = bounds.overshoot(spring.position(at: turn))
    guard furthest.magnitude > reach else { return nil }
    let place = furthest < 0 ? bounds.low - reach : bounds.high + reach
    if bounds.overshoot(spring.start).magnitude >= reach { return (0, spring.start) }
    return spring.timeReaching(place).map { ($0, place) }
  }

  /// The time at which a spring has arrived. Content that starts closer than the arrival distance is not moved to its
  /// target in one jump either.
  private func settlingTime(of spring: Spring) -> Double {
    let rule = parameters.restRule
    let duration = spring.settlingTime(within: rule.arrival, slowerThan: rule.springSpeed)
    return duration > 0 ? duration : spring.settlingTime(within: spring.displacement.magnitude / 10)
  }

  /// The edge that an overshooting spring without oscillation would pass, at its turning point.
  private func edgeMet(by spring: Spring) -> Double? {
    guard let turn = spring.turn else { return nil }
    let furthest = spring.position(at: turn)
    return bounds.contains(furthest) ? nil : bounds.clamped(furthest)
  }

  private func moment(of spring: Spring, at edge: Double) -> Double? {
    spring.start == edge ? 0 : spring.timeReaching(edge)
  }
}

// Overscroll other than springs. An inward flick too weak to enter counts as none.
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

  /// Android's `OverScroller`: out under constant braking, and back in a time derived from the same constant.
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

  /// Android's `EdgeEffect`: a spring hit at thirteen times the content's speed, with the last pixels at constant
  /// speed.
  private mutating func stretch(from offset: Double, to edge: Double, velocity: PointsPerSecond) {
    guard parameters.stretchLaw == .pull else {
      let back = StretchRecoil(
        from: offset, to: edge, velocity: velocity, viewport: bounds.viewport, parameters: parameters)
      return plan.add(.spring, .recoil(back), lasting: back.duration, restingAt: edge)
    }
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
    let home = ConstantVelocity(
      from: back.position(at: time), to: edge, velocity: PointsPerSecond(-side * homeSpeed))
    plan.add(.spring, .constantVelocity(home), lasting: home.duration, restingAt: edge)
  }

  /// The side of the edge that content is on or moves to (1 past the high one), and its outward speed.
  private func outward(
    from offset: Double, _ edge: Double, _ velocity: PointsPerSecond
  ) -> (side: Double, speed: Double) {
    let side: Double = (offset == edge ? velocity.value : offset - edge) < 0 ? -1 : 1
    return (side, max(0, side * velocity.value))
  }
}

extension Spring {
  /// Whether it moves towards its target so fast that it would pass it even without oscillation.
  fileprivate var isStrongReturn: Bool {
    let inward = displacement < 0 ? velocity.value : -velocity.value
    let fastest = rings ? frequency : rate + detuning
    return inward > fastest * displacement.magnitude
  }
}
