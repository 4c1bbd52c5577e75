/// A plan and its start on an axis's clock: running now, or due to run by itself.
struct ScheduledPlan: Hashable, Sendable {
  var plan: Plan
  var start: Double
}

extension ScheduledPlan {
  func sample(at time: Double) -> ScrollSample { plan.sample(at: time - start) }

  func phase(at time: Double) -> PhaseKind { plan.phase(at: time - start).kind }

  /// A time by which the plan has ended, including rounding errors.
  var restTime: Double {
    var time = start + plan.restTime
    while time - start < plan.restTime { time = time.nextUp }
    return time
  }

  /// All phases in order, on the axis's clock.
  var phases: [(kind: PhaseKind, start: Double, end: Double)] {
    plan.phases.map { ($0.kind, start + $0.start, start + $0.end) }
  }
}
