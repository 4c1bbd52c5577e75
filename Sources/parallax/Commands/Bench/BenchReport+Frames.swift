import FrameStats
import JSON

/// What is told of the frames of all repeats together.
nonisolated extension BenchReport {
  /// A frame in which pictures took longer, in milliseconds, has spent more than the loader is to spend.
  private static let uploadPatience = 2.0

  /// - Parameter isSpaced: Frames waited for their turn.
  mutating func tell(_ repeats: [[TimedFrame]], isSpaced: Bool) {
    let all = repeats.flatMap(\.self)
    frames = repeats.map(\.count).min() ?? 0
    for span in FrameSpan.allCases {
      spans[span] = Percentiles.nearestRank(500, of: all.map { $0.duration(span) * 1000 })
    }
    histogram = Histogram(all.map(\.duration), width: 2 * budget / Double(Self.buckets), buckets: Self.buckets)
    let count = Double(max(1, all.count))
    set(
      "upload",
      [
        "bytes_per_frame": .number(Self.rounded(Double(all.reduce(0) { $0 + $1.uploadedBytes }) / count)),
        "ms_per_frame": .number(Self.rounded(all.reduce(0) { $0 + $1.duration(.pictures) } / count)),
        "frames_over_2_ms": .whole(
          all.count { $0.uploadedBytes > 0 && $0.duration(.pictures) > Self.uploadPatience }),
      ])
    if let work = FrameSummary(all.map(\.work)) { set("cpu_busy_ms", BenchSummary.json(work.percentiles)) }
    if isSpaced { set("interval_ms", intervals(repeats)) }
  }

  /// The time from one presentation to the next.
  private func intervals(_ repeats: [[TimedFrame]]) -> JSONValue {
    guard let summary = FrameSummary(repeats.flatMap(TimedFrame.intervals), budget: budget),
      case .object(let percentiles) = BenchSummary.json(summary.percentiles)
    else { return .null }
    return .object(
      percentiles + [
        JSONField("max", .number(Self.rounded(summary.longest))),
        JSONField("mean_fps", .number(Self.rounded(summary.meanRate))),
        JSONField("missed", .whole(summary.deadlines?.missed ?? 0)), JSONField("frames", .whole(summary.count)),
      ])
  }

  /// Puts a detail in its place, or another in its place.
  mutating func set(_ key: String, _ value: JSONValue) {
    details.removeAll { $0.key == key }
    details.append(JSONField(key, value))
    details.sort { (Self.detailKeys.firstIndex(of: $0.key) ?? 0) < (Self.detailKeys.firstIndex(of: $1.key) ?? 0) }
  }
}
