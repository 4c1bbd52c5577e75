import Geometry

/// A control that is being dragged. Its value is where it was at the anchor, and what the pointer has moved since.
struct Drag<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var anchor: Double
  /// The value at the anchor, as its place on the scale or as itself.
  var start: Double
  /// Shift as it was at the anchor: another speed begins where the control is.
  var isFine: Bool
  var hasMoved = false

  var speed: Double { isFine ? 0.1 : 1 }
}

/// Something that the pointer holds, to put it elsewhere.
public struct Lift<ID: Hashable & Sendable>: Sendable {
  public let id: ID
  private let anchor: Point
  /// It has left its place.
  public private(set) var hasMoved = false

  init(_ id: ID, at anchor: Point) {
    (self.id, self.anchor) = (id, anchor)
  }

  mutating func move(to point: Point) {
    if (point.x - anchor.x).magnitude + (point.y - anchor.y).magnitude >= 4 { hasMoved = true }
  }
}
