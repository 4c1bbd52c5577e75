import Boundary
import Documents
import Effects
import FrameStats
import Geometry

/// A tape as another system would show it, so that what goes wrong there is seen before anything is built.
///
/// What the content itself does is the system's and always right; what the effect does to its layers is the
/// developer's.
public enum Situation: String, CaseIterable, Hashable, Sendable {
  /// The effect comes one frame after the content: it is moved by a script that hears of a scroll when it has happened.
  case late
  /// The effect moves its layers when it hears of a scroll: until the first one they lie where they were loaded.
  case firstFrame = "first-frame"
  /// Layers lie on whole pixels of the screen.
  case wholePixels = "whole-pixels"
  /// A new frame at every second turn only.
  case halfRate = "half-rate"
  /// The events of a finger come together, once a frame.
  case coalesced
  /// Now and then a frame is missing, always the same ones.
  case dropping
}

extension Situation {
  /// Frames a second of the screen.
  private static let rate = 60.0

  /// How long the screen shows a frame, in seconds.
  public static let frame = 1 / rate

  /// One frame in so many is missing.
  private static let scarcity: UInt64 = 12

  /// Less than any time that counts: a moment computed by division is on the grid all the same.
  private static let tolerance = 1e-6

  /// The moment that the screen shows at a time.
  func shown(at time: Double) -> Double {
    switch self {
    case .halfRate: return (time * Self.rate / 2 + Self.tolerance).rounded(.down) * 2 / Self.rate
    case .dropping:
      var frame = (time * Self.rate + Self.tolerance).rounded(.down)
      guard Self.isMissing(frame) else { return time }
      while frame > 0, Self.isMissing(frame) { frame -= 1 }
      return frame / Self.rate
    case .late, .firstFrame, .wholePixels, .coalesced: return time
    }
  }

  /// It looks like chance and is the same each time.
  private static func isMissing(_ frame: Double) -> Bool {
    guard frame >= 1, frame < 1e15 else { return false }
    var random = SeededRandom(seed: 0, skipping: UInt64(frame) - 1)
    return random.next() % scarcity == 0
  }

  /// The tape as the system hands it to whoever listens.
  func delivered(_ tape: Tape) -> Tape {
    guard self == .coalesced else { return tape }
    var events: [TapeEvent] = []
    for event in tape.events {
      var event = event
      if case .input = event.action {
        event.time = (event.time * Self.rate - Self.tolerance).rounded(.up) / Self.rate
      }
      // Times never go back, also where something else than a finger did it.
      event.time = max(event.time, events.last?.time ?? 0)
      if let last = events.last, last.time == event.time, let both = Self.both(last.action, event.action) {
        events[events.count - 1].action = both
      } else {
        events.append(event)
      }
    }
    return Tape(from: tape.from, events: events)
  }

  /// Two events of a frame as the one that is delivered; nil: both are.
  private static func both(_ one: TapeEvent.Action, _ other: TapeEvent.Action) -> TapeEvent.Action? {
    switch (one, other) {
    case (.input(.move), .input(.move)): other
    case (.input(.wheel(let dx, let dy, _)), .input(.wheel(let dx2, let dy2, let place))):
      .input(.wheel(dx: dx + dx2, dy: dy + dy2, at: place))
    case (.input(.touchpad(let dx, let dy, _)), .input(.touchpad(let dx2, let dy2, let place))):
      .input(.touchpad(dx: dx + dx2, dy: dy + dy2, at: place))
    default: nil
    }
  }
}

extension [Layer] {
  /// Lays what an effect has moved where it was in an earlier frame, carried along by the content meanwhile.
  ///
  /// - Parameters:
  ///   - earlier: The layers of that frame. What was not on the screen then is left where it is.
  ///   - way: How far the content has scrolled since, in points.
  mutating func delay(to earlier: [Layer], scrolledBy way: Double, along axis: Axis) {
    var next = 0
    for index in indices where !self[index].isSystems {
      guard let place = earlier.place(of: self[index].id, from: next) else { continue }
      next = place + 1
      let old = earlier[place]
      guard old.content.isSameKind(as: self[index].content) else { continue }
      self[index].frame = old.frame.moved(by: -way, along: axis)
      self[index].crop = old.crop
      self[index].opacity = old.opacity
      self[index].content = old.content
    }
  }

  /// Where the layer of a name is. Both lists have nearly the same names in the same order, so it looks from where the
  /// last one was.
  private func place(of id: LayerID, from start: Int) -> Int? {
    for step in 0..<count {
      let index = (start + step) % count
      if self[index].id == id { return index }
    }
    return nil
  }

  /// Lays every layer, and the picture in it, on whole pixels.
  ///
  /// - Parameter scale: Pixels per point.
  mutating func snapToPixels(along axis: Axis, scale: Double) {
    for index in indices where !self[index].isSystems { self[index].snapToPixels(along: axis, scale: scale) }
  }
}

extension Layer {
  /// Whether the system itself moves it, as it does what scrolls.
  fileprivate var isSystems: Bool {
    switch content {
    case .indicator, .spinner: true
    default: false
    }
  }

  fileprivate mutating func snapToPixels(along axis: Axis, scale: Double) {
    func way(_ place: Double) -> Double { (place * scale).rounded() / scale - place }
    let picture = wholePicture.start(along: axis)
    let place = frame.start(along: axis)
    let (moved, slid) = (way(place), way(picture))
    frame = frame.moved(by: moved, along: axis)
    guard content.isPicture else { return }
    switch axis {
    case .vertical where frame.height > 0: crop.y += (moved - slid) * crop.height / frame.height
    case .horizontal where frame.width > 0: crop.x += (moved - slid) * crop.width / frame.width
    default: break
    }
  }
}

extension LayerContent {
  /// Whether one may stand for the other: a row's picture for the picture of the same row.
  fileprivate func isSameKind(as other: LayerContent) -> Bool { kind == other.kind && picture == other.picture }
}
