import Boundary
import Geometry

/// A part of the window with its own controls and state. The pointer, an open menu, an open field and the clipboard
/// belong to the window.
struct Surface<ID: Hashable & Sendable>: Sendable {
  var focus = Focus<ID>()
  var tips = Tips<ID>()
  var scrolls = Scrolls<ID>()
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The visible frames of the controls.
  var parts: [ID: Rect] = [:]
  /// The descriptions of the controls for a screen reader.
  var descriptions = Descriptions<ID>()
  /// Whether the last event was meant for this surface.
  var isTaken = false
  var happenings = Happenings()
  /// Whether drawing it again needs no run.
  var isSettled = false
  /// The value last drawn, for `UI.surface`.
  var key: (any Hashable & Sendable)?
  /// The drawing, while another surface is current.
  var list = DrawList()
}
