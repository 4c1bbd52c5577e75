import Boundary
import Geometry

/// A secondary text, wrapped as needed.
struct Remark: Sendable {
  var text: String
  var color: Color?

  /// - Parameter color: Nil for the secondary color.
  init(_ text: String, _ color: Color? = nil) {
    self.text = text
    self.color = color
  }

  func show<ID>(_ ui: inout UI<ID>) {
    let row = ui.layout.row(ui.pen.height(ofParagraph: text, width: ui.layout.width) + 8)
    ui.descriptions.add(words: text, in: row)
    ui.pen.paragraph(
      text, at: Point(x: row.x, y: row.y + 2), width: row.width, .small, color ?? ui.pen.look.quietText)
  }
}

/// A prominent short text.
struct Chip: Sendable {
  var text: String
  var color: Color

  init(_ text: String, _ color: Color) {
    self.text = text
    self.color = color
  }

  func show<ID>(_ ui: inout UI<ID>) {
    let box = place(&ui)
    ui.descriptions.add(words: text, in: box)
    draw(in: box, opacity: 0.12, &ui)
  }

  /// One that leads somewhere. Returns true if it was pressed.
  func show<ID>(_ id: ID, tip: String, _ ui: inout UI<ID>) -> Bool {
    let box = place(&ui)
    ui.focus.add(id, box)
    ui.tip(id, box, tip)
    ui.descriptions.add(id, in: box, AccessibleItem(.button, text, help: tip))
    let hit = ui.hit(id, box)
    if hit.isPressed { ui.focus.press(id) }
    draw(in: box, opacity: hit.isHovered || hit.isHeld ? 0.22 : 0.12, &ui)
    if ui.showsFocus(id) { ui.pen.focus(box, radius: 6) }
    return hit.isClicked || ui.isPushed(id)
  }

  private func place<ID>(_ ui: inout UI<ID>) -> Rect {
    let height = ui.pen.height(ofParagraph: text, width: ui.layout.width - 30) + 12
    ui.layout.skip(4)
    var box = ui.layout.row(height + 6)
    box.height = height
    return box
  }

  private func draw<ID>(in box: Rect, opacity: Double, _ ui: inout UI<ID>) {
    ui.pen.fill(box, radius: 6, color.opacity(opacity))
    ui.pen.disc(Point(x: box.x + 12, y: box.midY), radius: 3, color)
    ui.pen.paragraph(text, at: Point(x: box.x + 22, y: box.y + 6), width: box.width - 30, .small, color)
  }
}
