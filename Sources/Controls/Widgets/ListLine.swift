import Boundary
import Geometry

/// A line that can be pressed: of a list, or a word that copies. It draws only that it is pointed at.
public struct ListLine<ID: Hashable & Sendable>: Sendable {
  public var id: ID
  /// What a screen reader says of it.
  public var name: String
  public var tip: String
  public var isOn: Bool

  public init(_ id: ID, _ name: String, tip: String, isOn: Bool = true) {
    self.id = id
    self.name = name
    self.tip = tip
    self.isOn = isOn
  }
}

extension ListLine {
  /// - Parameters:
  ///   - isOpen: Whether what it opens is shown; nil: it opens nothing.
  ///   - isChosen: Whether it is the one of its list that holds; nil: none does.
  public func show(
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
