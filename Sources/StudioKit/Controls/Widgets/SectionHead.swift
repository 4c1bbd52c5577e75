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
    if ui.showsFocus(id) {
      ui.pen.focus(Rect(x: row.x - 6, y: row.y + 4, width: row.width + 12, height: 28), radius: 6)
    }
    return hit.isClicked || ui.isPushed(id)
  }
}
