import FrameStats
import Notation

/// An injected quantity, and how much of it was found.
public struct SelfTestFinding: Hashable, Sendable {
  public var what: String
  public var unit: String
  public var injected: Double
  public var found: Double
  /// Allowed relative error.
  public var tolerance: Double

  public init(what: String, unit: String, injected: Double, found: Double, tolerance: Double = 0.05) {
    (self.what, self.unit, self.injected, self.found) = (what, unit, injected, found)
    self.tolerance = tolerance
  }
}

/// A test of the measurement: injected delays, and the figures they must cause.
public enum SelfTest {
  /// Every this many frames, one is delayed.
  public static let distance = 20
  /// The delay in milliseconds: so long that delayed frames end in the middle between two deadlines, where a little more
  /// or less misses no other one.
  ///
  /// - Parameter quiet: Frames without delay.
  public static func delay(for quiet: [TimedFrame], budget: Double) -> Double {
    let usual = Percentiles.nearestRank(500, of: quiet.map(\.duration)) ?? 0
    return budget * max(4.5, (usual / budget).rounded(.up) + 2.5) - usual
  }

  public static func isDelayed(_ number: Int) -> Bool { number % distance == distance / 2 }

  /// The fastest timing of each frame over several rounds.
  public static func calmest(_ rounds: [[TimedFrame]]) -> [TimedFrame] {
    (0..<(rounds.map(\.count).min() ?? 0)).compactMap { number in
      rounds.map { $0[number] }.min { $0.duration < $1.duration }
    }
  }

  /// The figures of frames of which some were delayed, compared with those expected from the same frames without delay.
  ///
  /// - Parameters:
  ///   - delay: In milliseconds.
  ///   - budget: Time per frame, in milliseconds.
  public static func findings(
    quiet: [TimedFrame], delayed: [TimedFrame], delay: Double, budget: Double
  ) -> [SelfTestFinding] {
    func figures(_ records: [TimedFrame]) -> [BenchFigure: Double] {
      BenchFigure.figures(of: records, budget: budget, spacing: .none, processorTime: 0)
    }
    let expected = quiet.enumerated().map { isDelayed($0) ? $1.duration + delay : $1.duration }
    let moving = zip(expected, FrameSpacing.none.motion(in: quiet)).filter(\.1).map(\.0)
    let count = Double(expected.indices.count(where: isDelayed))
    let found = figures(delayed)
    func finding(_ figure: BenchFigure, _ injected: Double?, _ unit: String, tolerance: Double = 0.05)
      -> SelfTestFinding
    {
      SelfTestFinding(
        what: "\(figure.rawValue) with \(Int(delay)) ms in every \(distance)th frame", unit: unit,
        injected: injected ?? .nan, found: found[figure] ?? .nan, tolerance: tolerance)
    }
    return [
      SelfTestFinding(
        what: "missed_frames without any delay", unit: "", injected: 0, found: figures(quiet)[.missed] ?? .nan,
        tolerance: 0),
      finding(.missed, count, "", tolerance: 0),
      finding(.hitch, hitchRatio(of: moving, budget: budget), "ms/s"),
      finding(.p99, Percentiles.nearestRank(990, of: expected), "ms"), finding(.max, expected.max(), "ms"),
    ]
  }

  /// Computed independently, for frames in which something moves: each is on the screen from one deadline to a later
  /// one; what is beyond the first is the hitch.
  private static func hitchRatio(of times: [Double], budget: Double) -> Double {
    let ends = times.map { ($0 / budget).rounded(.up) }
    return ends.reduce(0) { $0 + max(0, $1 - 1) } / ends.reduce(0) { $0 + max(1, $1) } * 1000
  }
}

extension SelfTestFinding {
  /// Relative error.
  private var error: Double { found == injected ? 0 : injected > 0 ? abs(found - injected) / injected : .infinity }

  public var holds: Bool { error <= tolerance }

  public var line: String {
    let amount = { (number: Double) in number.told(2) + (unit.isEmpty ? "" : " \(unit)") }
    return
      "\(what): injected \(amount(injected)), found \(amount(found)), off by \((error * 100).told(1)) %: "
      + (holds ? "holds" : "does not hold")
  }

  public var json: JSONValue {
    [
      "what": .text(what), "injected": .number(injected), "found": .number(BenchReport.rounded(found)),
      "error": .number(BenchReport.rounded(error)), "holds": .flag(holds),
    ]
  }
}
