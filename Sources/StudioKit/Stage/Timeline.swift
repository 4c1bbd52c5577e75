import Documents
import PreviewKit

/// The time line: its gesture, and whether that or the hand moves the stage.
enum Timeline: Sendable {
  /// No gesture was asked for yet.
  case empty
  /// The hand has the stage.
  case aside(ShownGesture)
  /// The gesture has the stage: it plays, or stands at a moment.
  case onStage(ShownGesture)
}

/// A gesture on the time line.
struct ShownGesture: Sendable {
  var playback: Playback
  /// Its course, as the time line draws it.
  var trace: TapeTrace
  /// The hand's last gesture when this one came.
  let handTape: Tape?
}

extension ShownGesture {
  /// The moment nearest to the one that is shown at which the content is scrolled so far; nil: it never is.
  func moment(reaching offset: Double, at time: Double) -> Double? {
    guard let (start, end) = trace.span(reaching: offset, near: playback.playhead(at: time)) else { return nil }
    var (way, low, high) = (playback.run, start, end)
    func place(_ time: Double) -> Double {
      way.seek(to: time)
      return way.preview.offset(at: way.shown)
    }
    let isRising = place(low) < place(high)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (place(middle) < offset) == isRising { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Changes what the gesture does.
  mutating func edit(_ body: (inout Playback) -> Void) {
    body(&playback)
    trace = playback.trace
  }
}

extension Timeline {
  var gesture: ShownGesture? {
    switch self {
    case .empty: nil
    case .aside(let gesture), .onStage(let gesture): gesture
    }
  }

  /// The gesture that has the stage; nil: the hand has it.
  var onStage: Playback? { if case .onStage(let gesture) = self { gesture.playback } else { nil } }

  var isOnStage: Bool { if case .onStage = self { true } else { false } }

  /// Gives the stage to the gesture, if there is one.
  mutating func enter() { if let gesture { self = .onStage(gesture) } }

  /// Gives the stage to the hand.
  mutating func leave() { if let gesture { self = .aside(gesture) } }

  /// Changes the gesture, if there is one, in place: no array of it is copied.
  mutating func change(_ body: (inout ShownGesture) -> Void) {
    guard var gesture else { return }
    let isOnStage = isOnStage
    self = .empty
    body(&gesture)
    self = isOnStage ? .onStage(gesture) : .aside(gesture)
  }

  /// Changes how the gesture plays, if there is one.
  mutating func play(_ body: (inout Playback) -> Void) { change { body(&$0.playback) } }
}
