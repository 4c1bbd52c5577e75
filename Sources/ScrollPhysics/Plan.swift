/// Everything that will happen to the content if nobody touches it: a few phases, the last of them rest.
///
/// A plan is a value that can be asked about any moment. It holds at most five phases in place, so that neither making
/// nor asking allocates: a spring back in, a coast, a bounce, one more spring, rest.
public struct Plan: Hashable, Sendable {
  private var stretches: InlineArray<5, Phase>
  /// How many phases there are, the rest included.
  public private(set) var count = 1

  /// Content that rests at `offset`.
  public init(restingAt offset: Double) {
    stretches = InlineArray(repeating: Phase(.rest, .rest(at: offset), start: 0, end: .infinity))
  }
}

extension Plan {
  public subscript(index: Int) -> Phase { stretches[index] }

  /// All phases in order, as an array for printing.
  public var phases: [Phase] { (0..<count).map { stretches[$0] } }

  /// Seconds until it rests, exactly.
  public var restTime: Double { stretches[count - 1].start }

  public var restOffset: Double { stretches[count - 1].segment.restValue }

  /// Where the content is so many seconds after the plan began. Before that, where it was then.
  public func sample(at time: Double) -> ScrollSample {
    let phase = phase(at: time)
    let elapsed = time - phase.start
    return ScrollSample(offset: phase.segment.position(at: elapsed), velocity: phase.segment.velocity(at: elapsed))
  }

  public func position(at time: Double) -> Double { sample(at: time).offset }

  public func velocity(at time: Double) -> PointsPerSecond { sample(at: time).velocity }

  /// The phase that a moment belongs to; where two meet, the later.
  public func phase(at time: Double) -> Phase {
    var index = 0
    while index < count - 1, time >= stretches[index].end { index += 1 }
    return stretches[index]
  }

  /// Puts a phase before the rest, which is then at `offset`. Nothing is added that takes no time.
  mutating func add(_ kind: Phase.Kind, _ segment: Segment, lasting duration: Double, restingAt offset: Double) {
    let begin = restTime
    var last = count - 1
    if duration > 0, count < stretches.count {
      stretches[last] = Phase(kind, segment, start: begin, end: begin + duration)
      last += 1
      count += 1
    }
    stretches[last] = Phase(.rest, .rest(at: offset), start: begin + max(0, duration), end: .infinity)
  }
}

extension Plan {
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }

  public func hash(into hasher: inout Hasher) {
    for index in 0..<count { hasher.combine(stretches[index]) }
  }
}
