import Boundary
import Geometry

extension UI {
  /// Something that the pointer holds, to put it elsewhere.
  struct Lift: Sendable {
    var id: ID
    var anchor: Point
    /// It has left its place.
    var hasMoved = false
  }

  /// What is being carried has left its place.
  public func isCarrying(_ id: ID) -> Bool { lift.map { $0.id == id && $0.hasMoved } ?? false }

  public var isCarrying: Bool { lift?.hasMoved ?? false }

  /// Lets the pointer take an entry of a list along, once it has pressed it.
  public mutating func lift(_ id: ID) {
    if let pointer { lift = Lift(id: id, anchor: pointer) }
  }

  /// An entry that is carried over a list: a mark stands where it would go.
  ///
  /// - Parameters:
  ///   - place: The place that a point of the list is, if any.
  ///   - edge: Where the mark stands for a place.
  /// - Returns: The entry that was let go, and where.
  public mutating func carry(place: (Point) -> Int?, edge: (ID, Int) -> Rect?) -> (id: ID, place: Int)? {
    guard var lift, let pointer else { return nil }
    if (pointer.x - lift.anchor.x).magnitude + (pointer.y - lift.anchor.y).magnitude >= 4 { lift.hasMoved = true }
    self.lift = lift
    guard lift.hasMoved, let place = place(pointer) else { return nil }
    if case .release = event {
      self.lift = nil
      return (lift.id, place)
    }
    if let edge = edge(lift.id, place) { fill(edge, look.accent) }
    return nil
  }
}
