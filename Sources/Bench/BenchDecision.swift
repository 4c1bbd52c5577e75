import FrameStats
import Notation

/// The comparison of one figure of one scene, before and now.
public struct BenchDecision: Hashable, Sendable {
  public var scene: String
  public var figure: BenchFigure
  public var before: Double
  public var after: Double
  public var comparison: RunComparison
  public var verdict: RunComparison.Verdict
  /// The reason why it is undecided, or why it has no ratio, and what would help. Empty otherwise.
  public var why: String
}

extension BenchDecision {
  static let heads = ["figure", "before", "now", "ratio", "interval of 95 %", "by chance", ""]
  /// The columns with numbers.
  static let numbers = 1...3

  /// `weather-menu: frame_ms.p99 is 1.32x (1.21x...1.40x of 3 and 5 repeats): 6.10, was 4.62`
  public var line: String {
    let repeats = "\(comparison.repeats) and \(comparison.mostRepeats) repeats"
    // A base of zero has no ratio.
    guard comparison.ratio.isFinite else {
      return "\(scene): \(figure.rawValue): \(before.told(0)) before, now "
        + "\(after.told(2)) (of \(repeats))"
    }
    return "\(scene): \(figure.rawValue) is \(times(comparison.ratio)) (\(interval) of \(repeats)): "
      + "\(after.told(3)), was \(before.told(3))"
  }

  var cells: [String] {
    [
      figure.rawValue, before.told(figure.digits), after.told(figure.digits), times(comparison.ratio), interval,
      likelihood, verdict.rawValue,
    ]
  }

  /// Whether there are too few repeats for a verdict.
  public var isUntold: Bool { comparison.mostRepeats < RunComparison.leastRepeats }

  private var likelihood: String {
    comparison.chance.map { $0 < 0.0001 ? "< 0.01 %" : "\(($0 * 100).told(2)) %" } ?? "n/a"
  }

  private var interval: String {
    isUntold || !comparison.low.isFinite ? "n/a" : "\(times(comparison.low))...\(times(comparison.high))"
  }

  private func times(_ ratio: Double) -> String { ratio.isFinite ? ratio.told(2) + "x" : "n/a" }

  public var json: JSONValue {
    func number(_ number: Double?) -> JSONValue {
      number.flatMap { $0.isFinite ? .number(BenchReport.rounded($0)) : nil } ?? .null
    }
    return [
      "figure": .text(figure.rawValue), "before": number(before), "after": number(after),
      "ratio": number(comparison.ratio), "low": number(comparison.low), "high": number(comparison.high),
      "mann_whitney_p": number(comparison.chance),
      "repeats": [.whole(comparison.repeats), .whole(comparison.mostRepeats)], "verdict": .text(verdict.rawValue),
      "why": .text(why),
    ]
  }
}
