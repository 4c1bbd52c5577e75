import Boundary
import CImGui
import StudioKit

extension Panel {
  /// Presses a button, a section's head or a choice, as a click does.
  func push(_ control: String, _ studio: inout Studio, at time: Double) {
    pressed = control
    // One run sees it: a second one would press again.
    run(&studio, at: time)
    pressed = nil
    settle(&studio, at: time)
  }

  /// Opens the menu of the field that has the focus.
  func askForMenu(_ studio: inout Studio, at time: Double) -> Bool {
    guard let focus, field(focus, studio) != nil else { return false }
    reveal(&studio, at: time)
    input.asked = nil
    askedField = focus
    run(&studio, at: time)
    askedField = nil
    settle(&studio, at: time)
    return true
  }

  /// An open menu has all keys.
  func pressInMenu(_ key: Key, _ studio: inout Studio, at time: Double) -> Bool {
    let last = layout.menuItems - 1
    switch key {
    case .up: mark = max(0, (mark ?? last + 1) - 1)
    case .down: mark = min(last, (mark ?? -1) + 1)
    case .home: mark = 0
    case .end: mark = last
    case .enter, .space: if let menu { push(menu, &studio, at: time) }
    case .escape, .tab: closeMenu(&studio, at: time)
    default: return true
    }
    touch()
    settle(&studio, at: time)
    return true
  }

  private func closeMenu(_ studio: inout Studio, at time: Double) {
    // A press beside a menu closes it.
    imgui_point(0, 0)
    run(&studio, at: time)
    imgui_press(0, true)
    run(&studio, at: time)
    imgui_press(0, false)
    settle(&studio, at: time)
    menu = nil
  }
}
