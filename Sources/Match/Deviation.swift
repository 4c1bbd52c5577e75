import Effects
import Geometry
import Notation

/// One way in which a build may go other ways than the design.
enum Deviation: Hashable, Sendable {
  /// A field of the scene has another value.
  case field(path: String, JSONValue)
  /// A picture of the scene keeps another point in sight.
  case focus(picture: Int, Point)
  /// A group, or all that is not content, is this many seconds late. It may ride with the content meanwhile.
  case late(MovingGroup?, Double, rides: Bool)
  /// A group, or all that is not content, moves only so often a second.
  case halved(MovingGroup?, rate: Double)
  /// All that is drawn lies on whole pixels: so many a point.
  case wholePixels(Double)
  /// A group moves only between two offsets.
  case held(MovingGroup, from: Double, to: Double)
  /// A group goes on at the speed that it has before an offset.
  case unheld(MovingGroup, from: Double)
  /// What is pulled past its start goes by another rule.
  case pulled(PullRule)
  /// A group lies elsewhere along the axis, in points.
  case moved(MovingGroup, Double)
  /// A bar that has gone stays away.
  case neverReturns
}

/// What layers do while content is pulled past its start.
enum PullRule: Hashable, Sendable {
  /// They go with the content.
  case rides
  /// They stay where they rest.
  case frozen
  /// They are as large as designed, and aligned with an edge of their box.
  case fromTop, fromBottom
  /// They ride for so many points, and then stretch.
  case late(Double)
}
