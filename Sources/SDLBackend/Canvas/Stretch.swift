/// A piece of one axis of a quad: where it lies, what it shows, and how much of it is covered.
///
/// A quad is cut into columns and rows of these. An edge that falls inside a pixel becomes a stretch of that one
/// pixel, drawn with the covered share as opacity: the exact antialiasing of an upright rectangle, and motion finer
/// than a pixel.
struct Stretch {
  /// Pixels; whole ones wherever an edge is antialiased.
  var start: Double
  var end: Double
  /// The texture coordinate (or the place along a gradient) at both ends.
  var startTexel: Double
  var endTexel: Double
  /// Share of the stretch that is covered, more than 0, at most 1.
  var coverage: Double
}

extension Stretch {
  /// The same for a renderer that reads whole texels of a texture `side` texels long: as many as there are pixels
  /// where the two nearly agree, so that nothing is scaled, and never none.
  func onWholeTexels(of side: Double) -> Stretch {
    var stretch = self
    var first = (startTexel * side).rounded()
    var last = (endTexel * side).rounded()
    if ((last - first) - (end - start)).magnitude <= 1 { last = first + (end - start) }
    if last > side { (first, last) = (first - (last - side), side) }
    if last == first { last = first + 1 }
    if last > side { (first, last) = (side - 1, side) }
    // The renderer drops what is behind the point: a little more keeps 119.9999 from becoming 119.
    let bias = 0.01
    stretch.startTexel = min(1, max(0, (first + bias) / side))
    stretch.endTexel = min(1, max(0, (last + bias) / side))
    return stretch
  }
}
