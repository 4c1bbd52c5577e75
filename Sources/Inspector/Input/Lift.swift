import Geometry

/// A picture that the pointer holds, to put it elsewhere.
struct Lift {
  var index: Int
  var anchor: Point
  /// It has left its place.
  var hasMoved = false
}
