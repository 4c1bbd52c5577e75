import Boundary
import Geometry

/// A clickable line, such as a list row or a copyable word. Draws only its hover state.
struct ListLine<ID: Hashable & Sendable>: Sendable {
  var id: ID
  /// The name for a screen reader.
  var name: String
  var tip: String
  var isOn: Bool

  init(_ id: ID, _ name: String, tip: String, isOn: Bool = true) {
    self.id = id
    self.name = name
    self.tip = tip
    self.isOn = isOn
  }
}

extension ListLine {
  /// - Parameters:
  ///   - isOpen: Whether its content is expanded. Nil if it cannot expand.
  ///   - isChosen: Whether it is the selected one. Nil if the list has no selection.
  func show(
    in row: Rect, isOpen: Bool? = nil, isChosen: Bool? = nil, _ ui: inout UI<ID>
  ) -> (isLit: Bool, isPressed: Bool) {
    ui.focus.add(id, row)
    ui.tip(id, row, tip)
    ui.descriptions.add(
      id, in: row,
      AccessibleItem(
        isOpen != nil ? .toggle : isChosen != nil ? .listEntry : .button, name, help: tip, isOn: isOn, isSet: isChosen,
        isOpen: isOpen))
    let hit = ui.hit(id, row)
    if hit.isPressed { ui.focus.press(id) }
    let isFocused = ui.focus.current == id
    let isLit = hit.isHovered && isOn || isFocused
    if isLit {
      ui.pen.fill(
        Rect(x: row.x - 6, y: row.y, width: row.width + 12, height: row.height), radius: 5,
        isFocused ? ui.pen.look.raised : ui.pen.look.field)
    }
    return (isLit, hit.isClicked || ui.isPushed(id))
  }
}
