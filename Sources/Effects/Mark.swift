import Geometry

/// A rectangle that is no layer and yet explains one: the cell in which an album's layers move.
public struct Mark: Hashable, Sendable {
  public var frame: Rect
  /// What is written beside it, such as `pos -0.39`.
  public var text: String

  public init(frame: Rect, text: String) {
    self.frame = frame
    self.text = text
  }
}
