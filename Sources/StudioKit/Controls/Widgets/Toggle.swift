import Boundary
import Geometry

/// A switch, at the right end of its box.
struct Toggle<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var isSet: Bool
  var isOn: Bool

  init(_ id: ID, isSet: Bool, isOn: Bool = true) {
    self.id = id
    self.isSet = isSet
    self.isOn = isOn
  }
}

extension Toggle {
  /// Whether it is to be toggled, and whether its menu was requested.
  func show(in box: Rect, _ ui: inout UI<ID>) -> (turned: Bool, asked: Bool) {
    let look = ui.pen.look
    let frame = Rect(x: box.maxX - 34, y: box.midY - 9, width: 32, height: 18)
    let hit = ui.hit(id, frame)
    ui.pen.fill(frame, radius: 9, (isSet ? look.selection : look.raised).opacity(isOn ? 1 : 0.5))
    if ui.showsFocus(id) { ui.pen.focus(frame.inset(by: -3), radius: 12) }
    let x = isSet ? frame.maxX - 9 : frame.x + 9
    ui.pen.disc(Point(x: x, y: frame.midY), radius: 7, isSet ? Color.white : look.quietText)
    if hit.isPressed { ui.focus.press(id) }
    if hit.isClicked || ui.isPushed(id) { return (true, false) }
    guard let press = ui.key(on: id), !press.modifiers.contains(.control) else { return (false, hit.isAsked) }
    switch press.key {
    case .left, .down, .right, .up, .pageDown, .pageUp:
      ui.takeKey(on: id)
      let wanted = press.key == .right || press.key == .up || press.key == .pageUp
      return (wanted != isSet, false)
    default: return (false, hit.isAsked)
    }
  }
}
