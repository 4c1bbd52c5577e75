/// The scrolling found in a film: distances of the content and of the lagging layer at each frame, and their ratio.
public struct FilmMotion: Hashable, Sendable {
  /// The reason why no motion was found.
  public enum Failure: Error, Hashable, Sendable {
    /// Nothing moves.
    case still
    /// Everything that moves has the same speed.
    case oneSpeed
  }

  /// Positions at a frame, in pixels since the first one. The content moves up as the offset grows.
  public struct Place: Hashable, Sendable {
    public let frame: Int
    public let offset: Double
    public let layer: Double
    /// Whether both were seen. Otherwise the layer's position comes from the ratio.
    public let isSeen: Bool
  }

  public let ratio: RobustRatio
  public let places: [Place]
  /// Total distance of the content, back and forth, in pixels.
  public let travel: Double

  /// Minimum movement of the content, in pixels, for a step to contribute to the ratio.
  private static let leastWay = 2.5
  private static let ratios = stride(from: -0.9, through: 0.971, by: 0.005)

  public init(_ steps: [FilmTracker.Step]) throws(Failure) {
    let isMarked = steps.contains { $0.bands.count == 2 }
    let pairs = isMarked ? Self.marked(steps) : try Self.found(steps)
    let telling = pairs.filter { $0.content.map { $0.magnitude >= Self.leastWay } ?? false }
    guard !telling.isEmpty else { throw .still }
    let both = telling.compactMap { pair -> (content: Double, layer: Double)? in
      guard let content = pair.content, let layer = pair.layer else { return nil }
      return (content, layer)
    }
    guard let ratio = RobustRatio(both) else { throw .oneSpeed }
    self.ratio = ratio
    (places, travel) = Self.way(steps, pairs, ratio.value)
  }

  /// Movements in one step of the content and the lagging layer; nil if not seen.
  private typealias Pair = (content: Double?, layer: Double?)

  private static func marked(_ steps: [FilmTracker.Step]) -> [Pair] {
    steps.map { step in
      let groups = step.bands.map {
        MotionTally($0).groups.first.map { group in refined(group.way, step.ways) }
      }
      return (groups.first ?? nil, groups.count > 1 ? groups[1] : nil)
    }
  }

  /// The ratio supported by the most blocks, then the movements of each step. The faster one is the content.
  private static func found(_ steps: [FilmTracker.Step]) throws(Failure) -> [Pair] {
    let tallies = steps.map { MotionTally($0.ways) }
    let moving = tallies.indices.filter { index in
      tallies[index].groups.contains { $0.count >= 3 && $0.way.magnitude >= 5 }
    }
    guard !moving.isEmpty else { throw .still }
    // A sample of the steps says as much as all of them.
    let asked = stride(from: 0, to: moving.count, by: max(1, moving.count / 160)).map {
      tallies[moving[$0]]
    }
    var best = (ratio: 1.0, votes: 0)
    var resting = best
    for ratio in ratios {
      let votes = asked.reduce(0) { $0 + (content(of: $1, at: ratio)?.votes ?? 0) }
      // A layer that does not move at all may be a status bar.
      if ratio.magnitude < 0.02 {
        if votes > resting.votes { resting = (ratio, votes) }
      } else if votes > best.votes {
        best = (ratio, votes)
      }
    }
    if best.votes < asked.count { best = resting }
    // The layer must have been seen, and not by chance.
    guard best.votes >= asked.count else { throw .oneSpeed }
    return zip(steps, tallies).map { step, tally in
      guard let content = content(of: tally, at: best.ratio) else {
        return (fastest(of: tally).map { refined($0, step.ways) }, nil)
      }
      let way = refined(content.way, step.ways)
      return (way, refined(content.way * best.ratio, step.ways))
    }
  }

  private static func fastest(of tally: MotionTally) -> Double? {
    tally.groups.filter { $0.count >= 3 }.max { $0.way.magnitude < $1.way.magnitude }?.way
  }

  /// The content's movement if layers move at `ratio`, and the number of blocks at either speed beyond those that a
  /// single speed explains.
  private static func content(of tally: MotionTally, at ratio: Double) -> (way: Double, votes: Int)? {
    var best: (way: Double, votes: Int)?
    for group in tally.groups.prefix(8) where group.way.magnitude >= 1 && group.count >= 2 {
      // Speeds too close to each other cannot be separated.
      guard (group.way * (1 - ratio)).magnitude > 3 * MotionTally.tolerance(at: group.way) else {
        continue
      }
      let layer = tally.count(at: group.way * ratio)
      guard layer >= 2 else { continue }
      let votes = min(layer, 3 * group.count)
      if best.map({ votes + group.count > $0.votes }) ?? true {
        best = (group.way, votes + group.count)
      }
    }
    return best
  }

  /// The median of the blocks that moved about this far.
  private static func refined(_ way: Double, _ ways: [Double]) -> Double {
    let near = ways.filter { ($0 - way).magnitude <= MotionTally.tolerance(at: way) * 1.5 }
    return near.isEmpty ? way : RobustRatio.median(near.map { ($0, 1) })
  }

  /// Sums up steps to distances since the first frame. Steps without a reading continue as before.
  private static func way(
    _ steps: [FilmTracker.Step], _ pairs: [Pair], _ ratio: Double
  ) -> (places: [Place], travel: Double) {
    var places = [Place(frame: 0, offset: 0, layer: 0, isSeen: true)]
    var travel = 0.0
    for (step, pair) in zip(steps, pairs) {
      let from = places.last { $0.frame <= step.from } ?? places[0]
      let way = pair.content ?? 0
      let place = Place(
        frame: step.to, offset: from.offset - way, layer: from.layer - (pair.layer ?? way * ratio),
        isSeen: pair.content != nil && pair.layer != nil)
      travel += (place.offset - (places.last?.offset ?? 0)).magnitude
      places.append(place)
    }
    return (places, travel)
  }
}
