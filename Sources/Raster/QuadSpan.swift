/// A segment of one axis of a quad: its extent, texture coordinates and coverage.
///
/// A quad is cut into columns and rows of these. An edge inside a pixel becomes a span of that one pixel, drawn with
/// the coverage as opacity: exact antialiasing of an upright rectangle, and subpixel motion.
package struct QuadSpan: Hashable {
  /// In pixels; whole numbers where an edge is antialiased.
  package var start: Double
  package var end: Double
  /// The texture coordinate (or gradient position) at both ends, 0...1.
  package var startTexel: Double
  package var endTexel: Double
  /// Coverage, more than 0 and at most 1.
  package var coverage: Double

  package init(start: Double, end: Double, startTexel: Double, endTexel: Double, coverage: Double = 1) {
    (self.start, self.end) = (start, end)
    (self.startTexel, self.endTexel) = (startTexel, endTexel)
    self.coverage = coverage
  }
}
