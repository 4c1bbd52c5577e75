/// The difference between the time a frame depicts and the time it was shown.
///
///     e[i] = |(a[i] - a[i-1]) - d[i]|        a: the time depicted, d: time since the previous frame was shown
///
/// 0 if motion and display advance alike, however long the frames are.
public struct AnimationError: Hashable, Sendable {
  /// In milliseconds.
  public var time: Spread
  /// In pixels, at the speed of the motion in each frame.
  public var distance: Spread

  public struct Spread: Hashable, Sendable {
    public var mean: Double
    /// Nil for fewer than 20 errors.
    public var p95: Double?
    public var largest: Double

    public init(mean: Double, p95: Double?, largest: Double) {
      self.mean = mean
      self.p95 = p95
      self.largest = largest
    }
  }
}

extension AnimationError {
  /// Nil without two neighboring frames with valid times.
  ///
  /// - Parameters:
  ///   - moments: The time that each frame depicts, in milliseconds.
  ///   - frameTimes: The time between each frame and the previous one, in milliseconds. The first is not used.
  ///   - speeds: Speed in each frame, in pixels per second; either sign. Missing ones count as 0.
  public init?(moments: [Double], frameTimes: [Double], speeds: [Double] = []) {
    var (times, distances): ([Double], [Double]) = ([], [])
    for index in 1..<max(1, min(moments.count, frameTimes.count)) {
      let error = abs(moments[index] - moments[index - 1] - frameTimes[index])
      guard error.isFinite else { continue }
      let speed = index < speeds.count && speeds[index].isFinite ? abs(speeds[index]) : 0
      times.append(error)
      distances.append(error / 1000 * speed)
    }
    guard let time = Spread(&times), let distance = Spread(&distances) else { return nil }
    self.init(time: time, distance: distance)
  }
}

extension AnimationError.Spread {
  fileprivate init?(_ errors: inout [Double]) {
    sortUpwards(&errors)
    guard let percentiles = Percentiles(sorted: errors.span), let largest = errors.last else { return nil }
    self.init(mean: errors.reduce(0, +) / Double(errors.count), p95: percentiles.p95, largest: largest)
  }
}
