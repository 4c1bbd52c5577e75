import Boundary
import Geometry

/// A number with its unit: drag to turn it by its step, click to type.
struct NumberBox<ID: Hashable & Sendable>: Sendable {
  var id: ID
  /// The control to which the number belongs, and which has the focus.
  var control: ID
  var slider: Slider
  /// The text shown, and the initial text for editing.
  var words: String
  var editable: String
  var unit: String

  init(_ id: ID, of control: ID, _ slider: Slider, words: String, editable: String, unit: String) {
    self.id = id
    self.control = control
    self.slider = slider
    self.words = words
    self.editable = editable
    self.unit = unit
  }
}

extension NumberBox {
  /// - Parameter accepts: The letters allowed; others are refused in a sentence.
  func show(in box: Rect, _ ui: inout UI<ID>, accepts: (Character) -> Bool) -> NumberEdit? {
    let around = Rect(x: box.x - 4, y: box.y, width: box.width + 10, height: box.height)
    let wide = unit.isEmpty ? 0 : ui.pen.width(unit, .small) + 3
    if ui.input.typing?.id == id {
      let answer = OpenField(id, of: control, end: wide + 6).show(in: around, &ui, accepts: accepts)
      switch answer {
      case .finished(let typed?, _): return .typed(typed)
      case .reset: return .reset(goesOn: false)
      case .goesOn: writeUnit(in: box, wide, &ui.pen)
      case .finished, .completes: break
      }
      return nil
    }
    let hit = ui.hit(id, box)
    ui.shape(.leftRight, for: hit)
    if hit.isAsked { return .asked }
    if ui.pen.isSeen(box) {
      let look = ui.pen.look
      if hit.isHovered || hit.isHeld { ui.pen.fill(around, radius: 5, look.field) }
      writeUnit(in: box, wide, &ui.pen)
      ui.pen.text(
        words, in: Rect(x: box.x, y: box.y, width: box.width - wide, height: box.height), .number,
        (slider.isSet ? look.text : look.quietText).opacity(slider.isOn ? 1 : 0.5), alignment: .trailing)
    }
    if hit.isDoubleClicked { return .reset(goesOn: false) }
    if let edit = NumberDrag(id, of: control, slider).follow(hit, &ui) { return edit }
    if hit.isClicked, ui.input.pointer.drag?.hasMoved == false { ui.type(in: id, editable, .number, isClicked: true) }
    typeByKey(&ui)
    return nil
  }

  private func writeUnit(in box: Rect, _ wide: Double, _ pen: inout Pen) {
    let place = Rect(x: box.maxX - wide + 3, y: box.y + 0.5, width: wide - 2, height: box.height)
    if !unit.isEmpty { pen.text(unit, in: place, .small, pen.look.quietText) }
  }

  /// Enter opens the number for editing; so does a digit if the focus came by Tab. After a click, digits are not meant
  /// for the number.
  private func typeByKey(_ ui: inout UI<ID>) {
    guard let press = ui.key(on: control), !press.modifiers.contains(.control) else { return }
    switch press.key {
    case .enter:
      ui.takeKey(on: control)
      ui.scrolls.wanted = .focus
      ui.type(in: id, editable, .number)
    case .letter(let letter) where ui.focus.isByKeys && (letter.isNumber || "-+*/.,".contains(letter)):
      ui.takeKey(on: control)
      ui.type(in: id, editable, .number)
    default: break
    }
  }
}

/// A number that is turned by its step, wherever its control is dragged: on its digits or its name.
struct NumberDrag<ID: Hashable & Sendable>: Sendable {
  let id: ID
  /// The control that gets the focus.
  let control: ID
  let slider: Slider

  init(_ id: ID, of control: ID, _ slider: Slider) { (self.id, self.control, self.slider) = (id, control, slider) }
}

extension NumberDrag {
  /// What a press or a drag on the control comes to.
  func follow(_ hit: Hit, _ ui: inout UI<ID>) -> NumberEdit? {
    guard let pointer = ui.input.pointer.place else { return nil }
    let pace = ui.input.modifiers.pace
    if hit.isPressed {
      ui.focus.press(control)
      ui.input.pointer.drag = Drag(
        id: id, anchor: pointer.x, start: slider.value ?? slider.scale.value(at: 0.5), pace: pace)
    }
    guard hit.isHeld, var drag = ui.input.pointer.drag, drag.id == id else { return nil }
    let way = pointer.x - drag.anchor
    let value = min(max(drag.start + way * slider.step * drag.pace, slider.range.lowerBound), slider.range.upperBound)
    let hasMoved = way.magnitude >= 3 || drag.hasMoved
    let isNewSpeed = drag.pace != pace
    if isNewSpeed { drag = Drag(id: id, anchor: pointer.x, start: value, pace: pace) }
    drag.hasMoved = hasMoved
    ui.input.pointer.drag = drag
    return hasMoved ? slider.turned(to: value, pace: isNewSpeed ? 0.1 : min(1, pace), ui) : nil
  }
}
