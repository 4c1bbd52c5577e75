import Geometry

/// One step of a frame. Adding a case affects the canvas, descriptions, transformations and tests.
public enum DrawCommand: Hashable, Sendable {
  /// Restricts drawing to this rectangle from here on; nil lifts the clip. It is already intersected with every outer
  /// clip.
  case clip(Rect?)
  case fill(Rect, Color)
  case picture(PictureQuad)
  /// A gradient from one color to another, downwards or to the right.
  case gradient(Rect, from: Color, to: Color, along: Axis)
  /// A line of text, centered vertically in its box, with an ellipsis if it is too long.
  case text(String, box: Rect, style: TextStyle)
  case shape(RoundedShape)
  case mesh(Mesh)
  /// Two drawings composed as one.
  case pair(DrawPair)
}
