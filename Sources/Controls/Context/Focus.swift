import Geometry

/// Which control has the keys, and in which order Tab goes through all of them.
public struct Focus<ID: Hashable & Sendable>: Sendable {
  /// The control that keys go to; nil: they go elsewhere.
  public var current: ID?
  /// Keys have moved it since the pointer moved: it is the focus that points.
  public internal(set) var isByKeys = false
  /// What can have it, from the first to the last, and where that lies.
  public private(set) var order: [ID] = []
  public private(set) var rows: [ID: Rect] = [:]
  private var lastOrder: [ID] = []
  private(set) var lastRows: [ID: Rect] = [:]
  /// What had it when the run began.
  private var start: ID?
  /// The control after the one that had it and is gone: Tab goes on there.
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

  /// A control that can have it, and where it lies.
  public mutating func add(_ id: ID, _ row: Rect) {
    order.append(id)
    rows[id] = row
  }

  /// Ends a run. A control that is laid out no longer has no focus: keys go elsewhere.
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

  /// The next control, or the one before; the first one follows the last.
  mutating func move(_ way: Int) {
    guard !order.isEmpty else { return }
    let start = current.flatMap { order.firstIndex(of: $0) }
    let place = successor.flatMap { order.firstIndex(of: $0) } ?? 0
    let next = start.map { $0 + way } ?? (way > 0 ? place : place - 1)
    (current, isByKeys) = (order[(next % order.count + order.count) % order.count], true)
  }

  mutating func move(to id: ID?) { (current, isByKeys) = (id, true) }
}
