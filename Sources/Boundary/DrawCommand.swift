import Geometry

/// One step of a frame. A new case is a decision: canvas, description, transformation and tests follow it.
public enum DrawCommand: Hashable, Sendable {
  /// From here on nothing is drawn outside this rectangle; nil lifts the clip. It is finished: already cut to every
  /// outer clip.
  case clip(Rect?)
  case fill(Rect, Color)
  case picture(PictureQuad)
  /// A rectangle that changes from one color to another, downwards or to the right.
  case gradient(Rect, from: Color, to: Color, along: Axis)
  /// A line of text, centred vertically in its box and cut with an ellipsis where it is too long.
  case text(String, box: Rect, style: TextStyle)
  case shape(RoundedShape)
  case mesh(Mesh)
  /// Two drawings that are put on as one.
  case pair(DrawPair)
}
