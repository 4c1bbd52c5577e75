/// The shape of the mouse pointer.
package enum Cursor: Hashable, Sendable {
  case arrow
  /// Over what can be pressed.
  case hand
  /// Over what can be typed into.
  case text
  /// Over an edge that can be dragged sideways, and up and down.
  case resizeHorizontally
  case resizeVertically
}
