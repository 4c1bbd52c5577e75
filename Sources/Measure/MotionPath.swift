/// The content's movement in each step of a film whose layers move at a known ratio.
///
/// Rows look alike, and what most blocks hold may be the layer alone: a step by itself has several readings. Of all
/// sequences of readings, the one with most blocks and least changes of speed is taken.
struct MotionPath {
  struct Way: Hashable {
    let content: Double
    /// Otherwise it follows from the layer's.
    let isContentSeen: Bool
    let isLayerSeen: Bool
  }

  /// The content's way in each step; nil if the step has no reading.
  private(set) var ways: [Way?]

  /// A reading of a step, and the best sequence that leads to it.
  fileprivate struct Reading {
    let way: Way
    /// The share of blocks that it explains, less the changes of speed, and of all before it.
    var score: Double
    /// Where the content was at the earlier frame of the step, and at the last four ones, in pixels, the latest first.
    var base = 0.0
    var trail: SIMD4<Double>
    var before: Int?
  }

  /// The most groups of a step that are read, and the fewest blocks of each.
  private static let (mostGroups, leastBlocks) = (10, 3)
  /// A slower layer does not tell where the content is.
  private static let leastRatio = 0.1

  /// What a sequence of readings loses, of the share of blocks that it explains.
  struct Loss: Hashable {
    /// In a reading in which the content is not seen, or the layer is not.
    var content = 0.1
    var layer = 0.0
    /// Whether the speed is that of the last frame. Otherwise it is that of three: touches come when they come.
    var isSudden = false
  }

  init(_ steps: [FilmTracker.Step], _ tallies: [MotionTally], ratio: Double, losing loss: Loss) {
    ways = Array(repeating: nil, count: steps.count)
    var trellis: [(step: Int, readings: [Reading])] = []
    for (index, step) in steps.enumerated() {
      var readings = Self.readings(of: tallies[index], ratio: ratio, loss)
      guard !readings.isEmpty else { continue }
      if let last = trellis.last {
        for number in readings.indices {
          readings[number].follow(last.readings, after: steps[last.step], in: step, isSudden: loss.isSudden)
        }
      }
      trellis.append((index, readings))
    }
    var number = trellis.last?.readings.indices.max { one, other in
      trellis[trellis.count - 1].readings[one].score < trellis[trellis.count - 1].readings[other].score
    }
    for (step, readings) in trellis.reversed() {
      guard let reading = number.map({ readings[$0] }) else { break }
      ways[step] = reading.way
      number = reading.before
    }
  }

  private static func readings(of tally: MotionTally, ratio: Double, _ loss: Loss) -> [Reading] {
    let all = Double(max(1, tally.groups.reduce(0) { $0 + $1.count }))
    let groups = tally.groups.prefix(mostGroups).filter { $0.count >= leastBlocks }
    let behind = ratio.magnitude >= leastRatio ? groups.map { $0.way / ratio } : []
    return (groups.map(\.way) + behind).map { way in
      let content = tally.count(at: way)
      let layer = MotionTally.canSeparate(way, at: ratio) ? tally.count(at: way * ratio) : 0
      let score = Double(content + layer) / all - (content >= 2 ? 0 : loss.content) - (layer >= 2 ? 0 : loss.layer)
      return Reading(
        way: Way(content: way, isContentSeen: content >= 2, isLayerSeen: layer >= 2), score: score,
        trail: SIMD4(way, 0, 0, 0), before: nil)
    }
  }
}

extension MotionPath.Reading {
  /// The change that is expected in a frame, in pixels; the most score that one costs.
  private static let (change, jump) = (3.0, 1.0)

  /// Continues the sequence after which it is best.
  fileprivate mutating func follow(
    _ readings: [Self], after last: FilmTracker.Step, in step: FilmTracker.Step, isSudden: Bool
  ) {
    let own = score
    score = -.infinity
    for (number, one) in readings.enumerated() {
      let base = last.from == step.from ? one.base : one.trail[0]
      let speed = isSudden ? one.trail[0] - one.trail[1] : (one.trail[0] - one.trail[3]) / 3
      let expected = one.trail[0] + speed * Double(max(1, step.to - last.to))
      let off =
        (base + way.content - expected).magnitude / (Self.change + (isSudden ? 0.2 : 0.5) * speed.magnitude)
      let total = one.score + own - min(Self.jump, off * off / (2 + 2 * off))
      guard total > score else { continue }
      (score, self.base, before) = (total, base, number)
      trail = SIMD4(base + way.content, one.trail[0], one.trail[1], one.trail[2])
    }
  }
}
