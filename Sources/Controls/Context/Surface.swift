import Boundary
import Geometry

/// A part of the window with controls: the state that it shares with no other part. What the pointer does, an open
/// menu, an open field and the clipboard are the window's.
public struct Surface<ID: Hashable & Sendable>: Sendable {
  public var focus = Focus<ID>()
  public var tips = Tips<ID>()
  public internal(set) var scrolls = Scrolls<ID>()
  public internal(set) var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// What turns or is pressed, where it can be seen.
  public internal(set) var parts: [ID: Rect] = [:]
  /// What the controls say to a screen reader.
  public var descriptions = Descriptions<ID>()
  /// The last event was meant for this part.
  public internal(set) var isTaken = false
  var happenings = Happenings()
  /// The next look needs no run.
  var isSettled = false
  /// Value of which it was drawn last, for `UI.surface`.
  var key: (any Hashable & Sendable)?
  /// Drawn list, while another part is the current one.
  var list = DrawList()
}
