import ScrollPhysics

/// The match of a glide with the deceleration of each system.
public struct GlideFit: Hashable, Sendable {
  public struct Match: Hashable, Sendable {
    public let preset: ScrollPreset
    /// Root mean square difference between the film and the preset, in points.
    public let deviation: Double
  }

  /// Start and end of the glide, in seconds.
  public let start: Double
  public let end: Double
  /// Initial speed, in points per second.
  public let velocity: Double
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
  public init?(times: [Double], offsets: [Double]) {
    guard times.count == offsets.count, let span = Self.glide(times, offsets) else { return nil }
    let (times, offsets) = (Array(times[span]), Array(offsets[span]))
    guard let first = times.first, let last = times.last, let from = offsets.first,
      let to = offsets.last
    else {
      return nil
    }
    (start, end, distance) = (first, last, to - from)
    let clocks = times.map { $0 - first }
    let beginning = Self.speeds(times, offsets).prefix(3)
    let guess = beginning.reduce(0, +) / Double(max(1, beginning.count))
    var best: [(match: Match, velocity: Double)] = []
    for preset in ScrollPreset.allCases {
      let parameters = preset.parameters
      func deviation(_ velocity: Double) -> Double {
        let coast = parameters.coast(from: 0, velocity: PointsPerSecond(velocity))
        var (sum, squares) = (0.0, 0.0)
        for (clock, offset) in zip(clocks, offsets) {
          let rest = offset - coast.position(at: clock)
          sum += rest
          squares += rest * rest
        }
        let count = Double(offsets.count)
        let mean = sum / count
        return max(0, squares / count - mean * mean).squareRoot()
      }
      let found = Self.least(deviation, around: guess)
      best.append((Match(preset: preset, deviation: found.value), found.place))
    }
    best.sort { $0.match.deviation < $1.match.deviation }
    matches = best.map(\.match)
    velocity = best.first?.velocity ?? guess
  }
}

extension GlideFit {
  /// The matches as good as the best one, within the precision of a film.
  public var best: [Match] {
    let least = matches.first?.deviation ?? 0
    return matches.filter { $0.deviation <= least * 1.2 + 0.1 }
  }

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

  /// The longest stretch in which the speed only falls, from fast to rest.
  private static func glide(_ times: [Double], _ offsets: [Double]) -> Range<Int>? {
    guard times.count > 8 else { return nil }
    let speeds = speeds(times, offsets)
    // Single steps are noisy, so five are averaged.
    let smooth = speeds.indices.map { index in
      let near = speeds[max(0, index - 2)...min(speeds.count - 1, index + 2)]
      return near.reduce(0, +) / Double(near.count)
    }
    var best: Range<Int>?
    var start = 0
    for index in 1...smooth.count {
      let isFalling =
        index < smooth.count && smooth[index] * smooth[start] >= 0
        && smooth[index].magnitude <= smooth[index - 1].magnitude * 1.01 + 6
        && smooth[index - 1].magnitude > 4
      if isFalling { continue }
      // Two samples on either side belong to the motion before or after.
      let range = min(start + 3, index)..<max(start + 3, index - 1)
      if range.count > 4, smooth[range.lowerBound].magnitude >= leastSpeed,
        smooth[range.upperBound - 1].magnitude < smooth[range.lowerBound].magnitude * 0.35,
        times[range.upperBound - 1] - times[range.lowerBound] >= leastTime,
        best.map({ range.count > $0.count }) ?? true
      {
        best = range
      }
      start = index
    }
    return best
  }

  /// The speed with the least deviation: a coarse scan, then a ternary search.
  private static func least(_ deviation: (Double) -> Double, around guess: Double) -> (
    place: Double, value: Double
  ) {
    let places = stride(from: 0.5, through: 1.8, by: 0.05).map { guess * $0 }
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
