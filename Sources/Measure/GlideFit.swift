import ScrollPhysics

/// The match of a glide with the deceleration of each system.
public struct GlideFit: Hashable, Sendable {
  public struct Match: Hashable, Sendable {
    public let preset: ScrollPreset
    /// Root mean square difference between the film and the preset, in points.
    public let deviation: Double
    /// Offset and speed at the start, in points and points per second.
    public let from: Double
    public let velocity: Double
  }

  /// Start and end of the glide, in seconds.
  public let start: Double
  public let end: Double
  /// Distance of the glide, in points.
  public let distance: Double
  /// Matches, best first.
  public let matches: [Match]

  /// Minimum speed in points per second and duration in seconds: slower or shorter glides look alike in every system.
  private static let leastSpeed = 250.0
  private static let leastTime = 0.35

  /// - Parameters:
  ///   - times: Times of the samples, in seconds, ascending.
  ///   - offsets: In points.
  ///   - release: The time at which the finger lifted, where the glide begins. Nil if it is unknown.
  public init?(times: [Double], offsets: [Double], release: Double? = nil) {
    guard times.count == offsets.count else { return nil }
    let free = times.firstIndex { $0 >= release ?? -.infinity } ?? times.endIndex
    let shown = Self.once(Array(times[free...]), Array(offsets[free...]))
    guard let span = Self.glide(shown.times, shown.offsets, isWhole: release != nil) else { return nil }
    let (times, offsets) = (Array(shown.times[span]), Array(shown.offsets[span]))
    guard let first = times.first, let last = times.last, let from = offsets.first,
      let to = offsets.last
    else {
      return nil
    }
    // The first frame after the release shows content that has moved already.
    let start = span.lowerBound == 0 ? release ?? first : first
    (self.start, end, distance) = (start, last, to - from)
    let clocks = times.map { $0 - start }
    let beginning = Self.speeds(times, offsets).prefix(3)
    let guess = beginning.reduce(0, +) / Double(max(1, beginning.count))
    matches = ScrollPreset.allCases.map { preset in
      let parameters = preset.parameters
      func rest(_ velocity: Double) -> (mean: Double, deviation: Double) {
        let coast = parameters.coast(from: 0, velocity: PointsPerSecond(velocity))
        var (sum, squares) = (0.0, 0.0)
        for (clock, offset) in zip(clocks, offsets) {
          let rest = offset - coast.position(at: clock)
          sum += rest
          squares += rest * rest
        }
        let count = Double(offsets.count)
        let mean = sum / count
        return (mean, max(0, squares / count - mean * mean).squareRoot())
      }
      let found = Self.least({ rest($0).deviation }, around: guess)
      return Match(preset: preset, deviation: found.value, from: rest(found.place).mean, velocity: found.place)
    }
    .sorted { $0.deviation < $1.deviation }
  }
}

extension GlideFit {
  /// Initial speed, in points per second, as the best match has it.
  public var velocity: Double { matches.first?.velocity ?? 0 }

  /// The matches as good as the best one, within the precision of a film.
  public var best: [Match] {
    let least = matches.first?.deviation ?? 0
    return matches.filter { Self.isAsGood($0.deviation, as: least) }
  }

  /// Whether a deviation is as good as the least one, in points.
  public static func isAsGood(_ deviation: Double, as least: Double) -> Bool { deviation <= least * 1.2 + 0.1 }

  /// Whether the best match is good at all: within a hundredth of the distance.
  public var isKnown: Bool {
    (matches.first?.deviation ?? .infinity) <= max(1.5, distance.magnitude * 0.01)
  }

  private static func speeds(_ times: [Double], _ offsets: [Double]) -> [Double] {
    guard times.count > 1 else { return [] }
    return (1..<times.count).map { index in
      let way: Double = offsets[index] - offsets[index - 1]
      let time: Double = times[index] - times[index - 1]
      return way / max(1e-9, time)
    }
  }

  /// Time over which a speed is taken, in seconds: frames do not come at even times.
  private static let window = 0.1

  /// Speeds at the samples: slopes of lines through those around each.
  private static func smoothSpeeds(_ times: [Double], _ offsets: [Double]) -> [Double] {
    times.indices.map { index in
      var (low, high) = (index, index)
      while low > 0, index - low < 2 || times[index] - times[low - 1] <= window / 2 { low -= 1 }
      while high < times.count - 1, high - index < 2 || times[high + 1] - times[index] <= window / 2 { high += 1 }
      let count = Double(high - low + 1)
      let (time, offset) = (low...high).reduce((0.0, 0.0)) { ($0.0 + times[$1] / count, $0.1 + offsets[$1] / count) }
      let (product, square) = (low...high).reduce((0.0, 0.0)) {
        let off = times[$1] - time
        return ($0.0 + off * (offsets[$1] - offset), $0.1 + off * off)
      }
      return square > 0 ? product / square : 0
    }
  }

  /// The longest stretch in which the speed only falls, from fast to rest.
  ///
  /// - Parameter isWhole: Whether the samples begin with it.
  private static func glide(_ times: [Double], _ offsets: [Double], isWhole: Bool) -> Range<Int>? {
    guard times.count > 8 else { return nil }
    let speeds = smoothSpeeds(times, offsets)
    var best: Range<Int>?
    var start = 0
    var least = Double.infinity
    for index in 0...speeds.count {
      if index < speeds.count {
        let speed = speeds[index].magnitude
        let isFalling =
          index > start && speeds[index] * speeds[start] >= 0 && speed <= least * 1.08 + 16
          && speeds[index - 1].magnitude > 4
        least = isFalling ? min(least, speed) : speed
        if isFalling || index == 0 { continue }
      }
      // What is at either end belongs to the motion before or after.
      var (from, to) = (start, index - 1)
      while !(isWhole && start == 0), from < to, times[from] - times[start] < window / 2 { from += 1 }
      while to > from, speeds[to].magnitude < 2 { to -= 1 }
      let range = from..<to
      if range.count > 4, speeds[range.lowerBound].magnitude >= leastSpeed,
        speeds[range.upperBound - 1].magnitude < speeds[range.lowerBound].magnitude * 0.35,
        times[range.upperBound - 1] - times[range.lowerBound] >= leastTime,
        best.map({
          times[range.upperBound - 1] - times[range.lowerBound] > times[$0.upperBound - 1] - times[$0.lowerBound]
        })
          ?? true
      {
        best = range
      }
      start = index
    }
    return best
  }

  /// Samples without those of frames that a film shows twice while it moves.
  private static func once(_ times: [Double], _ offsets: [Double]) -> (times: [Double], offsets: [Double]) {
    let kept = times.indices.filter { index in
      guard index > 0, index < times.count - 1 else { return true }
      let (before, after) = (offsets[index] - offsets[index - 1], offsets[index + 1] - offsets[index])
      return !(before.magnitude < 0.05 && after.magnitude > 1)
    }
    return (kept.map { times[$0] }, kept.map { offsets[$0] })
  }

  /// The speed with the least deviation: a coarse scan, then a ternary search.
  private static func least(_ deviation: (Double) -> Double, around guess: Double) -> (
    place: Double, value: Double
  ) {
    // A glide that brakes hard has lost half of it within the first frames.
    let places = stride(from: 0.5, through: 2.6, by: 0.05).map { guess * $0 }
    let first = places.min { deviation($0) < deviation($1) } ?? guess
    var (low, high) = (first - guess.magnitude * 0.06, first + guess.magnitude * 0.06)
    for _ in 0..<60 {
      let (one, two) = (low + (high - low) / 3, high - (high - low) / 3)
      if deviation(one) < deviation(two) { high = two } else { low = one }
    }
    let place = (low + high) / 2
    return (place, deviation(place))
  }
}
