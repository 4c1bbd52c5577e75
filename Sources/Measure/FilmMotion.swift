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
  /// What the film says about the ratio.
  public internal(set) var verdict: RatioVerdict
  public let places: [Place]
  /// Total distance of the content, back and forth, in pixels.
  public let travel: Double
  /// How many steps show the content moving.
  let seen: Int

  /// Minimum movement of the content, in pixels, for a step to contribute to the ratio.
  private static let leastWay = 2.5
  private static let ratios = stride(from: -0.9, through: 0.971, by: 0.005)

  /// The groups of blocks of each step, and the ratio supported by the most blocks.
  struct Speeds: Sendable {
    fileprivate let tallies: [MotionTally]
    fileprivate let ratio: Double
  }

  init(_ steps: [FilmTracker.Step]) throws(Failure) {
    try self.init(steps, try Self.speeds(of: steps), losing: MotionPath.Loss())
  }

  /// - Parameters:
  ///   - speeds: Those of the steps.
  ///   - returns: Whether the film ends where it begins.
  init(
    _ steps: [FilmTracker.Step], _ speeds: Speeds?, losing loss: MotionPath.Loss, returns: Bool = false
  ) throws(Failure) {
    let isMarked = speeds == nil
    let pairs = speeds.map { Self.found(steps, $0, losing: loss) } ?? Self.marked(steps)
    // A movement that follows from the layer's says nothing of their ratio.
    let contents = pairs.map { $0.isContentSeen ? $0.content : nil }
    seen = contents.count { ($0?.magnitude ?? 0) >= Self.leastWay }
    guard seen > 0 else { throw .still }
    let both = zip(contents, pairs).compactMap { content, pair -> (content: Double, layer: Double)? in
      guard let content, content.magnitude >= Self.leastWay, let layer = pair.layer else { return nil }
      return (content, layer)
    }
    guard let guess = RobustRatio(both) else { throw .oneSpeed }
    let first = Self.way(steps, pairs, guess.value).places
    let evidence = RatioEvidence(
      steps, contents: contents, layers: isMarked ? pairs.map(\.layer) : nil, first, returns: returns)
    (ratio, verdict) = evidence.judged(after: guess)
    let value = ratio.value
    // Where a layer is known by its ratio alone, it is that of all evidence.
    let final = pairs.map { pair in
      var pair = pair
      if !isMarked, pair.layer != nil { pair.layer = pair.content.map { $0 * value } }
      return pair
    }
    (places, travel) = Self.way(steps, final, value)
  }

  /// Movements in one step of the content and the lagging layer; nil if not known.
  private typealias Pair = (content: Double?, layer: Double?, isContentSeen: Bool)

  private static func marked(_ steps: [FilmTracker.Step]) -> [Pair] {
    steps.map { step in
      let groups = step.bands.map {
        MotionTally($0).groups.first.map { group in refined(group.way, step.ways) }
      }
      return (groups.first ?? nil, groups.count > 1 ? groups[1] : nil, true)
    }
  }

  /// What moves in a film. The faster one is the content. Nil if it is marked.
  static func speeds(of steps: [FilmTracker.Step]) throws(Failure) -> Speeds? {
    guard !steps.contains(where: { $0.bands.count == 2 }) else { return nil }
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
      let votes = asked.reduce(0) { $0 + Self.votes(of: $1, at: ratio) }
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
    return Speeds(tallies: tallies, ratio: best.ratio)
  }

  private static func found(_ steps: [FilmTracker.Step], _ speeds: Speeds, losing loss: MotionPath.Loss) -> [Pair] {
    let path = MotionPath(steps, speeds.tallies, ratio: speeds.ratio, losing: loss)
    return zip(steps, path.ways).map { step, way in
      guard let way else { return (nil, nil, false) }
      let layer = way.isLayerSeen ? refined(way.content * speeds.ratio, step.ways) : nil
      return (refined(way.content, step.ways), layer, way.isContentSeen)
    }
  }

  /// The number of blocks that move at either speed, if layers move at `ratio`, beyond those that a single speed
  /// explains.
  private static func votes(of tally: MotionTally, at ratio: Double) -> Int {
    tally.groups.prefix(8).reduce(0) { most, group in
      guard group.way.magnitude >= 1, group.count >= 2, MotionTally.canSeparate(group.way, at: ratio) else {
        return most
      }
      let layer = tally.count(at: group.way * ratio)
      return layer >= 2 ? max(most, min(layer, 3 * group.count) + group.count) : most
    }
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
    for (step, pair) in zip(steps, pairs) {
      let from = places.last { $0.frame <= step.from } ?? places[0]
      let way = pair.content ?? 0
      let place = Place(
        frame: step.to, offset: from.offset - way, layer: from.layer - (pair.layer ?? way * ratio),
        isSeen: pair.isContentSeen && pair.layer != nil)
      places.append(place)
    }
    mendLeaps(in: &places)
    return (places, travel(of: places))
  }

  /// A film trembles: what is less than a pixel counts when it has become one.
  private static func travel(of places: [Place]) -> Double {
    var (travel, counted) = (0.0, 0.0)
    for place in places where (place.offset - counted).magnitude >= 1 {
      travel += (place.offset - counted).magnitude
      counted = place.offset
    }
    return travel
  }

  /// The least leap there and back, in pixels, that is an error.
  private static let leap = 24.0

  /// Puts a frame that is far outside of its neighbors between them.
  private static func mendLeaps(in places: inout [Place]) {
    for index in places.indices.dropFirst().dropLast() {
      let (before, here, after) = (places[index - 1], places[index], places[index + 1])
      let (there, back) = (here.offset - before.offset, after.offset - here.offset)
      guard there * back < 0, min(there.magnitude, back.magnitude) > leap else { continue }
      places[index] = Place(
        frame: here.frame, offset: (before.offset + after.offset) / 2, layer: (before.layer + after.layer) / 2,
        isSeen: false)
    }
  }
}
