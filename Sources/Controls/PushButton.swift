import Boundary
import Geometry

/// A button with a word on it, and the sentence that says what it does.
public struct PushButton<ID: Hashable & Sendable>: Sendable {
  public var id: ID
  public var title: String
  public var tip: String
  public var isOn: Bool

  public init(_ id: ID, _ title: String, tip: String, isOn: Bool = true) {
    self.id = id
    self.title = title
    self.tip = tip
    self.isOn = isOn
  }
}

extension UI {
  /// A button. True: it was pressed, by the pointer or by a key.
  public mutating func button(
    _ button: PushButton<ID>, in box: Rect, font: ControlText = .small, tint: Color? = nil
  ) -> Bool {
    guard button.isOn else {
      tip(button.id, box, button.tip)
      _ = hit(button.id, box)
      fill(box, radius: 6, look.field)
      text(button.title, in: box.inset(by: 2), font, look.quietText.opacity(0.5), alignment: .center)
      return false
    }
    focusable(button.id, box)
    tip(button.id, box, button.tip)
    let hit = hit(button.id, box)
    if hit.isPressed { focus = button.id }
    let isLit = hit.isHovered || hit.isHeld
    fill(box, radius: 6, tint.map { $0.opacity(isLit ? 0.32 : 0.2) } ?? (isLit ? look.raised : look.field))
    if focus == button.id { outline(box, radius: 6, look.accent) }
    text(button.title, in: box.inset(by: 2), font, tint ?? look.text, alignment: .center)
    return hit.isClicked || isPushed(button.id)
  }

  /// Buttons side by side, all of one width, or below each other where a title would be cut; the one that was pressed.
  public mutating func buttons(_ buttons: [PushButton<ID>], tint: Color? = nil) -> ID? {
    let gap = 8.0
    let count = Double(max(1, buttons.count))
    let share = (layout.width - gap * (count - 1)) / count
    var isCut = false
    for button in buttons where width(button.title, .small) > share - 8 { isCut = true }
    var pressed: ID?
    var row = Rect(x: 0, y: 0, width: 0, height: 0)
    for (index, button) in buttons.enumerated() {
      if isCut || index == 0 { row = buttonRow() }
      var box = row
      if !isCut { (box.x, box.width) = (row.x + Double(index) * (share + gap), share) }
      if self.button(button, in: box, tint: tint) { pressed = button.id }
    }
    return pressed
  }

  /// The next row, with air above and below a button.
  private mutating func buttonRow() -> Rect {
    let row = row(32)
    return Rect(x: row.x, y: row.y + 3, width: row.width, height: row.height - 6)
  }

  /// A line that can be pressed: of a list, or a word that copies. Draws only that it is pointed at.
  public mutating func line(_ id: ID, in row: Rect, tip: String, isOn: Bool = true) -> (isLit: Bool, isPressed: Bool) {
    focusable(id, row)
    self.tip(id, row, tip)
    let hit = hit(id, row)
    if hit.isPressed { focus = id }
    let isLit = hit.isHovered && isOn || focus == id
    if isLit {
      fill(
        Rect(x: row.x - 6, y: row.y, width: row.width + 12, height: row.height), radius: 5,
        focus == id ? look.raised : look.field)
    }
    return (isLit, hit.isClicked || isPushed(id))
  }

  /// The head of a section, which opens and closes it.
  ///
  /// - Returns: Whether it was pressed.
  public mutating func sectionHead(_ id: ID, _ title: String, tip: String, isOpen: Bool) -> Bool {
    let row = row(36)
    let edge = Rect(x: frame.x, y: row.y, width: frame.width, height: 1)
    fill(edge, look.hairline)
    focusable(id, row)
    self.tip(id, row, tip)
    let hit = hit(id, row)
    if hit.isPressed { focus = id }
    let isLit = hit.isHovered || focus == id
    text(
      title.uppercased(), in: Rect(x: row.x, y: row.y, width: row.width - 20, height: row.height), .caption,
      isLit ? look.text : look.quietText)
    chevron(at: Point(x: row.maxX - 6, y: row.midY), isDown: isOpen, look.quietText)
    if focus == id { mark(row.inset(by: 8)) }
    return hit.isClicked || isPushed(id)
  }

  /// The mark at the edge of the surface, beside the row that has the focus.
  public mutating func mark(_ row: Rect) {
    fill(Rect(x: frame.x + 1, y: row.y, width: 3, height: row.height), radius: 1.5, look.accent)
  }

  /// A quiet remark, in as many lines as it needs.
  public mutating func remark(_ text: String, _ color: Color? = nil) {
    let row = row(height(ofParagraph: text, width: layout.width) + 8)
    paragraph(text, at: Point(x: row.x, y: row.y + 2), width: row.width, .small, color ?? look.quietText)
  }

  /// A remark that wants to be seen.
  public mutating func chip(_ text: String, _ color: Color) {
    let width = layout.width - 30
    let height = height(ofParagraph: text, width: width) + 12
    skip(4)
    let row = row(height + 6)
    fill(Rect(x: row.x, y: row.y, width: row.width, height: height), radius: 6, color.opacity(0.12))
    disc(Point(x: row.x + 12, y: row.y + height / 2), radius: 3, color)
    paragraph(text, at: Point(x: row.x + 22, y: row.y + 6), width: width, .small, color)
  }
}
