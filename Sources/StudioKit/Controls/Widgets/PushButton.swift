import Boundary
import Geometry

/// A button with a title and a tooltip.
struct PushButton<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var title: String
  var tip: String
  var isOn: Bool
  /// The name for a screen reader, if the title is not enough.
  var name: String?

  init(_ id: ID, _ title: String, tip: String, isOn: Bool = true) {
    self.id = id
    self.title = title
    self.tip = tip
    self.isOn = isOn
  }
}

extension PushButton {
  /// A cross that closes something.
  static func cross(_ id: ID, name: String = "Close", tip: String) -> PushButton {
    var button = PushButton(id, "\u{D7}", tip: tip)
    button.name = name
    return button
  }

  /// - Parameters:
  ///   - isMain: Whether it is the one that a person most likely wants.
  ///   - isFlat: Whether it has a ground only under the pointer.
  /// - Returns: Whether it was pressed, by the pointer or a key.
  func show(
    in box: Rect, font: ControlText = .small, tint: Color? = nil, isMain: Bool = false, isFlat: Bool = false,
    _ ui: inout UI<ID>
  ) -> Bool {
    let look = ui.pen.look
    ui.tip(id, box, tip)
    ui.descriptions.add(id, in: box, AccessibleItem(.button, name ?? title, help: tip, isOn: isOn))
    guard isOn else {
      _ = ui.hit(id, box)
      if !isFlat { ui.pen.fill(box, radius: 6, look.field) }
      ui.pen.text(title, in: box.inset(by: 2), font, look.quietText.opacity(0.5), alignment: .center)
      return false
    }
    ui.focus.add(id, box)
    let hit = ui.hit(id, box)
    if hit.isPressed { ui.focus.press(id) }
    let isLit = hit.isHovered || hit.isHeld
    let ground = isLit ? look.raised : look.field
    if isMain {
      ui.pen.fill(box, radius: 6, look.primary.opacity(isLit ? 0.86 : 1))
    } else if !isFlat || isLit {
      ui.pen.fill(box, radius: 6, tint.map { $0.opacity(isLit ? 0.32 : 0.2) } ?? ground)
    }
    if ui.showsFocus(id) { ui.pen.focus(isMain ? box.inset(by: -3) : box, radius: isMain ? 9 : 6) }
    ui.pen.text(title, in: box.inset(by: 2), font, isMain ? look.onPrimary : tint ?? look.text, alignment: .center)
    return hit.isClicked || ui.isPushed(id)
  }
}

/// Buttons side by side with equal widths, or below each other if a title would be truncated.
struct ButtonRow<ID: Hashable & Sendable>: Sendable {
  var buttons: [PushButton<ID>]
  var tint: Color?

  init(_ buttons: [PushButton<ID>], tint: Color? = nil) {
    self.buttons = buttons
    self.tint = tint
  }
}

extension ButtonRow {
  private static var gap: Double { 8 }

  /// Returns the pressed button.
  func show(_ ui: inout UI<ID>) -> ID? {
    let count = Double(max(1, buttons.count))
    let share = (ui.layout.width - Self.gap * (count - 1)) / count
    var isCut = false
    for button in buttons where ui.pen.width(button.title, .small) > share - 8 { isCut = true }
    var pressed: ID?
    var row = Rect(x: 0, y: 0, width: 0, height: 0)
    for (index, button) in buttons.enumerated() {
      if isCut || index == 0 { row = place(&ui) }
      var box = row
      if !isCut {
        // On whole points, so that words are sharp.
        let left = (row.x + Double(index) * (share + Self.gap)).rounded()
        (box.x, box.width) = (left, (row.x + Double(index + 1) * (share + Self.gap) - Self.gap).rounded() - left)
      }
      if button.show(in: box, tint: tint, &ui) { pressed = button.id }
    }
    return pressed
  }

  /// The frame of the next row, with space above and below a button.
  private func place(_ ui: inout UI<ID>) -> Rect {
    let row = ui.layout.row(32)
    return Rect(x: row.x, y: row.y + 3, width: row.width, height: row.height - 6)
  }
}
