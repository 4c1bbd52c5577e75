/// Content that is led by recorded offsets, whatever its physics: evenly from one to the next, where it stays.
struct SteeredMove: Hashable, Sendable {
  var from: Double
  var start: Double
  var to: Double
  /// When it arrives, on the axis's clock.
  var end: Double
}

extension SteeredMove {
  func sample(at time: Double) -> ScrollSample {
    guard time < end else { return ScrollSample(offset: to) }
    guard time > start else { return ScrollSample(offset: from) }
    let speed = (to - from) / (end - start)
    return ScrollSample(
      offset: from + (to - from) * ((time - start) / (end - start)), velocity: PointsPerSecond(speed))
  }
}
