/// The evenness of frame times, in milliseconds. All values are 0 if all frames take the same time.
public struct Pacing: Hashable, Sendable {
  /// Mean of `|d[i] - d[i-1]|` over neighbors, which is what the eye notices. 0 for fewer than two frames.
  public var jitter: Double
  /// Population standard deviation of all times.
  public var deviation: Double

  public init(jitter: Double, deviation: Double) {
    self.jitter = jitter
    self.deviation = deviation
  }
}

extension Pacing {
  init(_ times: Span<Double>, mean: Double) {
    var neighbors = Jitter()
    var (squares, count) = (0.0, 0)
    for index in times.indices {
      let time = times[index]
      guard FrameSummary.isUsable(time) else {
        neighbors.skip()
        continue
      }
      neighbors.add(time)
      squares += (time - mean) * (time - mean)
      count += 1
    }
    jitter = neighbors.mean
    deviation = count == 0 ? 0 : (squares / Double(count)).squareRoot()
  }
}
