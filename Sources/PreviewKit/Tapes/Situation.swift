import Boundary
import Documents
import Effects
import FrameStats
import Geometry

/// A tape as another system would show it, to preview its problems before anything is built.
///
/// The scrolling itself is always correct, as it is done by the system; moving the layers is up to the developer's
/// code.
public enum Situation: String, CaseIterable, Codable, Hashable, Sendable {
  /// The effect is one frame behind the content: a script moves it after receiving the scroll event.
  case late
  /// The effect moves its layers when it hears of a scroll: until the first one they lie where they were loaded.
  case firstFrame = "first-frame"
  /// Layers lie on whole pixels of the screen.
  case wholePixels = "whole-pixels"
  /// A new frame only at every second refresh.
  case halfRate = "half-rate"
  /// The events of a finger arrive together, once per frame.
  case coalesced
  /// Some frames are missing, always the same ones.
  case dropping
}

extension Situation {
  /// Refresh rate of the screen.
  private static let rate = 60.0

  /// Duration of a frame, in seconds.
  public static let frame = 1 / rate

  /// One in this many frames is missing.
  private static let scarcity: UInt64 = 12

  /// Tolerance for times computed by division that should be on the grid.
  private static let tolerance = 1e-6

  /// The moment displayed at `time`.
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

  /// Pseudorandom, but the same each time.
  private static func isMissing(_ frame: Double) -> Bool {
    guard frame >= 1, frame < 1e15 else { return false }
    var random = SeededRandom(seed: 0, skipping: UInt64(frame) - 1)
    return random.next() % scarcity == 0
  }

  /// The tape as the system delivers it.
  func delivered(_ tape: Tape) -> Tape {
    guard self == .coalesced else { return tape }
    var events: [TapeEvent] = []
    for event in tape.events {
      var event = event
      if case .input = event.action {
        event.time = (event.time * Self.rate - Self.tolerance).rounded(.up) / Self.rate
      }
      // Times never go back, even after events other than a finger's.
      event.time = max(event.time, events.last?.time ?? 0)
      if let last = events.last, last.time == event.time, let both = Self.both(last.action, event.action) {
        events[events.count - 1].action = both
      } else {
        events.append(event)
      }
    }
    return Tape(from: tape.from, events: events)
  }

  /// Merges two events of a frame. Nil if both are delivered.
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
  /// Moves the layers of an effect to where they were in an earlier frame, plus the scrolling since.
  ///
  /// - Parameters:
  ///   - earlier: The layers of that frame. Layers that were not on the screen then stay in place.
  ///   - way: Scroll distance since that frame, in points.
  mutating func delay(to earlier: [Layer], scrolledBy way: Double, along axis: Axis) {
    var next = 0
    for index in indices where !self[index].isTheSystems {
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

  /// The index of a layer by its ID. Both lists have almost the same order, so the search starts at the last index.
  private func place(of id: LayerID, from start: Int) -> Int? {
    for step in 0..<count {
      let index = (start + step) % count
      if self[index].id == id { return index }
    }
    return nil
  }

  /// Aligns every layer and its picture to whole pixels.
  ///
  /// - Parameter scale: Pixels per point.
  public mutating func snapToPixels(along axis: Axis, scale: Double) {
    for index in indices where !self[index].isTheSystems { self[index].snapToPixels(along: axis, scale: scale) }
  }
}

extension Layer {
  /// Whether the system itself moves it, as with scrolled content.
  public var isTheSystems: Bool {
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
  /// Whether the two correspond, such as a row's picture in both frames.
  fileprivate func isSameKind(as other: LayerContent) -> Bool { kind == other.kind && picture == other.picture }
}
