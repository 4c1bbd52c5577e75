import FrameStats
import JSON

nonisolated extension BenchSelfTest {
  static func isDelayed(_ number: Int) -> Bool { number % distance == distance / 2 }

  /// Of the same frames timed several times each at its shortest.
  static func calmest(_ rounds: [[TimedFrame]]) -> [TimedFrame] {
    (0..<(rounds.map(\.count).min() ?? 0)).compactMap { number in
      rounds.map { $0[number] }.min { $0.duration < $1.duration }
    }
  }

  /// The figures of frames of which some were delayed, beside those that the same frames without a delay let expect.
  ///
  /// - Parameter budget: Milliseconds that a frame has.
  static func findings(quiet: [TimedFrame], delayed: [TimedFrame], budget: Double) -> [Finding] {
    func figures(_ records: [TimedFrame]) -> [BenchFigure: Double] {
      BenchFigure.figures(of: records, budget: budget, spacing: .none, processorTime: 0)
    }
    let expected = quiet.enumerated().map { isDelayed($0) ? $1.duration + delay : $1.duration }
    let moving = zip(expected, FrameSpacing.none.motion(in: quiet)).filter(\.1).map(\.0)
    let count = Double(expected.indices.count(where: isDelayed))
    let found = figures(delayed)
    func finding(_ figure: BenchFigure, _ injected: Double?, _ unit: String, tolerance: Double = 0.05) -> Finding {
      Finding(
        what: "\(figure.rawValue) with \(Int(delay)) ms in every \(distance)th frame", unit: unit,
        injected: injected ?? .nan, found: found[figure] ?? .nan, tolerance: tolerance)
    }
    return [
      Finding(
        what: "missed_frames with nothing in any", unit: "", injected: 0, found: figures(quiet)[.missed] ?? .nan,
        tolerance: 0),
      finding(.missed, count, "", tolerance: 0),
      finding(.hitch, hitchRatio(of: moving, budget: budget), "ms/s"),
      finding(.p99, Percentiles.nearestRank(990, of: expected), "ms"), finding(.max, expected.max(), "ms"),
    ]
  }

  /// By hand, of frames in which something moves: late time by the time of the motion, in which no frame counts with
  /// less than its budget.
  private static func hitchRatio(of times: [Double], budget: Double) -> Double {
    let late = times.reduce(0) { $0 + ($1 - budget > 0.5 ? $1 - budget : 0) }
    return late / times.reduce(0) { $0 + max($1, budget) } * 1000
  }
}

nonisolated extension BenchSelfTest.Finding {
  var line: String {
    let amount = { (number: Double) in BenchText.number(number, 2) + (unit.isEmpty ? "" : " \(unit)") }
    return
      "\(what): injected \(amount(injected)), found \(amount(found)), off by \(BenchText.number(error * 100, 1)) %: "
      + (holds ? "holds" : "does not hold")
  }

  var json: JSONValue {
    [
      "what": .text(what), "injected": .number(injected), "found": .number(BenchReport.rounded(found)),
      "error": .number(BenchReport.rounded(error)), "holds": .flag(holds),
    ]
  }
}
