import Boundary
import Effects
import Geometry
import Notation
import Parameters

/// A field of the scene with a control, whatever its domain.
struct FieldRow {
  var field: Field
  /// The reason why the last typed value was refused.
  var complaint: String?
  /// Whether it has no effect for the same reason as the row below, which states it.
  var isExcused = false
  private var id: ControlID { .field(field.path) }
  private var isOn: Bool { field.idle == nil }
}

extension FieldRow {
  init?(_ path: String, _ document: PanelDocument) {
    guard let field = document.field(path) else { return nil }
    self.field = field
    if document.state.complaint?.path == path { complaint = document.state.complaint?.message }
  }

  /// A row for a field.
  ///
  /// - Parameter next: The field below it: of those that have no effect for one reason only the last one says it.
  static func show(_ path: String, before next: String?, _ document: PanelDocument, _ ui: inout WindowUI) -> [Intent] {
    guard var row = FieldRow(path, document) else { return [] }
    row.isExcused = row.field.idle != nil && next.flatMap(document.field)?.idle == row.field.idle
    return row.show(&ui)
  }

  /// A row for each of these fields.
  static func show(
    _ paths: some Sequence<String>, _ document: PanelDocument, _ ui: inout WindowUI
  ) -> [Intent] {
    var edits: [Intent] = []
    for path in paths { edits += FieldRow(path, document)?.show(&ui) ?? [] }
    return edits
  }

  func show(_ ui: inout WindowUI) -> [Intent] {
    let row = ui.layout.row(height(ui))
    let isNumberOpen =
      field.control == .length
      || field.control == .choicesOrNumber && (field.isNumber || ui.input.typing?.id == .number(field.path))
    let second = isNumberOpen || field.control == .color ? ui.layout.row() : nil
    var whole = row
    whole.height += second?.height ?? 0
    ui.focus.add(id, whole)
    ui.tip(id, whole, field.tip)
    ui.descriptions.add(id, in: whole, field.accessibleItem)
    var edits = label(in: row, &ui) + keys(&ui)
    var box = row
    box.x += PanelMetrics.labelWidth
    box.width -= PanelMetrics.labelWidth
    switch field.control {
    case .written: edits += written(in: box, &ui)
    case .color: edits += color(in: box, &ui)
    case .slider: edits += slider(in: box, &ui)
    case .flag: edits += flag(in: box, &ui)
    case .length: edits += lengths(in: box, &ui)
    case .choices, .choicesOrNumber: edits += choices(in: box, takesKeys: !isNumberOpen, &ui)
    }
    if let second, field.control == .color {
      edits += swatches(in: Rect(x: box.x, y: second.y, width: box.width, height: second.height), &ui)
    } else if let second {
      edits += slider(in: Rect(x: box.x, y: second.y, width: box.width, height: second.height), &ui)
    }
    edits += keySign(in: row, &ui) + menu(at: Point(x: row.x, y: row.maxY), &ui) + wayOut(&ui)
    complain(&ui)
    return edits
  }

  /// A text is as tall as its lines.
  private func height(_ ui: WindowUI) -> Double {
    guard field.takesLines else { return 28 }
    let typing = ui.input.typing.flatMap { $0.id == .written(field.path) ? $0.text : nil }
    return max(28, TypedLine.height(of: typing ?? field.editable) + 4)
  }

  func complain(_ ui: inout WindowUI) {
    if let complaint { Remark(complaint, ui.pen.look.fault).show(&ui) }
  }
}

/// Common parts of every field.
extension FieldRow {
  /// The name of a field, with its menu and double-click.
  func label(in row: Rect, _ ui: inout WindowUI) -> [Intent] {
    let box = Rect(
      x: row.x, y: row.y, width: min(PanelMetrics.labelWidth, row.width * 0.5) - 6, height: row.height)
    let isMain = field.isSpeed && !field.isInner
    let color = field.isChanged ? ui.pen.look.text : ui.pen.look.quietText
    ui.pen.text(field.label, in: box, isMain ? .title : .body, color.opacity(isOn ? 1 : 0.5))
    let hit = ui.hit(.label(field.path), box)
    if hit.isPressed { ui.focus.press(id) }
    if hit.isAsked { ask(&ui) }
    if field.isNumber, let slider = field.slider, slider.isOn {
      ui.shape(.leftRight, for: hit)
      if !hit.isDoubleClicked, let edit = NumberDrag(.label(field.path), of: id, slider).follow(hit, &ui) {
        return edits(edit, &ui)
      }
    }
    return hit.isDoubleClicked ? [.reset(field.path, to: field.standard, goesOn: false)] : []
  }

  /// The diamond of a key's value: the key sets it, or does not.
  private func keySign(in row: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard let isKeyed = field.isKeyed else { return [] }
    let sign = ControlID.keyedValue(field.path)
    let box = Rect(x: row.x - 16, y: row.y, width: 14, height: row.height)
    let tip = isKeyed ? "Takes it out of this key." : "Sets it in this key."
    ui.focus.add(sign, box)
    ui.tip(sign, box, tip)
    ui.descriptions.add(
      sign, in: box, AccessibleItem(.toggle, "Key of \(field.label.lowercased())", help: tip, isSet: isKeyed))
    let hit = ui.hit(sign, box)
    if hit.isPressed { ui.focus.press(sign) }
    let center = Point(x: box.midX, y: box.midY)
    if ui.showsFocus(sign) { ui.pen.focus(box, radius: 4) }
    ui.pen.diamond(at: center, radius: 5, hit.isHovered || isKeyed ? ui.pen.look.text : ui.pen.look.quietText)
    if !isKeyed { ui.pen.diamond(at: center, radius: 3.5, ui.pen.look.panel) }
    return hit.isClicked || ui.isPushed(sign) ? [.keyValue(field.path, isSet: !isKeyed)] : []
  }

  /// Opens the field's menu at the pointer.
  private func ask(_ ui: inout WindowUI) { ui.openMenu(.menu(field.path), isAsked: true) }

  /// The keys that every field has: its menu, copy and paste, and back to the default.
  func keys(_ ui: inout WindowUI) -> [Intent] {
    guard let press = ui.key(on: id) else { return [] }
    switch press.key {
    case .menu,
      .function(10) where press.modifiers == .shift:
      ui.takeKey(on: id)
      ui.openMenu(.menu(field.path), mark: 0)
    case .letter("c") where press.modifiers.contains(.control):
      ui.takeKey(on: id)
      return [copied]
    case .letter("v") where press.modifiers.contains(.control):
      ui.takeKey(on: id)
      return [typed(ui.input.clipboard.text)]
    case .backspace, .delete:
      ui.takeKey(on: id)
      return [.reset(field.path, to: field.standard, goesOn: false)]
    default: break
    }
    return []
  }

  /// The other mouse button, or the key for it: copy, paste, and back to the default.
  func menu(at corner: Point, _ ui: inout WindowUI) -> [Intent] {
    var items = ["Copy", "Paste", "Default"]
    if field.domain.contains(.null) { items.append(field.unset ?? "Off") }
    let lengths = field.lengths.filter { $0 != field.value }
    for length in lengths { items.append(SafeLength(length)?.isSafe == true ? "Below the safe area" : "In points") }
    guard let choice = Menu(.menu(field.path), items).show(at: corner, width: 132, &ui) else { return [] }
    switch choice {
    case 0: return [copied]
    case 1: return [typed(ui.input.clipboard.text)]
    case 2: return [.reset(field.path, to: field.standard, goesOn: false)]
    default: return [.set(field.path, to: lengths.first ?? .null)]
    }
  }

  private var copied: Intent {
    guard case .text(let text) = field.value else { return .copy(JSONWriter.compact(field.value)) }
    // A customized device has no name of its own, only the text of its row.
    return .copy(text.isEmpty ? field.title ?? text : text)
  }

  /// The edit that a typed or pasted text comes to, or the reason why it comes to none.
  ///
  /// - Parameter keepsKind: Whether a number is one below the safe area where the value is.
  private func typed(_ text: String, keepsKind: Bool = false) -> Intent {
    guard let value = TypedValue.of(text, for: field.domain, current: field.number) else {
      return .panel(.refuse(field.path, message: "\u{201C}\(text.prefix(40))\u{201D} is not \(field.domain)"))
    }
    if field.domain.namesFiles { return .type(field.path, value) }
    // What is reckoned from the present number is so in every chosen layer.
    let isMoved = field.number != nil && text.trimmed.first.map { "+*/\u{D7}".contains($0) } == true
    let kept = keepsKind ? value.number.map { field.value.with(amount: $0) } ?? value : value
    return isMoved ? .move(field.path, to: kept) : .set(field.path, to: kept)
  }

  /// Why a field has no effect now, and the way out.
  private func wayOut(_ ui: inout WindowUI) -> [Intent] {
    guard let idle = field.idle, !isExcused else { return [] }
    let wide = ui.pen.width(idle.wayOut, .small) + 20
    let room = max(1, ui.layout.width - wide - 8)
    let high = ui.pen.height(ofParagraph: idle.why, width: room)
    let row = ui.layout.row(max(20, high) + 6)
    let button = Rect(x: row.maxX - wide, y: row.y + 1, width: wide, height: 20)
    // A single line is centered on the button, several lines begin at its top.
    let top = row.y + 1 + (20 - ControlText.small.lineHeight) / 2
    ui.pen.paragraph(idle.why, at: Point(x: row.x, y: top), width: room, .small, ui.pen.look.quietText)
    let isPressed = PushButton(.wayOut(field.path), idle.wayOut, tip: "\(field.label) then has an effect.")
      .show(in: button, &ui)
    return isPressed ? [.set(idle.path, to: idle.value)] : []
  }
}

/// Controls.
extension FieldRow {
  /// A track to drag on and a number to drag or type, in one line.
  private func slider(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let number = numberBox(in: box)
    let track = Rect(x: box.x, y: box.y, width: number.x - PanelMetrics.gap - box.x, height: box.height)
    return self.track(in: track, &ui) + self.number(in: number, &ui)
  }

  /// The frame of a field's number with its unit: all tracks have the same length.
  func numberBox(in box: Rect) -> Rect {
    let width = PanelMetrics.numberWidth
    return Rect(x: box.maxX - width, y: box.y + 2, width: width, height: box.height - 4)
  }

  func track(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard let slider = field.slider, box.width > 0 else { return [] }
    return edits(Track(id, slider).show(in: box, &ui), &ui)
  }

  func number(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard let slider = field.slider else { return [] }
    let number = NumberBox(
      .number(field.path), of: id, slider, words: field.words, editable: field.editable,
      unit: field.isNumber && !field.isMixed || field.unset != nil ? field.unit.replacing("per ", with: "/") : "")
    return edits(number.show(in: box, &ui, accepts: field.accepts), &ui)
  }

  /// The number alone, in a row of something else.
  func bareNumber(_ id: ControlID, of control: ControlID, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard let slider = field.slider else { return [] }
    let number = NumberBox(id, of: control, slider, words: field.words, editable: field.editable, unit: "")
    return edits(number.show(in: box, &ui, accepts: field.accepts), &ui)
  }

  private func edits(_ edit: NumberEdit?, _ ui: inout WindowUI) -> [Intent] {
    switch edit {
    case .turned(let number): return [.turn(field.path, to: field.value.with(amount: number))]
    case .reset(let goesOn): return [.reset(field.path, to: field.standard, goesOn: goesOn)]
    case .typed(let text): return [typed(text, keepsKind: true)]
    case .asked: ask(&ui)
    case nil: break
    }
    return []
  }

  /// Words side by side where they fit, else one word that opens a menu. Beside words that stand for a number, the
  /// number.
  private func choices(in box: Rect, takesKeys: Bool, _ ui: inout WindowUI) -> [Intent] {
    var values = field.options
    var words = field.names ?? values.map(field.words)
    if field.isChoiceOrNumber {
      values.append(field.isNumber ? field.value : .number(field.firstNumber))
      words.append("number")
    }
    let frame = Rect(x: box.x, y: box.y + 3, width: box.width, height: box.height - 6)
    let chosen = field.isMixed ? nil : values.firstIndex(of: field.value)
    let choice = Words(id, words, chosen: chosen, isOn: isOn, takesKeys: takesKeys)
    let edit: ChoiceEdit?
    if field.names == nil, Segments(choice).fits(in: box.width, &ui.pen) {
      edit = Segments(choice).show(in: frame, part: { .word(field.path, $0) }, &ui)
      if edit == nil, field.isChoiceOrNumber, let press = ui.key(on: id), press.key == .enter {
        ui.takeKey(on: id)
        ui.type(in: .number(field.path), field.editable, .number)
      }
    } else {
      var list = Dropdown(choice, title: field.words, menu: .choices(field.path))
      (list.details, list.breaks) = (field.details, field.breaks)
      edit = list.show(in: frame, &ui)
    }
    switch edit {
    case .chosen(let index): return [.set(field.path, to: values[index])]
    case .asked: ask(&ui)
    case nil: break
    }
    return []
  }

  /// The kinds of a length, side by side.
  private func lengths(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let values = field.lengths
    let frame = Rect(x: box.x, y: box.y + 3, width: box.width, height: box.height - 6)
    let isSafe = SafeLength(field.value)?.isSafe == true
    let choice = Words(id, ["points", "safe area +"], chosen: isSafe ? 1 : 0, isOn: isOn, takesKeys: false)
    switch Segments(choice).show(in: frame, part: { .word(field.path, $0) }, &ui) {
    case .chosen(let index): return values.indices.contains(index) ? [.set(field.path, to: values[index])] : []
    case .asked: ask(&ui)
    case nil: break
    }
    return []
  }

  private func flag(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let (turned, asked) = Toggle(id, isSet: field.isSet, isOn: isOn).show(in: box, &ui)
    if asked { ask(&ui) }
    return turned ? [.set(field.path, to: field.toggled)] : []
  }

  /// A text or a list, opened by a click.
  private func written(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let frame = Rect(x: box.x, y: box.y + 2, width: box.width, height: box.height - 4)
    var text = TextBox(.written(field.path), of: id, field.beginning)
    (text.editable, text.placeholder, text.takesLines) = (field.editable, field.placeholder, field.takesLines)
    let answer = text.show(in: frame, &ui)
    if answer.isAsked { ask(&ui) }
    return answer.typed.map { [typed($0)] } ?? []
  }
}

/// Colors.
extension FieldRow {
  private static let swatches: [UInt32] = [
    0xFFFFFF, 0x1C1C1E, 0x8E8E93, 0xFF453A, 0xFF9F0A, 0xFFD60A, 0x30D158, 0x64D2FF, 0x0A84FF, 0xBF5AF2,
  ]

  /// The color as it is written.
  private func color(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let frame = Rect(x: box.x, y: box.y + 2, width: box.width, height: box.height - 4)
    var text = TextBox(ControlID.written(field.path), of: id, field.value == .null ? "By the tone" : field.words)
    text.editable = field.editable
    let answer = text.show(in: frame, &ui)
    if answer.isAsked { ask(&ui) }
    return (answer.typed.map { [typed($0)] } ?? []) + colorKeys(&ui)
  }

  /// Arrows go along the row of colors.
  private func colorKeys(_ ui: inout WindowUI) -> [Intent] {
    guard let press = ui.key(on: id), press.key == .left || press.key == .right else { return [] }
    ui.takeKey(on: id)
    let (colors, way) = (Self.swatches.map { HexColor(hex: $0).value }, press.key == .right ? 1 : -1)
    let place = colors.firstIndex(of: field.value).map { $0 + way } ?? (way > 0 ? 0 : colors.count - 1)
    return colors.indices.contains(place) ? [.set(field.path, to: colors[place])] : []
  }

  private func swatches(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let pitch = min(24, box.width / Double(Self.swatches.count))
    let side = max(4, min(18, pitch - 4))
    var edits: [Intent] = []
    for (number, hex) in Self.swatches.enumerated() {
      let (color, part) = (HexColor(hex: hex), ControlID.word(field.path, number))
      let swatch = Rect(
        x: box.x + Double(number) * pitch, y: box.y + (box.height - side) / 2 - 1, width: side, height: side)
      ui.tip(part, swatch, "#\(color.digits)")
      let hit = ui.hit(part, swatch)
      ui.pen.fill(swatch, radius: side / 2, Color(hex))
      ui.pen.outline(swatch, radius: side / 2, ui.pen.look.hairline)
      if field.value == color.value {
        ui.pen.outline(swatch.inset(by: -2.5), radius: side / 2 + 2.5, line: 1.5, ui.pen.look.selection)
      } else if hit.isHovered {
        ui.pen.outline(swatch.inset(by: -2.5), radius: side / 2 + 2.5, line: 1, ui.pen.look.quietText)
      }
      if hit.isPressed { ui.focus.press(id) }
      if hit.isClicked { edits.append(.set(field.path, to: color.value)) }
    }
    return edits
  }
}
