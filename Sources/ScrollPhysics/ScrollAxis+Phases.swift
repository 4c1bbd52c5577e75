extension ScrollAxis {
  /// What follows if nothing more happens: the phases that are still going on at `time` or later, on this axis's clock.
  ///
  /// Empty while a hand, a wheel or a touchpad has the content without an end in sight.
  public func phases(from time: Double) -> [(kind: Phase.Kind, start: Double, end: Double)] {
    let (plan, since): (Plan, Double)
    switch motion {
    case .coasting(let coast, let start): (plan, since) = (coast, start)
    case .turned(let turn):
      guard let release = turn.release else { return [] }
      (plan, since) = (release.plan, release.due)
    case .stroked(let stroke): (plan, since) = (stroke.release.plan, stroke.release.due)
    case .dragged, .held: return []
    }
    return plan.phases.map { ($0.kind, since + $0.start, since + $0.end) }.filter { $0.2 > time }
  }
}
