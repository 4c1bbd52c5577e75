import Boundary
import Controls
import Geometry
import JSON
import Parameters
import StudioKit

extension PanelUI {
  /// A control for a field of the scene, whatever its domain is.
  mutating func field(_ path: String, _ document: PanelDocument) -> [PanelEdit] {
    guard let field = document.field(path) else { return [] }
    let row = row()
    let isNumberOpen = field.isChoiceOrNumber && (field.isNumber || isTyping(in: .number(path)))
    let second = isNumberOpen ? self.row() : nil
    var whole = row
    whole.height += second?.height ?? 0
    focusable(.field(path), whole)
    tip(.field(path), whole, field.tip)
    var edits = label(field, in: row) + keys(field)
    var box = row
    box.x += PanelMetrics.labelWidth
    box.width -= PanelMetrics.labelWidth
    if field.isWritten {
      edits += written(field, in: box)
    } else if field.isChoiceOrNumber {
      edits += choices(field, in: box, takesKeys: !isNumberOpen)
    } else if field.slider != nil {
      edits += slider(field, in: box)
    } else if field.domain == .flag {
      edits += flag(field, in: box)
    } else {
      edits += choices(field, in: box, takesKeys: true)
    }
    if let second {
      edits += slider(field, in: Rect(x: box.x, y: second.y, width: box.width, height: second.height))
    }
    edits += menu(field, at: Point(x: row.x, y: row.maxY))
    return edits + idle(field) + complaint(path, document)
  }

  /// The name of a field, with its menu and double-click.
  mutating func label(_ field: Field, in row: Rect) -> [PanelEdit] {
    let isFocused = focus == .field(field.path)
    if isFocused { mark(Rect(x: row.x, y: row.y + 4, width: 0, height: row.height - 8)) }
    let box = Rect(
      x: row.x, y: row.y, width: min(PanelMetrics.labelWidth, row.width * 0.5) - 6, height: row.height)
    let isMain = field.path == "parameters.ratio"
    let isLit = isMain || field.value != field.standard || isFocused
    let color = isLit ? look.text : look.quietText
    text(field.label, in: box, isMain ? .title : .body, color.opacity(field.idle == nil ? 1 : 0.5))
    let hit = hit(.label(field.path), box)
    if hit.isPressed { focus = .field(field.path) }
    if hit.isAsked { ask(field) }
    return hit.isDoubleClicked ? [.reset(field.path, to: field.standard, goesOn: false)] : []
  }

  /// Opens the menu of a field where the pointer is.
  private mutating func ask(_ field: Field) {
    openMenu(.menu(field.path), at: pointerPlace)
  }

  /// The keys that every field has: its menu, copy and paste, and back to the default.
  mutating func keys(_ field: Field) -> [PanelEdit] {
    let id = PanelControl.field(field.path)
    guard let press = key(on: id) else { return [] }
    switch press.key {
    case .menu,
      .function(10) where press.modifiers == .shift:
      takeKey(on: id)
      openMenu(.menu(field.path), mark: 0)
    case .letter("c") where press.modifiers.contains(.control):
      takeKey(on: id)
      return [copy(field)]
    case .letter("v") where press.modifiers.contains(.control):
      takeKey(on: id)
      return [typed(clipboard, field)]
    case .backspace, .delete:
      takeKey(on: id)
      return [.reset(field.path, to: field.standard, goesOn: false)]
    default: break
    }
    return []
  }

  /// The other mouse button, or the key for it: copy, paste, and back to the default.
  mutating func menu(_ field: Field, at corner: Point) -> [PanelEdit] {
    var items = ["Copy", "Paste", "Default"]
    if field.domain.contains(.null) { items.append("Off") }
    guard let choice = menu(.menu(field.path), items, chosen: nil, at: corner, width: 132) else { return [] }
    switch choice {
    case 0: return [copy(field)]
    case 1: return [typed(clipboard, field)]
    case 2: return [.reset(field.path, to: field.standard, goesOn: false)]
    default: return [.set(field.path, to: .null)]
    }
  }

  private func copy(_ field: Field) -> PanelEdit {
    guard case .text(let text) = field.value else { return .copy(JSONWriter.compact(field.value)) }
    // A device that was changed has no name of its own but what its row says.
    return .copy(text.isEmpty ? field.title ?? text : text)
  }

  /// What was typed or pasted, or why it means nothing here.
  func typed(_ text: String, _ field: Field) -> PanelEdit {
    guard let value = TypedValue.of(text, for: field.domain, current: field.number) else {
      return .refuse(field.path, message: "\u{201C}\(text.prefix(40))\u{201D} is not \(field.domain)")
    }
    return .set(field.path, to: value)
  }
}

extension PanelUI {
  /// A track to drag on and a number to drag or type, in one line.
  private mutating func slider(_ field: Field, in box: Rect) -> [PanelEdit] {
    let number = numberBox(field, in: box)
    let track = Rect(x: box.x, y: box.y, width: number.x - PanelMetrics.gap - box.x, height: box.height)
    return self.track(field, in: track) + self.number(field, in: number)
  }

  /// Where a field's number stands: all tracks are of one length but those whose numbers have a long unit.
  mutating func numberBox(_ field: Field, in box: Rect) -> Rect {
    let width = 46 + max(16, (self.width(field.unit, .small) + 4).rounded(.up))
    return Rect(x: box.maxX - width, y: box.y + 2, width: width, height: box.height - 4)
  }

  mutating func track(_ field: Field, in box: Rect) -> [PanelEdit] {
    guard let slider = field.slider, box.width > 0 else { return [] }
    return edits(track(.field(field.path), slider, in: box), field)
  }

  mutating func number(_ field: Field, in box: Rect) -> [PanelEdit] {
    guard let slider = field.slider else { return [] }
    let edit = number(
      .number(field.path), of: .field(field.path), slider, text: field.words, editable: field.editable,
      unit: field.isNumber ? field.unit : "", in: box, accepts: field.accepts)
    return edits(edit, field)
  }

  private mutating func edits(_ edit: NumberEdit?, _ field: Field) -> [PanelEdit] {
    switch edit {
    case .turned(let number): return [.turn(field.path, to: .number(number))]
    case .reset(let goesOn): return [.reset(field.path, to: field.standard, goesOn: goesOn)]
    case .typed(let text): return [typed(text, field)]
    case .asked:
      ask(field)
      return []
    case nil: return []
    }
  }

  /// Words side by side where they fit, else one word that opens a menu. Beside words that stand for a number, the
  /// number.
  private mutating func choices(_ field: Field, in box: Rect, takesKeys: Bool) -> [PanelEdit] {
    var values = field.options
    var words = field.names ?? values.map { FieldWords.value($0, in: field.domain) }
    if field.isChoiceOrNumber {
      values.append(field.isNumber ? field.value : .number(field.firstNumber))
      words.append("number")
    }
    let id = PanelControl.field(field.path)
    let frame = Rect(x: box.x, y: box.y + 3, width: box.width, height: box.height - 6)
    let chosen = values.firstIndex(of: field.value)
    let edit: ChoiceEdit?
    if field.names == nil, fits(words, in: box.width) {
      edit = segments(id, words, chosen: chosen, in: frame, isOn: field.idle == nil, takesKeys: takesKeys) {
        .word(field.path, $0)
      }
      if edit == nil, field.isChoiceOrNumber, let press = key(on: id), press.key == .enter {
        takeKey(on: id)
        type(in: .number(field.path), field.editable)
      }
    } else {
      edit = dropdown(
        id, words, title: field.words, chosen: chosen, in: frame, menu: .choices(field.path), isOn: field.idle == nil,
        takesKeys: takesKeys)
    }
    switch edit {
    case .chosen(let index): return [.set(field.path, to: values[index])]
    case .asked:
      ask(field)
      return []
    case nil: return []
    }
  }

  private mutating func flag(_ field: Field, in box: Rect) -> [PanelEdit] {
    let (turned, asked) = toggle(
      .field(field.path), isSet: field.value == true, in: box, isOn: field.idle == nil)
    if asked { ask(field) }
    return turned ? [.set(field.path, to: .flag(field.value != true))] : []
  }

  /// A text or a list, opened by a click.
  private mutating func written(_ field: Field, in box: Rect) -> [PanelEdit] {
    let frame = Rect(x: box.x, y: box.y + 2, width: box.width, height: box.height - 4)
    let (typed, asked) = textField(
      .written(field.path), of: .field(field.path), field.beginning, editable: field.editable,
      placeholder: field.placeholder, in: frame)
    if asked { ask(field) }
    return typed.map { [self.typed($0, field)] } ?? []
  }

  /// Why a field has no effect now, and the way out.
  private mutating func idle(_ field: Field) -> [PanelEdit] {
    guard let idle = field.idle else { return [] }
    let row = row(26)
    let wide = width(idle.wayOut, .small) + 20
    let button = Rect(x: row.maxX - wide, y: row.y + 1, width: wide, height: 20)
    text(
      idle.why, in: Rect(x: row.x, y: row.y, width: button.x - 8 - row.x, height: 22), .small, look.quietText)
    let isPressed = self.button(
      PushButton(.wayOut(field.path), idle.wayOut, tip: "\(field.label) then has an effect."), in: button)
    return isPressed ? [.set(idle.path, to: idle.value)] : []
  }

  mutating func complaint(_ path: String, _ document: PanelDocument) -> [PanelEdit] {
    if let complaint = document.complaint, complaint.path == path { remark(complaint.message, look.fault) }
    return []
  }
}
