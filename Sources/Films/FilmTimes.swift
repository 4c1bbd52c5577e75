/// The moments of a film: frame after frame, the same way apart.
public struct FilmTimes: Hashable, Sendable {
  /// The moment of the first frame, in seconds.
  public let start: Double
  /// Frames a second.
  public let rate: Double
  public let count: Int

  /// Ten minutes, sixty frames a second.
  public static let mostFrames = 36_000

  /// The frames from one moment to another, one at least; each is seen until the next one's moment.
  public init(from start: Double, to end: Double, rate: Double) {
    self.start = start
    self.rate = rate
    count = Int(min(Double(Int32.max), max(1, ((end - start) * rate).rounded())))
  }

  /// The moment of a frame: divided and not summed up, so that the last is as exact as the first.
  public subscript(frame: Int) -> Double { start + Double(frame) / rate }

  /// How long the film is, in seconds.
  public var duration: Double { Double(count) / rate }
}
