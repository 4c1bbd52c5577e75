/// Whether pictures of the same content, seen earlier and later, lie as far apart as the steps between them add up to.
///
/// Rows look alike, and a film that drops frames moves by more than one row: both ways, by the same error. In between,
/// where it has the other speed, the error shows.
extension FilmTracker {
  /// Two views of the same content, and its movement from one to the other in pixels, by the steps.
  private struct Revisit {
    let earlier: (index: Int, frame: GrayFrame)
    let later: (index: Int, frame: GrayFrame)
    let told: Double
  }

  /// Two views are compared if they lie this near to each other, and the content was this much farther away in between.
  private static let (near, farther) = (200.0, 60.0)
  /// The number of comparisons, and the search range of each beyond what the steps say.
  private static let (mostRevisits, slack) = (24, 200)
  /// The tolerance in pixels, and as a share of the movement.
  private static let (off, share) = (3.0, 0.02)
  /// The share of the blocks that must agree on a movement, and the share of comparisons that may fail.
  private static let (leastAgreeing, mostFailures) = (0.3, 0.1)
  /// The share of blocks that show the same where a film ends where it begins.
  private static let mostAgreeing = 0.6

  /// What is tried until revisits support it.
  private static let losses = [
    MotionPath.Loss(), MotionPath.Loss(content: 0.05, isSudden: true),
    MotionPath.Loss(content: 0.05, layer: 0.1, isSudden: true), MotionPath.Loss(content: 0.3),
    MotionPath.Loss(content: 0.05, layer: 0.1), MotionPath.Loss(content: 0.05, layer: 0.3, isSudden: true),
  ]

  /// The motion that revisits support. If they support none, it is the least contradicted one, and its ratio is what all
  /// of them say.
  public func motion() throws(FilmMotion.Failure) -> (motion: FilmMotion, isSupported: Bool) {
    var tried: [(motion: FilmMotion, failures: Double)] = []
    let (speeds, returns) = (try FilmMotion.speeds(of: steps), returns)
    // What is marked has one reading.
    for loss in speeds == nil ? [MotionPath.Loss()] : Self.losses {
      let motion = try FilmMotion(steps, speeds, losing: loss, returns: returns)
      let failures = failures(of: motion.places, ratio: motion.ratio.value)
      if failures <= Self.mostFailures { return (motion, true) }
      tried.append((motion, failures))
    }
    // A reading says little if it does not return with the film, or sees the content only briefly.
    let seen = tried.map(\.motion.seen).max() ?? 0
    let likely = tried.filter { reading in
      reading.motion.seen * 2 > seen && (!returns || (reading.motion.places.last?.offset ?? 0).magnitude <= Self.off)
    }
    if !likely.isEmpty { tried = likely }
    guard var best = tried.min(by: { $0.failures < $1.failures })?.motion else { throw .still }
    best.verdict = RatioVerdict(of: tried.map(\.motion.verdict))
    return (best, false)
  }

  /// Whether the last frame shows what the first one does, but for what an encoder leaves behind.
  private var returns: Bool {
    guard !steps.isEmpty, let first = views.first, let last else { return false }
    let step = step(from: first, to: last, around: 0, slack: Self.slack)
    return Double(step.ways.count { $0.magnitude <= Self.off }) > Self.mostAgreeing * Double(step.blocks)
  }

  /// The share of revisits that contradict where the content is said to be. None do if there are none.
  func failures(of places: [FilmMotion.Place], ratio: Double) -> Double {
    var (seen, failures) = (0, 0)
    for revisit in revisits(of: places) {
      let step = step(
        from: revisit.earlier, to: revisit.later.frame, around: revisit.told, slack: Self.slack)
      guard let most = MotionTally(step.ways).groups.first,
        Double(most.count) >= Self.leastAgreeing * Double(step.blocks)
      else { continue }
      seen += 1
      // What most blocks hold may be the content or the layer.
      let isRight = [1, ratio].contains { ratio in
        (most.way - revisit.told * ratio).magnitude <= Self.off + Self.share * revisit.told.magnitude
      }
      if !isRight { failures += 1 }
    }
    return Double(failures) / Double(max(1, seen))
  }

  private func revisits(of places: [FilmMotion.Place]) -> [Revisit] {
    var offsets: [Int: Double] = [:]
    for place in places { offsets[place.frame] = place.offset }
    // One view of each rest is enough.
    var moving: [(view: (index: Int, frame: GrayFrame), offset: Double)] = []
    for view in views {
      guard let offset = offsets[view.index] else { continue }
      if let last = moving.last, (last.offset - offset).magnitude < Self.off { continue }
      moving.append((view, offset))
    }
    var revisits: [Revisit] = []
    for (number, one) in moving.enumerated() {
      var farthest = 0.0
      for other in moving.dropFirst(number + 1) {
        let apart = (other.offset - one.offset).magnitude
        farthest = max(farthest, apart)
        guard apart < Self.near, farthest > apart + Self.farther else { continue }
        revisits.append(Revisit(earlier: one.view, later: other.view, told: one.offset - other.offset))
      }
    }
    let step = max(1, (revisits.count + Self.mostRevisits - 1) / Self.mostRevisits)
    return stride(from: step / 2, to: revisits.count, by: step).map { revisits[$0] }
  }
}
