import Geometry

/// A step in drawing two pictures composed as one. Each is drawn separately from the frame and covers the target
/// rectangle.
public enum DrawPair: Hashable, Sendable {
  /// Begins the first or the second drawing.
  case first, second
  /// Composes both drawings onto a rectangle, within the clip in force, aligned to whole pixels.
  case both(Rect, Blend)

  /// The way two drawings are composed.
  public enum Blend: Hashable, Sendable {
    /// The second over the first, with an opacity of 0...1.
    case mix(Double)
    /// The absolute difference per channel: black where both are the same.
    case difference
  }
}

extension DrawList {
  /// Draws two drawings composed onto a rectangle. Uncovered areas are black.
  public mutating func pair(
    on rect: Rect, as blend: DrawPair.Blend, _ first: (inout DrawList) -> Void, _ second: (inout DrawList) -> Void
  ) {
    append(.pair(.first))
    append(.fill(rect, .black))
    first(&self)
    append(.pair(.second))
    append(.fill(rect, .black))
    second(&self)
    append(.pair(.both(rect, blend)))
  }
}
