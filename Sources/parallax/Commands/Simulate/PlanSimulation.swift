import Documents
import Notation
import ScrollPhysics

/// Released content with an initial velocity.
struct PlanSimulation {
  private var axis: ScrollAxis

  init(_ setup: SimulationSetup, _ invocation: Invocation) throws(Failure) {
    axis = ScrollAxis(bounds: setup.bounds, parameters: setup.scroll, snap: setup.snap)
    axis.hold(at: try invocation.number("from") ?? setup.bounds.low, time: 0)
    axis.glide(at: PointsPerSecond(try invocation.number("velocity") ?? 0), time: 0)
  }

  func json(_ invocation: Invocation) throws(Failure) -> JSONValue {
    let rest = axis.restTime ?? 0
    let times = try SimulationTimes.times(invocation, until: rest)
    return SimulationReport.json(
      samples: times.map { ($0, axis.sample(at: $0)) }, phases: SimulationReport.phases(of: axis, from: -1),
      rest: (rest, axis.offset(at: rest)))
  }
}
