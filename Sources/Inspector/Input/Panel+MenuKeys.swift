import Boundary
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

  /// An open menu has all keys but those for the whole window.
  func pressInMenu(_ key: Key, _ studio: inout Studio, at time: Double) -> Bool {
    let last = layout.menuItems - 1
    switch key {
    case .up: mark = max(0, (mark ?? last + 1) - 1)
    case .down: mark = min(last, (mark ?? -1) + 1)
    case .home: mark = 0
    case .end: mark = last
    case .enter, .space: if let menu { push(menu, &studio, at: time) }
    case .escape, .tab: closeMenu()
    default: return true
    }
    touch()
    settle(&studio, at: time)
    return true
  }

  /// Closes the menu, if one is open: ImGui forgets a menu that is not drawn.
  func closeMenu() {
    guard menu != nil else { return }
    menu = nil
    mark = nil
    touch()
  }

  /// A menu is open as long as it is drawn: it goes with its control, and with the part of the panel that is seen.
  func closeUnseenMenu() {
    if layout.menuItems == 0, !layout.opensMenu { closeMenu() }
  }
}
