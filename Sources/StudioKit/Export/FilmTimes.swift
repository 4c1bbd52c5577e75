/// The times of a film's frames, evenly spaced.
public struct FilmTimes: Hashable, Sendable {
  /// Time of the first frame, in seconds.
  public let start: Double
  /// Frames per second.
  public let rate: Double
  public let count: Int

  /// Duration of the last frame, in seconds.
  public static let stay = 0.4
  /// Ten minutes at sixty frames per second.
  public static let mostFrames = 36_000

  /// The frames from one time to another, at least one; each is visible until the next one's time.
  public init(from start: Double, to end: Double, rate: Double) {
    self.start = start
    self.rate = rate
    count = Int(min(Double(Int32.max), max(1, ((end - start) * rate).rounded())))
  }

  /// The time of a frame: divided, not accumulated, so the last is as exact as the first.
  public subscript(frame: Int) -> Double { start + Double(frame) / rate }

  /// Duration of the film, in seconds.
  public var duration: Double { Double(count) / rate }
}
