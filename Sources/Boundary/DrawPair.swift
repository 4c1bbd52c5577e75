import Geometry

/// Two drawings that are put onto the frame as one: a step on the way. Each is drawn apart from the rest of the frame,
/// and covers the rectangle onto which both are put.
public enum DrawPair: Hashable, Sendable {
  /// What follows is the first drawing; what follows is the second.
  case first, second
  /// Both are there: they are put onto a rectangle, as far as the clip in force leaves it, on whole pixels.
  case both(Rect, Blend)

  /// How two drawings become one.
  public enum Blend: Hashable, Sendable {
    /// The second over the first, with an opacity of 0...1.
    case mix(Double)
    /// What differs, channel by channel: black where both are the same.
    case difference
  }
}

extension DrawList {
  /// Puts two drawings onto a rectangle as one. Where they leave some of it free, it is black.
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
