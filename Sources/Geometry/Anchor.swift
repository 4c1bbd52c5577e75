/// The line of a cell at which its picture is neutral when that line meets the middle of the screen.
public enum Anchor: String, Hashable, Sendable, CaseIterable {
  /// The cell's own middle: the picture shifts equally above and below the middle of the screen.
  case center
  /// The cell's top edge, as in the published article: half a cell late.
  case top
}
