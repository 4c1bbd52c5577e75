import Boundary

/// What a run is about.
enum Happening: Hashable, Sendable {
  case nothing
  case press(isDouble: Bool)
  case release
  /// The other mouse button.
  case ask
  /// Notches of a wheel, and points of a touchpad; more is further down.
  case wheel(Double)
  case scroll(Double)
  case key(KeyPress)
  case text(String)
  case compose(String, caret: Int?)
  /// What is typed is taken.
  case finish
  /// A control is pressed, or turned to a number, by somebody who has neither pointer nor keys.
  case push(Int)
  case set(Double)
}

/// A key that was pressed, and what was held for it.
public struct KeyPress: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers
  public var isRepeat: Bool

  /// Whether the key means something to the window, whatever is open in it.
  var isForWindow: Bool {
    if case .function = key { true } else { modifiers.contains(.control) }
  }
}

/// What happens to a surface, one thing a run, in the order in which it happened.
struct Happenings: Sendable {
  /// What the run under way is about, until a control has taken it.
  var now = Happening.nothing
  private var waiting: [Happening] = []
}

extension Happenings {
  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ happening: Happening) { waiting.append(happening) }

  mutating func begin() { now = waiting.isEmpty ? .nothing : waiting.removeFirst() }

  /// It has had its effect: nobody else gets it.
  mutating func take() { now = .nothing }
}
