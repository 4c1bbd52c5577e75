import Boundary
import Geometry

/// A part of the window with its own controls and state. The pointer, an open menu, an open field and the clipboard
/// belong to the window.
struct Surface<ID: Hashable & Sendable>: Sendable {
  var focus = Focus<ID>()
  var tips = Tips<ID>()
  var scrolls = Scrolls<ID>()
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The visible frames of the controls.
  var parts: [ID: Rect] = [:]
  /// The descriptions of the controls for a screen reader.
  var descriptions = Descriptions<ID>()
  /// The pointer's shape over the control that it points at or holds. Nil for the usual one.
  var pointerShape: PointerShape?
  /// Whether the last event was meant for this surface.
  var isTaken = false
  /// Whether a control or an area has used the last event.
  var isUsed = false
  var happenings = Happenings()
  /// Whether drawing it again needs no run.
  var isSettled = false
  /// The value last drawn, for `UI.surface`.
  var key: (any Hashable & Sendable)?
  /// The drawing, while another surface is current.
  var list = DrawList()
}

/// The surfaces of a window by number, in the order in which they lie over each other. One is the current one.
struct Surfaces<ID: Hashable & Sendable>: Sendable {
  var current = Surface<ID>()
  private(set) var number = 0
  /// The entry of the current one is empty.
  private var others: [Surface<ID>]

  init(_ count: Int) { others = Array(repeating: Surface(), count: count) }
}

extension Surfaces {
  /// Makes a surface the current one, whose drawing the pen has.
  mutating func enter(_ number: Int, _ pen: inout Pen) {
    guard number != self.number else { return }
    pen.exchange(list: &current.list)
    swap(&current, &others[self.number])
    swap(&current, &others[number])
    pen.exchange(list: &current.list)
    self.number = number
  }

  /// Reads a surface in place.
  func read<Value>(_ number: Int, _ body: (borrowing Surface<ID>) -> Value) -> Value {
    number == self.number ? body(current) : body(others[number])
  }

  /// Changes a surface in place.
  mutating func change(_ number: Int, _ body: (inout Surface<ID>) -> Void) {
    if number == self.number { body(&current) } else { body(&others[number]) }
  }

  mutating func forEach(_ body: (inout Surface<ID>) -> Void) {
    for number in others.indices { change(number, body) }
  }
}
