import Geometry

/// Where the next row goes.
public struct Layout: Hashable, Sendable {
  /// The column of the rows.
  public var x = 0.0
  public var width = 0.0
  public var y = 0.0

  public init() {}

  /// - Parameter margin: Free room at both sides of the column.
  public init(in frame: Rect, margin: Double = 0) {
    x = frame.x + margin
    y = frame.y
    width = max(0, frame.width - 2 * margin)
  }
}

extension Layout {
  /// Takes the next row's place.
  public mutating func row(_ height: Double = 28) -> Rect {
    defer { y += height }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Leaves air.
  public mutating func skip(_ height: Double) { y += height }
}
