import Geometry

/// The keyboard focus, and the order in which Tab visits the controls.
struct Focus<ID: Hashable & Sendable>: Sendable {
  /// The focused control. Nil if the keys go elsewhere.
  var current: ID?
  /// Whether the focus moved by keys since the pointer last moved.
  var isByKeys = false
  /// Whether a press of the pointer has given the focus: the control then takes keys that only controls use, and Space
  /// goes on playing.
  private(set) var isByPress = false
  /// The focusable controls in order, with their frames.
  private(set) var order: [ID] = []
  private(set) var rows: [ID: Rect] = [:]
  private var lastOrder: [ID] = []
  private(set) var lastRows: [ID: Rect] = [:]
  /// The focused control at the start of the run.
  private var start: ID?
  /// The control after a focused one that disappeared, where Tab continues.
  private var successor: ID?
}

extension Focus {
  mutating func begin() {
    swap(&order, &lastOrder)
    order.removeAll(keepingCapacity: true)
    swap(&rows, &lastRows)
    rows.removeAll(keepingCapacity: true)
    start = current
  }

  /// Adds a focusable control with its frame.
  mutating func add(_ id: ID, _ row: Rect) {
    order.append(id)
    rows[id] = row
  }

  /// Ends a run. A focused control that is no longer laid out loses the focus.
  ///
  /// - Returns: Whether the focus was lost.
  mutating func end() -> Bool {
    guard let start else { return false }
    successor = nil
    guard current == start, rows[start] == nil else { return false }
    current = nil
    successor = lastOrder.drop { $0 != start }.first { rows[$0] != nil }
    return true
  }

  /// Moves to the next or previous control, cyclically, while the controls are laid out.
  mutating func step(_ way: Int) {
    guard let current, let place = lastOrder.firstIndex(of: current) else { return }
    self.current = lastOrder[(place + way + lastOrder.count) % lastOrder.count]
    isByPress = false
  }

  /// Moves to the next or previous control, cyclically.
  mutating func move(_ way: Int) {
    guard !order.isEmpty else { return }
    let start = current.flatMap { order.firstIndex(of: $0) }
    let place = successor.flatMap { order.firstIndex(of: $0) } ?? 0
    let next = start.map { $0 + way } ?? (way > 0 ? place : place - 1)
    move(to: order[(next % order.count + order.count) % order.count])
  }

  mutating func move(to id: ID?) { (current, isByKeys, isByPress) = (id, true, false) }

  /// The pointer has pressed a control.
  mutating func press(_ id: ID) { (current, isByPress) = (id, true) }
}
