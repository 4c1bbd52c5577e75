import Geometry

/// A line that can be pressed: of a list, or a word that copies. It draws only that it is pointed at.
public struct ListLine<ID: Hashable & Sendable>: Sendable {
  public var id: ID
  public var tip: String
  public var isOn: Bool

  public init(_ id: ID, tip: String, isOn: Bool = true) {
    self.id = id
    self.tip = tip
    self.isOn = isOn
  }
}

extension ListLine {
  public func show(in row: Rect, _ ui: inout UI<ID>) -> (isLit: Bool, isPressed: Bool) {
    ui.focus.add(id, row)
    ui.tip(id, row, tip)
    let hit = ui.hit(id, row)
    if hit.isPressed { ui.focus.current = id }
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
