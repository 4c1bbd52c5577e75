import Documents
import Geometry
import Match
import Notation

/// The output of `match`.
struct MatchWords {
  private let matched: MatchedFilm
  private let scene: String

  init(_ matched: MatchedFilm, scene: String) { (self.matched, self.scene) = (matched, scene) }
}

extension MatchWords {
  private var report: MatchReport { matched.report }

  /// The verdict, as a sentence.
  var verdict: String {
    report.verdict(on: scene)
      + (report.doubt == .screen
        ? " Name the film's width in points with --width, and start at the top or name the offset with --offset." : "")
  }

  var text: String {
    var lines = [verdict]
    for fault in report.faults {
      lines.append("\(fault.kind.rawValue.padded(to: 14))\(fault.sentence)")
      if let range = fault.range {
        lines.append(
          "".padded(to: 14)
            + "Between \(range.lowerBound.formatted(.upTo(3))) and \(range.upperBound.formatted(.upTo(3))).")
      }
      if let edit = fault.edit {
        lines.append("".padded(to: 14) + "To take it: --set \(edit.path)=\(JSONWriter.compact(edit.value))")
      }
    }
    return (lines + [""]).joined(separator: "\n")
  }

  var json: JSONValue {
    .present([
      "matches": .flag(report.matches), "why": report.doubt == nil ? nil : .text(verdict), "verdict": .text(verdict),
      "faults": .list(report.faults.map(json)), "tone": report.tone.map { .text($0.rawValue) },
      "frames": .whole(report.frames), "read": .whole(report.seen),
      "screen": matched.map.map {
        ["scale": .number($0.across), "x": .number($0.corner.x), "y": .number($0.corner.y)]
      } ?? .null,
      "offsets": report.offsets.isEmpty
        ? .null : .numbers([report.offsets.min() ?? 0, report.offsets.max() ?? 0]),
    ])
  }

  private func json(_ fault: Fault) -> JSONValue {
    .present([
      "kind": .text(fault.kind.rawValue), "layer": fault.layer.map { .text("\($0)") } ?? .null,
      "designed": fault.designed, "built": fault.built,
      "low": fault.range.map { .number($0.lowerBound) }, "high": fault.range.map { .number($0.upperBound) },
      "time": fault.time.map { .number($0) } ?? .null, "off": .number(fault.off), "sentence": .text(fault.sentence),
      "edit": fault.edit.map { ["path": .text($0.path), "value": $0.value] },
    ])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension MatchReport {
  /// The verdict on a build of a scene, as a sentence.
  func verdict(on scene: String) -> String {
    switch doubt {
    case .screen:
      "Cannot be told: the scene's screen was not found in the film."
    case .content:
      "Cannot be told: the content was found in \(seen) of \(frames) frames. Film one slow drag with the scene's own "
        + "pictures and texts."
    case .still: "Cannot be told: the content hardly scrolls. Film one slow drag over the whole effect, and one flick."
    case nil:
      (faults.isEmpty
        ? "It matches: nothing differs from \(scene) by more than can be seen."
        : "It does not match: \(faults.count == 1 ? "one difference" : "\(faults.count) differences") from \(scene).")
        + (tone.map { " The build is in \($0.rawValue) mode." } ?? "")
    }
  }
}
