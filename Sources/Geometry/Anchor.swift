/// Which line of a cell is neutral when it meets the middle of the screen.
public enum Anchor: String, Hashable, Sendable, CaseIterable {
  /// The cell's own middle: the same picture above and below the screen's middle.
  case center
  /// The cell's top edge, as the articles have it: half a cell late.
  case top
}
