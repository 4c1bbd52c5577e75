import Documents
import Notation
import ScrollPhysics

/// The difference between each preset and what was recorded on a phone: `simulate --against`.
struct RecordingTable {
  private let recording: ScrollRecording

  init(_ recording: ScrollRecording) { self.recording = recording }

  var text: String {
    let names = recording.traces.map(\.name)
    let head =
      "| preset | largest | " + names.joined(separator: " | ") + " |\n" + "|---|---"
      + String(repeating: "|---", count: names.count) + "|\n"
    let rows = ScrollPreset.allCases.map { preset in
      let differences = differences(of: preset)
      let cells = recording.traces.indices.map { differences[$0].map(words) ?? "-" }
      let worst = worst(of: differences).map { "\(points($0.difference.amount)), \($0.trace)" } ?? "-"
      return "| `\(preset.rawValue)` | \(worst) | \(cells.joined(separator: " | ")) |\n"
    }
    return head + rows.joined()
  }

  var json: JSONValue {
    .list(
      ScrollPreset.allCases.map { preset in
        let differences = differences(of: preset)
        return [
          "preset": .text(preset.rawValue),
          "worst": worst(of: differences).map { Self.json(of: $0.difference, from: $0.trace) } ?? .null,
          "traces": .list(
            zip(recording.traces, differences).map { trace, difference in
              difference.map { Self.json(of: $0, from: trace.name) }
                ?? ["trace": .text(trace.name), "difference": .null]
            }),
        ]
      })
  }
}

extension RecordingTable {
  private func differences(of preset: ScrollPreset) -> [ScrollRecording.Difference?] {
    recording.traces.map { recording.difference(of: preset, from: $0) }
  }

  private func worst(of differences: [ScrollRecording.Difference?]) -> (
    trace: String, difference: ScrollRecording.Difference
  )? {
    zip(recording.traces, differences).compactMap { trace, difference in difference.map { (trace.name, $0) } }
      .max { $0.1.amount < $1.1.amount }
  }

  private func words(_ difference: ScrollRecording.Difference) -> String {
    let late = (difference.late * 1000).rounded(digits: 1)
    let clock =
      late == 0 ? "" : " (clock \(late.magnitude.formatted(.shortest)) ms \(late > 0 ? "late" : "early"))"
    return "\(points(difference.amount)) \(Self.words(difference.place))\(clock)"
  }

  private static func words(_ place: ScrollRecording.Spot) -> String {
    switch place {
    case .time(let time): "after \((time * 1000).rounded(digits: 1).formatted(.shortest)) ms"
    case .velocity(let velocity): "from \(velocity.rounded(digits: 1).formatted(.shortest)) pt/s"
    case .pull(let pull): "pulled by \(pull.rounded(digits: 1).formatted(.shortest)) pt"
    }
  }

  private func points(_ distance: Double) -> String { "\(distance.rounded(digits: 2).formatted(.shortest)) pt" }

  private static func json(of difference: ScrollRecording.Difference, from trace: String) -> JSONValue {
    let (key, place) =
      switch difference.place {
      case .time(let time): ("time", time)
      case .velocity(let velocity): ("velocity", velocity)
      case .pull(let pull): ("pull", pull)
      }
    return .object([
      JSONField("trace", .text(trace)), JSONField("difference", .number(difference.amount)),
      JSONField(key, .number(place)), JSONField("recorded", .number(difference.recorded)),
      JSONField("played", .number(difference.played)), JSONField("late", .number(difference.late)),
    ])
  }
}
