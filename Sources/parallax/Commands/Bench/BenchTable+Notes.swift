import FrameStats
import JSON

nonisolated extension BenchTable {
  /// What stands below the table, a line each.
  func notes(_ first: BenchReport) -> [String] {
    reports.compactMap(spreadLine) + reports.compactMap(floorLine) + reports.compactMap(intervalLine)
      + reports.compactMap(uploadLine)
      + [conditions(first), surroundings(first)]
  }

  /// From the least to the most that any repeat came to.
  private func spreadLine(_ report: BenchReport) -> String? {
    let ranges = Self.spread.compactMap { figure -> String? in
      guard report.tells(figure), let numbers = report.figures[figure], numbers.count > 1, let least = numbers.min(),
        let most = numbers.max()
      else { return nil }
      return "\(figure.title) \(BenchText.number(least, figure.digits))...\(BenchText.number(most, figure.digits))"
    }
    return ranges.isEmpty ? nil : "\(report.scene), all repeats: " + ranges.joined(separator: ", ")
  }

  private static let spread: [BenchFigure] = [.p50, .p95, .p99, .processorTime, .missed, .hitch, .firstFrame, .memory]

  private func floorLine(_ report: BenchReport) -> String? {
    report.floor.map { floor in
      func median(_ ratios: [Double]) -> String {
        BenchText.number(Percentiles.nearestRank(500, of: ratios) ?? 0, 2) + "x"
      }
      return "\(report.scene) over its bare quads: processor time \(median(floor.processorTime)), p50 "
        + "\(median(floor.p50)), p99 \(median(floor.p99)); the quads in batches over each by itself: processor time "
        + "\(median(floor.batchedTime)) (medians of \(floor.p50.count))"
    }
  }

  private func conditions(_ report: BenchReport) -> String {
    let repeats = report.figures[.p50]?.count ?? 1
    return
      [
        "\(report.frames) frames after \(report.warmup)" + (repeats > 1 ? ", median of \(repeats)" : "")
          + ", budget \(BenchText.number(report.budget, 2)) ms", "pacing \(report.pacing)",
        "\(report.renderer.name) on \(report.renderer.device)", report.machine,
      ]
      .joined(separator: "; ") + (report.commit.isEmpty ? "" : "; commit \(report.commit.prefix(12))")
  }

  /// Of frames that waited for their turn: whether they got it.
  private func intervalLine(_ report: BenchReport) -> String? {
    guard let intervals = report.detail("interval_ms"), let frames = intervals.number("frames") else { return nil }
    let missed = intervals.number("missed") ?? 0
    func time(_ key: String) -> String { intervals.number(key).map { BenchText.number($0, 2) } ?? "n/a" }
    let verb = missed == 0 ? "held" : "did not hold"
    let share = "\(BenchText.number(missed, 0)) of \(BenchText.number(frames, 0)) intervals missed"
    return "\(report.scene): \(verb) \(BenchText.number(1000 / report.budget, 0)) fps: mean \(time("mean_fps")) fps, "
      + "\(share), p50 \(time("p50")), p99 \(time("p99")), max \(time("max")) ms"
  }

  /// Nothing where nothing was uploaded.
  private func uploadLine(_ report: BenchReport) -> String? {
    guard let upload = report.detail("upload"), let bytes = upload.number("bytes_per_frame"), bytes > 0 else {
      return nil
    }
    return "\(report.scene): uploads \(BenchText.number(bytes, 0)) bytes a frame, pictures "
      + "\(BenchText.number(upload.number("ms_per_frame") ?? 0, 3)) ms, "
      + "\(BenchText.number(upload.number("frames_over_2_ms") ?? 0, 0)) frames over 2 ms"
  }

  private func surroundings(_ report: BenchReport) -> String {
    let environment = report.detail("environment")
    var parts: [String] = []
    for (key, name) in [("sdl", "SDL"), ("video_driver", "video"), ("presentation", "presentation")] {
      if case .text(let text)? = environment?[key] { parts.append("\(name) \(text)") }
    }
    if let share = environment?.number("others_share") {
      parts.append("others had \(BenchText.number(share * 100, 0)) % of the machine")
    }
    parts.append("hitches by \(HitchScale.scrolling.name)")
    return parts.joined(separator: "; ")
  }
}

nonisolated extension JSONValue {
  /// The number of a field; nil where there is none.
  func number(_ key: String) -> Double? { if case .number(let number)? = self[key] { number } else { nil } }
}
