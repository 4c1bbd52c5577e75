import Notation
import ScrollPhysics

/// The output of `simulate`.
enum SimulationReport {
  static func json(
    samples: [(time: Double, sample: ScrollSample)], phases: [JSONValue], rest: (time: Double, offset: Double)?
  ) -> JSONValue {
    [
      "samples": .list(
        samples.map {
          .present([
            "time": .number($0.time), "offset": .number($0.sample.offset),
            "velocity": .number($0.sample.velocity.value), "pull": $0.sample.pull == 0 ? nil : .number($0.sample.pull),
          ])
        }),
      "phases": .list(phases), "rest": rest.map { ["time": .number($0.time), "offset": .number($0.offset)] } ?? .null,
    ]
  }

  /// The phases that end after a time.
  static func phases(of axis: ScrollAxis, from start: Double) -> [JSONValue] {
    axis.phases(from: start).map { phase($0.kind.rawValue, from: $0.start, to: $0.end) }
  }

  /// A phase; the end of the last one is null.
  static func phase(_ kind: String, from start: Double, to end: Double) -> JSONValue {
    ["kind": .text(kind), "start": .number(start), "end": end.isFinite ? .number(end) : .null]
  }
}
