/// A control that is being dragged. Its value is where it was at the anchor, and what the pointer has moved since.
struct Drag {
  var path: String
  var anchor: Double
  /// The value at the anchor, as its place on the scale or as itself.
  var start: Double
  /// Shift and Alt as they were at the anchor: another speed begins where the control is.
  var speed: Double
  var hasMoved = false
}
