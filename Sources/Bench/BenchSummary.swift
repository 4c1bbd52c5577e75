import FrameStats
import Notation

/// The detailed summary of one repeat.
public struct BenchSummary: Hashable, Sendable {
  /// Intervals between frames if they waited for their turn, otherwise their own times.
  public var times: FrameSummary
  /// For frames that waited: the difference between motion and display.
  var animation: AnimationError?
}

extension BenchSummary {
  /// - Parameters:
  ///   - spacing: The rule for lateness.
  ///   - scale: Pixels per point.
  public init?(_ records: [TimedFrame], budget: Double, spacing: FrameSpacing, scale: Double) {
    guard let times = FrameSummary(records, budget: budget, spacing: spacing) else { return nil }
    self.init(times: times)
    guard spacing != .none else { return }
    var (moments, intervals, speeds) = ([0.0], [0.0], [0.0])
    for (before, now) in zip(records, records.dropFirst()) {
      moments.append((moments.last ?? 0) + budget)
      intervals.append((now.spans.end - before.spans.end) * 1000)
      // The jump when the tape restarts is not motion.
      let distance = now.moment > before.moment ? abs(now.offset - before.offset) : 0
      speeds.append(distance * scale / budget * 1000)
    }
    animation = AnimationError(moments: moments, frameTimes: intervals, speeds: speeds)
  }

  public var json: JSONValue {
    let number = Self.number
    let late = times.deadlines
    return .present([
      "frames": .whole(times.count), "mean_ms": number(times.mean), "mean_fps": number(times.meanRate),
      "min_ms": number(times.shortest), "max_ms": number(times.longest),
      "percentiles_ms": Self.json(times.percentiles), "low1_avg_fps": number(times.slowestHundredthRate),
      "low01_avg_fps": number(times.slowestThousandthRate),
      "stuttering_time_percent": number(times.stutterShare * 100),
      "pacing_ms": ["jitter": number(times.pacing.jitter), "deviation": number(times.pacing.deviation)],
      "missed": late.map { .whole($0.missed) }, "missed_share": late.map { number($0.missedShare) },
      "janky": late.map { .whole($0.janky) }, "overrun_ms": late.map { Self.json($0.overrun) },
      "hitch_ms": late.map { number($0.hitchTime) }, "hitch_ms_per_s": late.map { number($0.hitchRatio) },
      "worst_second": late.map { Self.json($0.worstSecond) },
      "animation_error_ms": animation.map { Self.json($0.time) },
      "animation_error_px": animation.map { Self.json($0.distance) },
    ])
  }

  private static func json(_ window: Deadlines.Second) -> JSONValue {
    [
      "start_ms": number(window.start), "frames": .whole(window.frames), "missed": .whole(window.missed),
      "hitch_ms": number(window.hitchTime),
    ]
  }

  public static func json(_ percentiles: Percentiles) -> JSONValue {
    [
      "p50": number(percentiles.p50), "p90": number(percentiles.p90), "p95": number(percentiles.p95),
      "p99": number(percentiles.p99), "p99.9": number(percentiles.p999),
    ]
  }

  private static func json(_ spread: AnimationError.Spread) -> JSONValue {
    ["mean": number(spread.mean), "p95": number(spread.p95), "max": number(spread.largest)]
  }

  private static func number(_ number: Double?) -> JSONValue {
    number.map { .number(BenchReport.rounded($0)) } ?? .null
  }
}
