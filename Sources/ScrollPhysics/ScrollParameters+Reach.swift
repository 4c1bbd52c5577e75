extension ScrollParameters {
  /// The fastest flick that a hand is taken to make where the preset limits none, in points per second.
  public static let fastestHand = 8000.0

  /// The farthest that content is displayed past an edge on a screen of this length: pulled by a finger that travels
  /// all of it, or flicked into the edge as fast as a hand can. 0 where nothing gives way or moves.
  public func farthestPull(on viewport: Double) -> Double {
    let bounds = ScrollBounds(high: viewport, viewport: viewport)
    let band = band(in: bounds)
    guard band.limit > 0, edge != .stretch else { return 0 }
    let speed = PointsPerSecond(min(maximumFling ?? Self.fastestHand, Self.fastestHand))
    let plan = Plan(from: bounds.high, velocity: speed, bounds: bounds, parameters: self)
    let flicked = plan.phases.map { phase in
      let length = phase.end.isFinite ? phase.end - phase.start : 0
      var turn = length
      if case .spring(let spring) = phase.segment, let peak = spring.turn { turn = min(peak, length) }
      return max(phase.segment.position(at: turn), phase.segment.position(at: length)) - bounds.high
    }
    return max(band.displayed(viewport), flicked.max() ?? 0)
  }
}
