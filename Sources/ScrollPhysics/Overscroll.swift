/// How content gives way when it is dragged past its edge.
public enum Overscroll: String, CaseIterable, Hashable, Sendable {
  /// Follows at `bandCoefficient`, then less and less, and never reaches the viewport's length.
  case band
  /// Follows at a fifth and never goes past a tenth of the viewport, as Chromium's bezier controller does.
  case tanh
  /// Follows at `bandCoefficient` without end. A twentieth is WebKit's.
  case linear
  /// Stops at the edge.
  case none
}
