import Boundary
import CImGui
import Geometry
import JSON
import StudioKit

extension Panel {
  /// Words side by side where they fit, else one word that opens a menu. Beside words that stand for a number, the
  /// number.
  func drawChoices(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    var options = field.options.map { (value: $0, name: FieldText.of($0, field.domain)) }
    if field.isChoiceOrNumber {
      let number = field.isNumber ? field.value : JSONValue.number(field.firstNumber)
      options.append((number, "number"))
    }
    let widths = options.map { pen.width($0.name, .small) + 14 }
    let frame = Rect(x: box.x, y: box.y + 3, width: box.width, height: box.height - 6)
    layout.note(part: field.path, frame)
    if widths.reduce(0, +) <= box.width {
      drawSegments(field, options, widths, in: frame, &studio, at: time)
    } else {
      drawDropdown(field, options, in: frame, &studio, at: time)
    }
  }

  private func drawSegments(
    _ field: Field, _ options: [(value: JSONValue, name: String)], _ widths: [Double], in frame: Rect,
    _ studio: inout Studio, at time: Double
  ) {
    pen.fill(frame, radius: 6, Theme.field)
    let spare = (frame.width - widths.reduce(0, +)) / Double(max(1, options.count))
    var x = frame.x
    for (option, width) in zip(options, widths) {
      let box = Rect(x: x, y: frame.y, width: width + spare, height: frame.height)
      x += box.width
      let part = "\(field.path)=\(option.name)"
      layout.note(part: part, box)
      let hit = pen.hit(part, box)
      let isChosen = option.value == field.value
      if isChosen { pen.fill(box.inset(by: 2), radius: 4, focus == field.path ? Theme.accent : Theme.raised) }
      let color = isChosen || hit.is_hovered ? Theme.text : Theme.quietText
      pen.text(option.name, in: box, .small, isChosen && focus == field.path ? Color.white : color, alignment: .center)
      if hit.is_pressed { focus = field.path }
      if hit.is_asked { openMenu(field.path) }
      if hit.is_clicked, !isChosen { assign(option.value, to: field, &studio, at: time) }
    }
  }

  func drawDropdown(
    _ field: Field, _ options: [(value: JSONValue, name: String)], in frame: Rect, _ studio: inout Studio,
    at time: Double
  ) {
    layout.dropdowns.insert(field.path)
    let hit = pen.hit(field.path, frame)
    pen.fill(frame, radius: 6, hit.is_hovered ? Theme.raised : Theme.field)
    if focus == field.path { pen.outline(frame, radius: 6, Theme.accent) }
    pen.text(
      field.spelled, in: Rect(x: frame.x + 9, y: frame.y, width: frame.width - 28, height: frame.height), .body,
      Theme.text)
    pen.chevron(at: Point(x: frame.maxX - 12, y: frame.midY), isDown: true, Theme.quietText)
    if hit.is_pressed { focus = field.path }
    if hit.is_asked { openMenu(field.path) }
    let isPushed = pressed == field.path
    if hit.is_clicked || isPushed {
      openMenu(field.path + "/choices", mark: isPushed ? options.firstIndex { $0.value == field.value } ?? 0 : nil)
    }
    drawChoiceMenu(field, options, under: frame, &studio, at: time)
  }

  func drawSwitch(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    let isOn = field.value == true
    let frame = Rect(x: box.maxX - 34, y: box.midY - 9, width: 32, height: 18)
    layout.note(part: field.path, frame)
    let hit = pen.hit(field.path, frame)
    pen.fill(frame, radius: 9, isOn ? Theme.accent : Theme.raised)
    if focus == field.path { pen.outline(frame.inset(by: -2), radius: 11, Theme.accent.opacity(0.6)) }
    let x = isOn ? frame.maxX - 9 : frame.x + 9
    pen.disc(Point(x: x, y: frame.midY), radius: 7, isOn ? Color.white : Theme.quietText)
    if hit.is_pressed { focus = field.path }
    if hit.is_asked { openMenu(field.path) }
    if hit.is_clicked { assign(.flag(!isOn), to: field, &studio, at: time) }
  }

  /// A text or a list, opened by a click.
  func drawText(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    let frame = Rect(x: box.x, y: box.y + 2, width: box.width, height: box.height - 4)
    layout.note(part: field.path, frame)
    if typing?.path == field.path { return drawTyping(field, in: frame, &studio, at: time) }
    let hit = pen.hit(field.path, frame)
    pen.fill(frame, radius: 5, hit.is_hovered ? Theme.raised : Theme.field)
    if focus == field.path { pen.outline(frame, radius: 5, Theme.accent) }
    let text = field.beginning
    let isEmpty = text.isEmpty
    pen.text(
      isEmpty ? field.placeholder : text,
      in: Rect(x: frame.x + 8, y: frame.y, width: frame.width - 16, height: frame.height), .body,
      isEmpty ? Theme.quietText : Theme.text)
    if hit.is_pressed { focus = field.path }
    if hit.is_asked { openMenu(field.path) }
    if hit.is_clicked { type(field) }
  }
}
