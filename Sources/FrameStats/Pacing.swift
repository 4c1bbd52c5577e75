/// How even frame times are, in milliseconds. All are 0 for frames that all take the same time.
public struct Pacing: Hashable, Sendable {
  /// Mean of `|d[i] - d[i-1]|` over neighbours. What an eye notices; 0 for less than two frames.
  public var jitter: Double
  /// Standard deviation of all times, dividing by their number.
  public var deviation: Double

  public init(jitter: Double, deviation: Double) {
    self.jitter = jitter
    self.deviation = deviation
  }
}

extension Pacing {
  init(_ times: Span<Double>, mean: Double) {
    var neighbours = Jitter()
    var (squares, count) = (0.0, 0)
    for index in times.indices {
      let time = times[index]
      guard FrameSummary.isUsable(time) else {
        neighbours.skip()
        continue
      }
      neighbours.add(time)
      squares += (time - mean) * (time - mean)
      count += 1
    }
    jitter = neighbours.mean
    deviation = count == 0 ? 0 : (squares / Double(count)).squareRoot()
  }
}
