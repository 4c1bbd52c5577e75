import Boundary

/// The event processed by a run.
enum Happening: Hashable, Sendable {
  case nothing
  case press(isDouble: Bool)
  /// The pointer has moved what it holds.
  case move
  case release
  /// The secondary mouse button.
  case ask
  /// Wheel notches, or touchpad points; positive is downwards.
  case wheel(Double)
  case scroll(Double)
  case key(KeyPress)
  case text(String)
  case compose(String, caret: Int?)
  /// Commits the text being edited.
  case finish
  /// The screen reader presses a control, or sets its number.
  case push(Int)
  case set(Double)
}

/// A pressed key with its modifiers.
struct KeyPress: Hashable, Sendable {
  var key: Key
  var modifiers: Modifiers
  var isRepeat: Bool

  /// Whether the window handles the key itself, whatever is open in it.
  var isForWindow: Bool {
    if case .function = key { true } else { modifiers.contains(.control) }
  }
}

/// The events of a surface, in order, one per run.
struct Happenings: Sendable {
  /// The event of the current run, until a control takes it.
  var now = Happening.nothing
  private var waiting: [Happening] = []
}

extension Happenings {
  var isEmpty: Bool { waiting.isEmpty }

  /// Of moves that wait only the last place matters.
  mutating func append(_ happening: Happening) {
    if happening != .move || waiting.last != .move { waiting.append(happening) }
  }

  mutating func begin() { now = waiting.isEmpty ? .nothing : waiting.removeFirst() }

  /// Marks the event as handled.
  mutating func take() { now = .nothing }
}
