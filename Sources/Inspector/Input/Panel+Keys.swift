import Boundary
import CImGui
import Documents
import Geometry
import JSON
import Parameters
import StudioKit

extension Panel {
  /// Keys go to what is being typed, else to the control that has the focus, else to the studio.
  func press(
    _ key: Key, _ modifiers: Modifiers, isRepeat: Bool, _ studio: inout Studio, at time: Double
  ) -> Bool {
    change(modifiers, &studio, at: time)
    endTicks(&studio)
    // The list of keys lies over the panel: it goes first.
    if key == .escape, studio.switches.showsKeys, !isBusy { return false }
    if menu != nil {
      guard isForWindow(key, modifiers) else { return pressInMenu(key, &studio, at: time) }
      closeMenu()
      settle(&studio, at: time)
    }
    if key == .tab {
      commit(&studio, at: time)
      moveFocus(modifiers.contains(.shift) ? -1 : 1, &studio, at: time)
      return true
    }
    if let isTaken = pressInTyping(key, modifiers, &studio, at: time) { return isTaken }
    guard let focus else { return false }
    if key == .escape {
      self.focus = nil
      touch()
      return true
    }
    return press(key, modifiers, onControl: focus, &studio, at: time)
  }

  /// Keys while something is typed; nil: they are for others, who find the value in its place.
  private func pressInTyping(
    _ key: Key, _ modifiers: Modifiers, _ studio: inout Studio, at time: Double
  ) -> Bool? {
    guard typing != nil else { return nil }
    if key == .escape {
      stopTyping(&studio, at: time)
      return true
    }
    guard isForField(key, modifiers) else {
      commit(&studio, at: time)
      settle(&studio, at: time)
      return nil
    }
    typeKey(key, isDown: true)
    settle(&studio, at: time)
    // Released at once: it is not known which key goes up when the field closes.
    typeKey(key, isDown: false)
    settle(&studio, at: time)
    return true
  }

  private func press(
    _ key: Key, _ modifiers: Modifiers, onControl control: String, _ studio: inout Studio, at time: Double
  ) -> Bool {
    if input.isByKeys { input.used = control }
    if key == .menu || key == .function(10) && modifiers == .shift { return askForMenu(&studio, at: time) }
    if modifiers.contains(.control) { return pressWithControl(key, &studio, at: time) }
    if let index = focusedPicture { return press(key, modifiers, onPicture: index, &studio, at: time) }
    if control == "page" { return pressOnPage(key, &studio, at: time) }
    if let field = field(control, studio) { return press(key, on: field, &studio, at: time) }
    guard key == .enter || key == .space else { return false }
    push(control, &studio, at: time)
    return true
  }

  /// Whether a key means something to the window, whatever is open in it.
  private func isForWindow(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .function = key { true } else { modifiers.contains(.control) }
  }

  /// Whether a key means something to the text that is being typed: undo, copy and the like are the field's own.
  private func isForField(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .function = key { return false }
    guard modifiers.contains(.control), case .letter(let letter) = key else { return true }
    return "acvxyz".contains(letter)
  }

  func release(_ modifiers: Modifiers, _ studio: inout Studio, at time: Double) -> Bool {
    change(modifiers, &studio, at: time)
    if !input.isGripped, focus != nil { studio.finishEdit() }
    return false
  }

  private func pressWithControl(_ key: Key, _ studio: inout Studio, at time: Double) -> Bool {
    guard let focus, let field = field(focus, studio) else { return false }
    switch key {
    case .letter("c"): copy(field, &studio)
    case .letter("v"): paste(field, &studio, at: time)
    default: return false
    }
    return true
  }

  private func press(_ key: Key, on field: Field, _ studio: inout Studio, at time: Double) -> Bool {
    if key == .enter || key == .space { reveal(&studio, at: time) }
    switch key {
    case .left, .down: turn(field, by: -1, &studio, at: time)
    case .right, .up: turn(field, by: 1, &studio, at: time)
    case .pageDown: turn(field, by: -10, &studio, at: time)
    case .pageUp: turn(field, by: 10, &studio, at: time)
    case .home: turn(field, toEnd: \.lowerBound, &studio, at: time)
    case .end: turn(field, toEnd: \.upperBound, &studio, at: time)
    case .backspace, .delete: reset(field, &studio, at: time)
    case .enter where field.domain == .flag, .space where field.domain == .flag:
      assign(.flag(field.value != true), to: field, &studio, at: time)
    case .space where layout.dropdowns.contains(field.path), .enter where layout.dropdowns.contains(field.path):
      push(field.path, &studio, at: time)
    case .enter where field.scale != nil || field.isWritten:
      type(field)
      settle(&studio, at: time)
    case .enter: turn(field, by: 1, &studio, at: time)
    case .letter(let letter) where field.scale != nil && (letter.isNumber || letter == "-" || letter == "."):
      type(field, text: "")
      settle(&studio, at: time)
    default: return false
    }
    return true
  }

  /// Turns a number by so many steps, or a choice to the next word.
  func turn(_ field: Field, by steps: Double, _ studio: inout Studio, at time: Double) {
    guard !field.isWritten else { return }
    if let scale = field.scale, field.isTurned {
      let start = field.number ?? field.firstNumber
      let isWhole = field.domain.isWhole
      let step = isWhole ? max(1, input.speed) : field.step * input.speed
      let value = scale.rounded(start + steps * step, step: isWhole ? 1 : field.step * min(1, input.speed))
      assign(.number(value), to: field, isHeld: true, &studio, at: time)
      return
    }
    var options = field.options
    if field.isChoiceOrNumber { options.append(.number(field.firstNumber)) }
    guard !options.isEmpty else { return }
    let index = options.firstIndex(of: field.value) ?? -1
    let next = min(max(0, index + (steps > 0 ? 1 : -1)), options.count - 1)
    assign(options[next], to: field, &studio, at: time)
  }

  private func turn(
    _ field: Field, toEnd end: KeyPath<ClosedRange<Double>, Double>, _ studio: inout Studio, at time: Double
  ) {
    guard let scale = field.scale, !field.isWritten else { return }
    assign(.number(scale.range[keyPath: end]), to: field, isHeld: true, &studio, at: time)
  }

  private func typeKey(_ key: Key, isDown: Bool) {
    let names: [Key: ImguiKey] = [
      .left: IMGUI_KEY_LEFT, .right: IMGUI_KEY_RIGHT, .up: IMGUI_KEY_UP, .down: IMGUI_KEY_DOWN, .home: IMGUI_KEY_HOME,
      .end: IMGUI_KEY_END, .backspace: IMGUI_KEY_BACKSPACE, .delete: IMGUI_KEY_DELETE, .enter: IMGUI_KEY_ENTER,
      .escape: IMGUI_KEY_ESCAPE, .letter("a"): IMGUI_KEY_A, .letter("c"): IMGUI_KEY_C, .letter("v"): IMGUI_KEY_V,
      .letter("x"): IMGUI_KEY_X, .letter("y"): IMGUI_KEY_Y, .letter("z"): IMGUI_KEY_Z,
    ]
    if let name = names[key] { imgui_key(name, isDown) }
  }
}
