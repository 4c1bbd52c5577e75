import Geometry

/// A control being dragged. Its value is that at the anchor plus the pointer's movement since.
struct Drag<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var anchor: Double
  /// The value at the anchor, as a share of the scale or as itself.
  var start: Double
  /// The pace at the anchor. Changing it sets a new anchor.
  var pace = 1.0
  var hasMoved = false
}

/// An item being dragged to another place.
struct DraggedItem<ID: Hashable & Sendable>: Sendable {
  let id: ID
  private let anchor: Point
  /// Whether it has left its place.
  private(set) var hasMoved = false

  init(_ id: ID, at anchor: Point) {
    (self.id, self.anchor) = (id, anchor)
  }

  mutating func move(to point: Point) {
    if (point.x - anchor.x).magnitude + (point.y - anchor.y).magnitude >= 4 { hasMoved = true }
  }
}
