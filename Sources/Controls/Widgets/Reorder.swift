import Boundary
import Geometry

/// A list whose entries can be taken along by the pointer and put elsewhere.
public struct Reorder<ID: Hashable & Sendable> {
  /// The place that a point of the list is, if any.
  private let place: (Point) -> Int?
  /// Where a mark stands for a place.
  private let edge: (ID, Int) -> Rect?

  public init(place: @escaping (Point) -> Int?, edge: @escaping (ID, Int) -> Rect?) {
    self.place = place
    self.edge = edge
  }
}

extension Reorder {
  /// The entry that was let go, and where. A mark stands where one that is carried would go.
  public func show(_ ui: inout UI<ID>) -> (id: ID, place: Int)? {
    guard let pointer = ui.pointer.place else { return nil }
    ui.lift?.move(to: pointer)
    guard let lift = ui.lift, lift.hasMoved, let place = place(pointer) else { return nil }
    if case .release = ui.happenings.now {
      ui.lift = nil
      return (lift.id, place)
    }
    if let edge = edge(lift.id, place) { ui.pen.fill(edge, ui.pen.look.accent) }
    return nil
  }
}

extension UI {
  /// Lets the pointer take an entry of a list along, once it has pressed it.
  public mutating func lift(_ id: ID) {
    if let place = pointer.place { lift = Lift(id, at: place) }
  }
}
