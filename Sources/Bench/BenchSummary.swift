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
    var fields = [
      JSONField("frames", .whole(times.count)), JSONField("mean_ms", Self.number(times.mean)),
      JSONField("mean_fps", Self.number(times.meanRate)), JSONField("min_ms", Self.number(times.shortest)),
      JSONField("max_ms", Self.number(times.longest)), JSONField("percentiles_ms", Self.json(times.percentiles)),
      JSONField("low1_avg_fps", Self.number(times.slowestHundredthRate)),
      JSONField("low01_avg_fps", Self.number(times.slowestThousandthRate)),
      JSONField("stuttering_time_percent", Self.number(times.stutterShare * 100)),
      JSONField(
        "pacing_ms",
        [
          "jitter": Self.number(times.pacing.jitter), "deviation": Self.number(times.pacing.deviation),
        ]),
    ]
    if let deadlines = times.deadlines { fields += Self.fields(deadlines) }
    if let animation {
      fields.append(JSONField("animation_error_ms", Self.json(animation.time)))
      fields.append(JSONField("animation_error_px", Self.json(animation.distance)))
    }
    return .object(fields)
  }

  private static func fields(_ deadlines: Deadlines) -> [JSONField] {
    func second(_ window: Deadlines.Second) -> JSONValue {
      [
        "start_ms": number(window.start), "frames": .whole(window.frames), "missed": .whole(window.missed),
        "hitch_ms": number(window.hitchTime),
      ]
    }
    return [
      JSONField("missed", .whole(deadlines.missed)), JSONField("missed_share", number(deadlines.missedShare)),
      JSONField("janky", .whole(deadlines.janky)), JSONField("overrun_ms", json(deadlines.overrun)),
      JSONField("hitch_ms", number(deadlines.hitchTime)), JSONField("hitch_ms_per_s", number(deadlines.hitchRatio)),
      JSONField("worst_second", second(deadlines.worstSecond)),
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
