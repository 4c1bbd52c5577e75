/// How even frame times are, in milliseconds. All are 0 for frames that all take the same time.
public struct Pacing: Hashable, Sendable {
  /// Mean of `|d[i] - d[i-1]|` over neighbours. What an eye notices; 0 for less than two frames.
  public var jitter: Double
  /// Standard deviation of all times, dividing by their number.
  public var deviation: Double
  /// Median of `|d[i] - median|`, which a few long frames do not move.
  public var medianDeviation: Double

  public init(jitter: Double, deviation: Double, medianDeviation: Double) {
    self.jitter = jitter
    self.deviation = deviation
    self.medianDeviation = medianDeviation
  }
}

extension Pacing {
  /// `scratch` is taken for sorting.
  init(_ times: Span<Double>, mean: Double, median: Double, scratch: inout [Double]) {
    scratch.removeAll(keepingCapacity: true)
    var neighbours = Jitter()
    var squares = 0.0
    for index in times.indices {
      let time = times[index]
      guard FrameSummary.isUsable(time) else {
        neighbours.skip()
        continue
      }
      neighbours.add(time)
      squares += (time - mean) * (time - mean)
      scratch.append(abs(time - median))
    }
    sortUpwards(&scratch)
    jitter = neighbours.mean
    deviation = scratch.isEmpty ? 0 : (squares / Double(scratch.count)).squareRoot()
    medianDeviation = Percentiles.nearestRank(500, in: scratch.span) ?? 0
  }
}
