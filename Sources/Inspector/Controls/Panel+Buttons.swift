import Boundary
import CImGui
import Geometry
import StudioKit

extension Panel {
  /// Draws a button. True: it was pressed.
  func drawButton(_ button: PanelButton, in box: Rect, tint: Color? = nil) -> Bool {
    let (name, isOn) = (button.name, button.isOn)
    if isOn { layout.note(name, row: box) }
    guard box.overlaps(layout.frame) else { return isOn && pressed == name }
    noteTip(box, name, button.tip)
    layout.note(part: name, box)
    let hit = pen.hit(name, box)
    let fill =
      tint.map { $0.opacity(hit.is_hovered && isOn ? 0.32 : 0.2) }
      ?? (hit.is_hovered && isOn ? Theme.raised : Theme.field)
    pen.fill(box, radius: 6, fill)
    if focus == name { pen.outline(box, radius: 6, Theme.accent) }
    let color = isOn ? tint ?? Theme.text : Theme.quietText.opacity(0.5)
    pen.text(button.title, in: box.inset(by: 2), .small, color, alignment: .center)
    if hit.is_pressed, isOn { focus = name }
    return isOn && (hit.is_clicked || pressed == name)
  }

  /// Buttons side by side, all of one width, or below each other where a title would be cut; the name of the one that
  /// was pressed.
  func drawButtons(_ buttons: [PanelButton], tint: Color? = nil) -> String? {
    let gap = 8.0
    let count = Double(max(1, buttons.count))
    let share = (layout.width - gap * (count - 1)) / count
    guard buttons.allSatisfy({ pen.width($0.title, .small) <= share - 8 }) else {
      var pressed: String?
      for button in buttons where drawButton(button, in: buttonRow(), tint: tint) {
        pressed = button.name
      }
      return pressed
    }
    let row = buttonRow()
    var pressed: String?
    for (index, button) in buttons.enumerated() {
      let box = Rect(x: row.x + Double(index) * (share + gap), y: row.y, width: share, height: row.height)
      if drawButton(button, in: box, tint: tint) { pressed = button.name }
    }
    return pressed
  }

  /// The next row, with air above and below a button.
  private func buttonRow() -> Rect {
    let row = layout.row(32)
    return Rect(x: row.x, y: row.y + 3, width: row.width, height: row.height - 6)
  }

  /// The head of a section, which opens and closes it. Whether it is open.
  func drawSection(_ name: String, _ title: String, _ tip: String) -> Bool {
    // Closed sections stand close together; an open one has air below it.
    if layout.y > layout.headEnd { layout.y += 8 }
    pen.fill(Rect(x: layout.frame.x, y: layout.y, width: layout.frame.width, height: 1), Theme.hairline)
    let row = layout.row(36)
    layout.headEnd = layout.y
    let control = "section." + name
    layout.note(control, row: row)
    layout.note(part: control, row)
    noteTip(row, control, tip)
    let isOpen = openSections.contains(name)
    let hit = pen.hit(control, row)
    pen.text(title.uppercased(), in: row, .caption, hit.is_hovered || focus == control ? Theme.text : Theme.quietText)
    pen.chevron(at: Point(x: row.maxX - 6, y: row.midY), isDown: isOpen, Theme.quietText)
    if focus == control {
      pen.fill(Rect(x: layout.frame.x + 1, y: row.y + 8, width: 3, height: row.height - 16), radius: 1.5, Theme.accent)
    }
    if hit.is_pressed { focus = control }
    if hit.is_clicked || pressed == control {
      if isOpen { openSections.remove(name) } else { openSections.insert(name) }
      pressed = nil
      touch()
    }
    return isOpen
  }

  /// A quiet remark, in as many lines as it needs.
  func drawRemark(_ text: String, _ color: Color = Theme.quietText) {
    let height = pen.height(ofParagraph: text, width: layout.width)
    let row = layout.row(height + 8)
    pen.paragraph(text, at: Point(x: row.x, y: row.y + 2), width: row.width, .small, color)
  }
}
