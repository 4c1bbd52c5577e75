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
    let width = ui.layout.width - 30
    let height = ui.pen.height(ofParagraph: text, width: width) + 12
    ui.layout.skip(4)
    let row = ui.layout.row(height + 6)
    ui.descriptions.add(words: text, in: row)
    ui.pen.fill(Rect(x: row.x, y: row.y, width: row.width, height: height), radius: 6, color.opacity(0.12))
    ui.pen.disc(Point(x: row.x + 12, y: row.y + height / 2), radius: 3, color)
    ui.pen.paragraph(text, at: Point(x: row.x + 22, y: row.y + 6), width: width, .small, color)
  }
}
