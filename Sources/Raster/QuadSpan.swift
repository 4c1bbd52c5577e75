/// A piece of one axis of a quad: where it lies, what it shows, and how much of it is covered.
///
/// A quad is cut into columns and rows of these. An edge that falls inside a pixel becomes a span of that one
/// pixel, drawn with the covered share as opacity: the exact antialiasing of an upright rectangle, and motion finer
/// than a pixel.
package struct QuadSpan: Hashable {
  /// Pixels; whole ones wherever an edge is antialiased.
  package var start: Double
  package var end: Double
  /// The texture coordinate (or the place along a gradient) at both ends, 0...1.
  package var startTexel: Double
  package var endTexel: Double
  /// Share of the span that is covered, more than 0, at most 1.
  package var coverage: Double

  package init(start: Double, end: Double, startTexel: Double, endTexel: Double, coverage: Double = 1) {
    (self.start, self.end) = (start, end)
    (self.startTexel, self.endTexel) = (startTexel, endTexel)
    self.coverage = coverage
  }
}
