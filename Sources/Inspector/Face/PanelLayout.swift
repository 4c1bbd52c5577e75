import Geometry

/// Where the parts of the panel came to lie in the run under way.
struct PanelLayout {
  /// The panel, in points of the window.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Where the first row begins: above the panel where it is scrolled.
  var top = 0.0
  /// Where the next row begins.
  var y = 0.0
  /// Where the last section's head ended.
  var headEnd = 0.0
  /// What can have the focus, from top to bottom.
  var order: [String] = []
  /// The same in the run before.
  var lastOrder: [String] = []
  /// Every control's row, seen or not.
  var rows: [String: Rect] = [:]
  /// What turns or is pressed, where it can be seen.
  var parts: [String: Rect] = [:]
  /// The choices that a menu shows, where they can be seen.
  var dropdowns: Set<String> = []
  /// How many items the open menu has.
  var menuItems = 0
  /// A menu was opened that will be drawn from the next run on.
  var opensMenu = false
  /// The list of differences was asked for.
  var showsDifferences = false
  /// The field over what is being typed was drawn.
  var showsTyping = false
  /// Whether the tooltip of what is pointed at shows.
  var showsTip = false
  /// The control that is pointed at, by the pointer or by keys, its tooltip, and what that comes under.
  var pointed: (path: String, tip: String, row: Rect)?

  static let margin = 16.0
  static let rowHeight = 28.0
  static let labelWidth = 112.0
  static let numberWidth = 60.0
}

extension PanelLayout {
  /// The columns between the margins.
  var left: Double { frame.x + Self.margin }
  var width: Double { max(0, frame.width - 2 * Self.margin) }

  mutating func restart(in frame: Rect, scroll: Double) {
    self.frame = frame
    top = frame.y - scroll
    y = top
    headEnd = 0
    swap(&order, &lastOrder)
    order.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    dropdowns.removeAll(keepingCapacity: true)
    menuItems = 0
    opensMenu = false
    showsTyping = false
    showsDifferences = false
    pointed = nil
  }

  /// Takes the next row's place, between the margins.
  mutating func row(_ height: Double = rowHeight) -> Rect {
    defer { y += height }
    return Rect(x: left, y: y, width: width, height: height)
  }

  mutating func note(_ control: String, row: Rect) {
    order.append(control)
    rows[control] = row
  }

  /// A part of the panel that can be pressed, unless it is scrolled away.
  mutating func note(part: String, _ rect: Rect) {
    let seen = rect.intersection(frame)
    if !seen.isEmpty { parts[part] = seen }
  }
}
