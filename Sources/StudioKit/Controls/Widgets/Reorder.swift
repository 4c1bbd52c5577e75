import Boundary
import Geometry

/// A list whose entries can be dragged to another place.
struct Reorder<ID: Hashable & Sendable> {
  /// The index for a point of the list, if any.
  private let place: (Point) -> Int?
  /// The frame of the insertion mark for an index.
  private let edge: (ID, Int) -> Rect?

  init(place: @escaping (Point) -> Int?, edge: @escaping (ID, Int) -> Rect?) {
    self.place = place
    self.edge = edge
  }
}

extension Reorder {
  /// Returns the dropped entry and its new index. Shows a mark where a dragged entry would go.
  func show(_ ui: inout UI<ID>) -> (id: ID, place: Int)? {
    guard let pointer = ui.input.pointer.place else { return nil }
    ui.input.pointer.item?.move(to: pointer)
    guard let dragged = ui.input.pointer.item, dragged.hasMoved, let place = place(pointer) else { return nil }
    if case .release = ui.happenings.now {
      ui.input.pointer.item = nil
      return (dragged.id, place)
    }
    if let edge = edge(dragged.id, place) { ui.pen.fill(edge, ui.pen.look.selection) }
    return nil
  }
}

extension Input {
  /// Begins to drag a pressed entry.
  mutating func pickUp(_ id: ID) {
    if let place = pointer.place { pointer.item = DraggedItem(id, at: place) }
  }
}
