import Geometry

/// A rectangle that explains a layer, such as the cell of an album.
public struct Mark: Hashable, Sendable {
  public var frame: Rect
  /// The label, such as `pos -0.39`.
  public var text: String

  public init(frame: Rect, text: String) {
    self.frame = frame
    self.text = text
  }
}
