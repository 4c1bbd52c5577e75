extension ScrollParameters {
  /// Assumed speed of the fastest flick if the preset has no limit, in points per second.
  public static let fastestHand = 8000.0

  /// The speed of the fastest flick, in points per second.
  public var fastestFlick: Double { min(maximumFling ?? Self.fastestHand, Self.fastestHand) }

  /// The largest overscroll displayed on a screen of this length: from a drag along the whole screen, or the fastest
  /// flick into the edge. 0 without overscroll.
  public func farthestPull(on viewport: Double) -> Double {
    let bounds = ScrollBounds(high: viewport, viewport: viewport)
    let band = band(in: bounds)
    guard band.limit > 0, edge != .stretch else { return 0 }
    let speed = PointsPerSecond(fastestFlick)
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
