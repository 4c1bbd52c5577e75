/// The pointer's shape: what can be done under it.
public enum PointerShape: Hashable, Sendable, CaseIterable {
  case arrow
  /// Edges and numbers that are dragged along an axis.
  case upDown, leftRight
  /// A point that is put somewhere.
  case cross
  /// Text that is edited.
  case text
  /// A screen that is scrolled as by a finger.
  case hand
}
