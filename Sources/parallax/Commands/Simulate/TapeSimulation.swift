import Desktop
import Documents
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// A tape played through the same input handling as in the window.
struct TapeSimulation {
  private var cursor: TapeCursor
  private var setup: SimulationSetup
  private var hand: Hand

  init(_ path: String, on setup: SimulationSetup, _ invocation: Invocation) throws(Failure) {
    cursor = TapeCursor(try TapeLoading.tape(at: path))
    self.setup = setup
    let from = try invocation.number("from") ?? cursor.tape.from
    hand = Hand(
      ScrollAxis(bounds: setup.bounds, parameters: setup.scroll, snap: setup.snap, offset: from), axis: setup.axis,
      isMirrored: setup.isMirrored)
  }

  func json(_ invocation: Invocation) throws(Failure) -> JSONValue {
    var end = self
    try end.play(to: .infinity)
    let rest = end.hand.scroll.restTime
    let times = try SimulationTimes.times(invocation, until: max(rest ?? 0, cursor.tape.duration))
    return SimulationReport.json(
      samples: try samples(at: times), phases: end.phases(from: cursor.tape.duration, to: rest),
      rest: rest.map { ($0, end.hand.scroll.offset(at: $0)) })
  }

  /// Samples in any requested order; the tape is played once.
  private func samples(at times: [Double]) throws(Failure) -> [(time: Double, sample: ScrollSample)] {
    var samples = times.map { (time: $0, sample: ScrollSample(offset: 0)) }
    var player = self
    for index in times.indices.sorted(by: { times[$0] < times[$1] }) {
      try player.play(to: times[index])
      samples[index].sample = player.hand.scroll.sample(at: times[index])
    }
    return samples
  }

  private mutating func play(to time: Double) throws(Failure) {
    while let event = cursor.takeEvent(by: time) { try perform(event) }
  }

  private mutating func perform(_ event: TapeEvent) throws(Failure) {
    switch event.action {
    case .input(let input): hand.handle(input, at: event.time)
    case .offset(let offset): hand.scroll.steer(at: offset, to: cursor.nextOffset, time: event.time)
    case .resize(let size):
      let bounds = hand.scroll.bounds
      setup.bounds = ScrollBounds(low: bounds.low, high: bounds.high, viewport: size.length(along: setup.axis))
      hand.scroll.setBounds(setup.bounds, time: event.time)
      hand.scroll.setSnap(setup.snap, time: event.time)
    case .set(let path, let value):
      // A simulation has physics alone: other fields change nothing here.
      guard path.hasPrefix("physics."), let parameter = ScenePhysics.parameter(String(path.dropFirst(8))) else {
        return
      }
      if let problem = parameter.set(value, on: &setup.physics) {
        throw Failure(.badData, "the tape sets physics.\(problem)")
      }
      hand.scroll.setParameters(setup.scroll, time: event.time)
      hand.scroll.setSnap(setup.snap, time: event.time)
    }
  }

  /// The phases after the last event until rest, with transitions found by bisection.
  private func phases(from start: Double, to rest: Double?) -> [JSONValue] {
    guard let rest else { return [] }
    guard rest > start else { return [SimulationReport.phase("rest", from: start, to: .infinity)] }
    return SimulationReport.phases(of: hand.scroll, from: start)
  }
}
