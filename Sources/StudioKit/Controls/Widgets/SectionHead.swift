import Boundary
import Geometry

/// The head of a section, which opens and closes it.
struct SectionHead<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var title: String
  var tip: String
  var isOpen: Bool
  /// How much of its content shows, from 0 to 1, while it opens or closes. Nil at rest.
  var unfolding: Double?
  /// Whether a line separates it from the content above.
  var hasLine = true

  init(_ id: ID, _ title: String, tip: String, isOpen: Bool) {
    self.id = id
    self.title = title
    self.tip = tip
    self.isOpen = isOpen
  }
}

extension SectionHead {
  /// Returns true if it was pressed.
  func show(_ ui: inout UI<ID>) -> Bool {
    let (look, frame) = (ui.pen.look, ui.frame)
    let row = ui.layout.row(36)
    if hasLine { ui.pen.fill(Rect(x: frame.x, y: row.y, width: frame.width, height: 1), look.hairline) }
    ui.focus.add(id, row)
    ui.tip(id, row, tip)
    ui.descriptions.add(id, in: row, AccessibleItem(.toggle, title, help: tip, isOpen: isOpen))
    let hit = ui.hit(id, row)
    if hit.isPressed { ui.focus.press(id) }
    let isFocused = ui.focus.current == id
    ui.pen.text(
      title.uppercased(), in: Rect(x: row.x, y: row.y, width: row.width - 20, height: row.height), .caption,
      hit.isHovered || isFocused ? look.text : look.quietText)
    ui.pen.chevron(
      at: Point(x: row.maxX - 6, y: row.midY), turned: unfolding ?? (isOpen ? 1 : 0), look.quietText)
    if isFocused { FocusMark(row.inset(by: 8)).show(&ui) }
    return hit.isClicked || ui.isPushed(id)
  }
}

/// The mark at the edge of the surface, beside the focused row.
struct FocusMark: Sendable {
  var row: Rect

  init(_ row: Rect) {
    self.row = row
  }

  func show<ID>(_ ui: inout UI<ID>) {
    ui.pen.fill(
      Rect(x: ui.frame.x + 1, y: row.y, width: 3, height: row.height), radius: 1.5, ui.pen.look.focus)
  }
}
