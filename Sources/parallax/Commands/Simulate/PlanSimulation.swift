import Documents
import JSON
import ScrollPhysics

/// Content that starts with a velocity and is left alone.
struct PlanSimulation {
  private var plan: Plan

  init(_ stage: SimulationStage, _ invocation: Invocation) throws(Failure) {
    plan = Plan(
      from: try invocation.number("from") ?? stage.bounds.low,
      velocity: PointsPerSecond(try invocation.number("velocity") ?? 0), bounds: stage.bounds,
      parameters: stage.physics.scroll, snap: stage.snap)
  }

  func json(_ invocation: Invocation) throws(Failure) -> JSONValue {
    let times = try SimulationTimes.times(invocation, until: plan.restTime)
    return SimulationReport.json(
      samples: times.map { ($0, plan.sample(at: $0)) },
      phases: plan.phases.map { SimulationReport.phase($0.kind.rawValue, from: $0.start, to: $0.end) },
      rest: (plan.restTime, plan.restOffset))
  }
}
