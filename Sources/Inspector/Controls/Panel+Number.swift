import Boundary
import CImGui
import Geometry
import JSON
import Parameters
import StudioKit

extension Panel {
  /// A number: dragged it turns by its step, clicked it can be typed.
  func drawNumber(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    if typing?.path == field.path { return drawTyping(field, in: box, &studio, at: time) }
    let part = field.path + "/number"
    layout.note(part: part, box)
    let hit = pen.hit(part, box)
    if hit.is_asked { openMenu(field.path) }
    dragNumber(field, hit, &studio, at: time)
    if hit.is_hovered || hit.is_held { pen.fill(box.widened(by: 6), radius: 5, Theme.field) }
    let unit = field.domain.unit.count <= 2 ? field.domain.unit : ""
    var digits = box
    if field.isNumber, !unit.isEmpty, unit != "x" {
      let wide = pen.width(unit, .small)
      pen.text(
        unit, in: Rect(x: digits.maxX - wide, y: box.y + 0.5, width: wide + 1, height: box.height), .small,
        Theme.quietText)
      digits.width -= wide + 3
    }
    pen.text(
      field.spelled + (unit == "x" && field.isNumber ? "\u{D7}" : ""), in: digits, .body,
      field.isNumber ? Theme.text : Theme.quietText, alignment: .trailing)
  }

  private func dragNumber(_ field: Field, _ hit: ImguiHit, _ studio: inout Studio, at time: Double) {
    guard let scale = field.scale, let pointer = input.pointer else { return }
    if hit.is_pressed {
      focus = field.path
      drag = Drag(path: field.path, anchor: pointer.x, start: field.number ?? field.firstNumber, speed: input.speed)
    }
    if hit.is_held, var drag, drag.path == field.path {
      let way = pointer.x - drag.anchor
      let value = drag.start + way * field.step * drag.speed
      if drag.hasMoved || way.magnitude >= 3 {
        drag.hasMoved = true
        turn(field, to: value, scale, &studio, at: time)
      }
      if drag.speed != input.speed {
        drag = Drag(
          path: field.path, anchor: pointer.x, start: scale.rounded(value, step: 0), speed: input.speed,
          hasMoved: drag.hasMoved)
      }
      self.drag = drag
    }
    if hit.is_clicked, drag?.hasMoved == false {
      type(field)
      typing?.isClicked = true
    }
  }

  /// Opens the field's value for typing.
  func type(_ field: Field, text: String? = nil) {
    complaint = nil
    typing = Typing(field.path, text: text ?? field.editable, replaces: text == nil)
    touch()
  }

  func drawTyping(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    guard var typing else { return }
    layout.showsTyping = true
    layout.note(part: field.path + "/number", box)
    if typing.isClicked, imgui_is_double_clicked(), let pointer = input.pointer, box.contains(pointer) {
      self.typing = nil
      return reset(field, &studio, at: time)
    }
    let isNew = typing.isNew
    typing.isNew = false
    let event = typing.text.withUnsafeMutableBufferPointer { text in
      imgui_field(
        "##typing", text.baseAddress, text.count, pen.pixels(box.x), pen.pixels(box.y), pen.pixels(box.width),
        pen.pixels(box.height), PanelText.body.rawValue, isNew, typing.replaces)
    }
    self.typing = typing
    pen.outline(box, radius: 5, Theme.accent)
    if event == IMGUI_FIELD_ENTERED || event == IMGUI_FIELD_LEFT { commit(&studio, at: time) }
  }

  /// Ends typing without taking anything.
  func stopTyping(_ studio: inout Studio, at time: Double) {
    typing = nil
    touch()
    settle(&studio, at: time)
  }

  /// What was typed into a field that is scrolled away, or gone, is taken: nobody sees what is typed on.
  func takeUnseenTyping(_ studio: inout Studio, at time: Double) {
    if typing?.isNew == false, !layout.showsTyping { commit(&studio, at: time) }
  }

  /// Takes what was typed, or says why not and leaves everything as it was.
  func commit(_ studio: inout Studio, at time: Double) {
    guard let typing else { return }
    self.typing = nil
    touch()
    // What nobody touched is no edit, whatever the value has come to be meanwhile.
    guard typing.string != typing.start, let field = field(typing.path, studio) else { return }
    guard let value = Typed.value(typing.string, for: field.domain) else {
      complaint = Refusal(
        path: field.path, message: "\u{201C}\(typing.string.prefix(40))\u{201D} is not \(field.domain)")
      return
    }
    studio.finishEdit()
    assign(value, to: field, &studio, at: time)
  }
}

extension Field {
  /// The value as it can be typed.
  var editable: String {
    switch value {
    case .null: ""
    case .text(let text): text
    default: spelled
    }
  }
}

extension Field {
  /// As much of the value as a row could ever show: of a long list, the first entries.
  var beginning: String {
    guard case .list(let items) = value, items.count > 64 else { return editable }
    return FieldText.of(.list(Array(items.prefix(64))), domain)
  }
}

extension Domain {
  var isWhole: Bool {
    switch self {
    case .whole: true
    case .either(let one, let other): one.isWhole || other.isWhole
    default: false
    }
  }
}
