import Boundary
import Geometry
import Notation
import Parameters

/// The entries of a list, one per row: each can be edited, or expanded if it is a record, moved, duplicated and
/// removed.
struct ListEditor {
  private let document: PanelDocument
  private let field: Field
  private let item: Domain
  private let values: [JSONValue]
  private let isOpen: Bool

  private static let rowHeight = 26.0
  /// Width at the right for the two buttons of an entry.
  private static let buttons = 52.0
  /// Maximum number of entries shown; longer lists are edited as text.
  private static let most = 200
  /// Indent of an entry's fields.
  private static let indent = 14.0
}

extension ListEditor {
  /// Nil if the field is not a list of this kind.
  init?(_ path: String, _ document: PanelDocument) {
    guard let field = document.field(path), let item = field.domain.item else { return nil }
    (self.document, self.field, self.item) = (document, field, item)
    if case .list(let values) = field.value { self.values = values } else { values = [] }
    // The records of an effect are its main content, so they are initially expanded.
    isOpen =
      document.state.openLists.contains(path) != (item.record != nil && !field.isInner && path.hasPrefix("parameters."))
  }

  func show(_ ui: inout WindowUI) -> [Intent] {
    var edits = head(&ui)
    guard isOpen else { return edits }
    let shown = min(values.count, Self.most)
    var tops = [ui.layout.y]
    for index in 0..<shown {
      edits += entry(index, in: ui.layout.row(Self.rowHeight), &ui)
      if isEntryOpen(index) { edits += fields(of: index, &ui) }
      tops.append(ui.layout.y)
    }
    if let (from, to) = carried(over: tops, &ui) { edits += move(from, to: to) }
    if values.count > shown { Remark("\(values.count - shown) more: type them in the field above.").show(&ui) }
    let add = PushButton(ControlID.addEntry(field.path), "Add", tip: "Adds an entry at the end.")
    if ButtonRow([add]).show(&ui) != nil {
      edits.append(set(values + [added]))
      if item.record == nil { open(values.count, text: added, &ui) } else { ui.moveFocus(to: id(values.count)) }
    }
    ui.layout.skip(6)
    return edits
  }

  /// How many entries there are; it opens and closes the list.
  private func head(_ ui: inout WindowUI) -> [Intent] {
    let row = ui.layout.row(24)
    let id = ControlID.list(field.path)
    let noun = item.record?.noun
    let words =
      values.isEmpty
      ? noun.map { "no \($0)s" } ?? "one by one"
      : values.count == 1 ? "1 \(noun ?? "entry")" : "\(values.count) \(noun.map { $0 + "s" } ?? "entries")"
    let tip = isOpen ? "Hides the entries." : "Shows the entries, each in a row."
    let line = ListLine<ControlID>(id, "\(field.label): \(words)", tip: tip)
    let (isLit, isPressed) = line.show(in: row, isOpen: isOpen, &ui)
    // Over the fill of the line.
    if item.record != nil {
      ui.pen.text(
        field.label, in: Rect(x: row.x, y: row.y, width: PanelMetrics.labelWidth - 6, height: row.height), .body,
        ui.pen.look.text)
    }
    let color = isLit ? ui.pen.look.text : ui.pen.look.quietText
    let box = Rect(x: row.x + PanelMetrics.labelWidth, y: row.y, width: row.width, height: row.height)
    ui.pen.chevron(at: Point(x: box.x + 4, y: row.midY), isDown: isOpen, color)
    ui.pen.text(
      words, in: Rect(x: box.x + 16, y: row.y, width: row.maxX - box.x - 16, height: row.height), .small, color)
    return isPressed ? [.panel(.openList(field.path, !isOpen))] : []
  }

  /// The entry added by "Add": a copy of the last.
  private var added: JSONValue { values.last ?? first }

  /// The first entry of an empty list.
  private var first: JSONValue {
    if let record = item.record { return record.standard }
    return item.acceptsText
      ? .text("Title") : .number(item.range.map { min(max(60, $0.lowerBound), $0.upperBound) } ?? 0)
  }

  private func set(_ values: [JSONValue], as name: String? = nil) -> Intent {
    .set(field.path, to: values.isEmpty && field.domain.contains(.null) ? .null : .list(values), as: name)
  }

  private func moved(_ from: Int, to place: Int) -> [JSONValue] {
    var values = values
    values.insert(values.remove(at: from), at: place)
    return values
  }

  private func remove(_ index: Int) -> Intent {
    var values = values
    values.remove(at: index)
    return set(values, as: "\(HistoryStep.removal)entry \(index + 1) of \(field.label)")
  }

  private func doubled(_ index: Int) -> [JSONValue] {
    var values = values
    values.insert(values[index], at: index + 1)
    return values
  }
}

/// Entries that are records.
extension ListEditor {
  private func path(_ index: Int) -> String { "\(field.path).\(index)" }

  private func isEntryOpen(_ index: Int) -> Bool {
    item.record != nil && document.state.openLists.contains(path(index))
  }

  /// An entry's name, which opens and closes it.
  private func title(_ index: Int, _ record: RecordShape, in place: Rect, _ ui: inout WindowUI) -> [Intent] {
    let isOpen = isEntryOpen(index)
    let hit = ui.hit(.entryText(field.path, index), place)
    if hit.isPressed { ui.focus.press(id(index)) }
    let isLit = hit.isHovered || ui.focus.current == id(index)
    let color = isLit || isOpen ? ui.pen.look.text : ui.pen.look.quietText
    ui.pen.chevron(at: Point(x: place.x + 6, y: place.midY), isDown: isOpen, color)
    ui.pen.text(
      name(of: index, record),
      in: Rect(x: place.x + 18, y: place.y, width: place.width - 18, height: place.height), .body, color)
    return hit.isClicked || ui.isPushed(id(index)) ? [.panel(.openList(path(index), !isOpen))] : []
  }

  private func name(of index: Int, _ record: RecordShape) -> String {
    let title = record.title(of: values[index])
    return title.isEmpty ? "\(record.noun.prefix(1).uppercased() + record.noun.dropFirst()) \(index + 1)" : title
  }

  /// Everything that an open entry has.
  private func fields(of index: Int, _ ui: inout WindowUI) -> [Intent] {
    guard let record = item.record else { return [] }
    let column = ui.layout
    ui.layout.x += Self.indent
    ui.layout.width = max(0, ui.layout.width - Self.indent)
    let top = ui.layout.y
    var edits: [Intent] = []
    let fields = record.fields.filter { $0.role != .editing }
    for (number, field) in fields.enumerated() {
      let path = "\(path(index)).\(field.name)"
      let next = number + 1 < fields.count ? fields[number + 1] : nil
      let isFollowed = next?.domain.entryRecord == nil
      edits +=
        field.domain.entryRecord == nil
        ? FieldRow.show(
          path, before: isFollowed ? next.map { "\(self.path(index)).\($0.name)" } : nil, document, &ui)
        : ListEditor(path, document)?.show(&ui) ?? []
    }
    ui.pen.fill(
      Rect(x: column.x + 4, y: top, width: 1, height: ui.layout.y - top), ui.pen.look.hairline)
    ui.layout.skip(6)
    (ui.layout.x, ui.layout.width) = (column.x, column.width)
    return edits
  }

  /// Carries an entry elsewhere. Entries are open by their places: the one that goes stays open, the others close.
  private func move(_ from: Int, to place: Int) -> [Intent] {
    let isOpen = isEntryOpen(from)
    return [set(moved(from, to: place))] + closed(but: isOpen ? place : nil)
  }

  private func closed(but shown: Int?) -> [Intent] {
    guard item.record != nil else { return [] }
    return document.state.openLists.filter { $0.hasPrefix(field.path + ".") }.map { .panel(.openList($0, false)) }
      + (shown.map { [.panel(.openList(path($0), true))] } ?? [])
  }
}

/// One entry.
extension ListEditor {
  private func id(_ index: Int) -> ControlID { .entry(field.path, index) }

  private func text(_ value: JSONValue) -> String { FieldWords.value(value, in: item) }

  /// Opens an entry for editing.
  private func open(_ index: Int, text value: JSONValue, _ ui: inout WindowUI) {
    ui.moveFocus(to: id(index))
    ui.type(in: .entryText(field.path, index), text(value))
  }

  private func accessibleItem(_ index: Int) -> AccessibleItem {
    let help = "Delete removes it, Control D duplicates it, Alt and arrows move it."
    if let record = item.record {
      return AccessibleItem(.toggle, name(of: index, record), help: help, isOpen: isEntryOpen(index))
    }
    return AccessibleItem(.field, "\(field.label) \(index + 1)", words: text(values[index]), help: help)
  }

  private func entry(_ index: Int, in row: Rect, _ ui: inout WindowUI) -> [Intent] {
    ui.focus.add(id(index), row)
    ui.descriptions.add(id(index), in: row, accessibleItem(index))
    var edits = keys(index, &ui)
    guard ui.pen.isSeen(row) else { return edits }
    ui.tip(id(index), row, "Entry \(index + 1): drag its number to move it, or press Alt and an arrow.")
    let look = ui.pen.look
    let isFocused = ui.focus.current == id(index)
    let isUsed = isFocused || ui.isUnderPointer(row)
    let grip = Rect(x: row.x, y: row.y, width: 30, height: row.height)
    let hit = ui.hit(.entryGrip(field.path, index), grip)
    if hit.isPressed {
      ui.focus.press(id(index))
      ui.input.pickUp(.entryGrip(field.path, index))
    }
    let isDragged =
      ui.input.pointer.item?.id == .entryGrip(field.path, index) && ui.input.pointer.item?.hasMoved == true
    ui.pen.text(
      "\(index + 1)", in: Rect(x: grip.x, y: grip.y, width: 22, height: grip.height), .small,
      hit.isHovered || hit.isHeld ? look.text : look.quietText, alignment: .trailing)
    let place = Rect(x: grip.maxX, y: row.y + 2, width: row.maxX - Self.buttons - grip.maxX, height: row.height - 4)
    if let record = item.record {
      edits += title(index, record, in: place, &ui)
    } else {
      let box = TextBox(ControlID.entryText(field.path, index), of: id(index), text(values[index]))
      if let typed = box.show(in: place, &ui).typed { edits.append(self.typed(typed, index)) }
    }
    if isDragged { ui.pen.fill(row, look.panel.opacity(0.6)) }
    guard isUsed, ui.input.pointer.item?.hasMoved != true, ui.input.menu == nil else { return edits }
    let double = Rect(x: row.maxX - Self.buttons + 6, y: row.y + 3, width: 20, height: 20)
    if button(.doubleEntry(field.path, index), "+", "Duplicates this entry.", in: double, &ui) {
      edits += [set(doubled(index))] + closed(but: nil)
    }
    if button(.removeEntry(field.path, index), "\u{D7}", "Removes this entry.", in: double.moved(x: 24), &ui) {
      edits += [remove(index)] + closed(but: nil)
    }
    return edits
  }

  /// A small button for the pointer; keys have their own commands.
  private func button(_ id: ControlID, _ sign: String, _ tip: String, in box: Rect, _ ui: inout WindowUI) -> Bool {
    ui.tip(id, box, tip)
    let hit = ui.hit(id, box)
    if hit.isHovered || hit.isHeld { ui.pen.fill(box, radius: 5, ui.pen.look.raised) }
    ui.pen.text(sign, in: box, .title, hit.isHovered ? ui.pen.look.text : ui.pen.look.quietText, alignment: .center)
    return hit.isClicked
  }

  private func typed(_ text: String, _ index: Int) -> Intent {
    guard let value = TypedValue.of(text, for: item), item.contains(value) else {
      return .panel(.refuse(field.path, message: "\u{201C}\(text.prefix(40))\u{201D} is not \(item)"))
    }
    var values = values
    values[index] = value
    return set(values)
  }

  /// Arrows go to the neighbors and with Alt take the entry along, Delete takes it out, Ctrl D doubles it.
  private func keys(_ index: Int, _ ui: inout WindowUI) -> [Intent] {
    guard let press = ui.key(on: id(index)) else { return [] }
    let isControl = press.modifiers.contains(.control)
    switch press.key {
    case .up where !isControl, .down where !isControl:
      ui.takeKey(on: id(index))
      let target = index + (press.key == .up ? -1 : 1)
      guard values.indices.contains(target) else { return [] }
      ui.moveFocus(to: id(target))
      return press.modifiers.contains(.alt) ? move(index, to: target) : []
    case .delete where !isControl, .backspace where !isControl:
      ui.takeKey(on: id(index))
      ui.moveFocus(to: values.count > 1 ? id(min(index, values.count - 2)) : .addEntry(field.path))
      return [remove(index)] + closed(but: nil)
    case .letter("d") where isControl:
      ui.takeKey(on: id(index))
      ui.moveFocus(to: id(index + 1))
      return [set(doubled(index))] + closed(but: nil)
    default: return []
    }
  }

  /// An entry dropped on the list: its old and new index.
  ///
  /// - Parameter tops: The top of each entry, and the bottom of the last one.
  private func carried(over tops: [Double], _ ui: inout WindowUI) -> (from: Int, to: Int)? {
    let path = field.path
    let (x, width) = (ui.layout.x, ui.layout.width)
    let order = Reorder<ControlID> { point in
      guard tops.count > 1, point.y.isFinite else { return nil }
      return min(tops.lastIndex { $0 <= point.y } ?? 0, tops.count - 2)
    } edge: { id, place in
      guard case .entryGrip(path, let index) = id, place != index else { return nil }
      return Rect(x: x, y: tops[place > index ? place + 1 : place] - 1, width: width, height: 2)
    }
    guard case .entryGrip(path, _) = ui.input.pointer.item?.id, let drop = order.show(&ui),
      case .entryGrip(_, let index) = drop.id
    else { return nil }
    ui.focus.press(id(drop.place))
    return drop.place == index ? nil : (index, drop.place)
  }
}

extension Domain {
  /// The domain of a list's entries. Nil if it is not a list.
  fileprivate var item: Domain? {
    switch self {
    case .list(let item, _): item
    case .either(let one, let other): one.item ?? other.item
    default: nil
    }
  }
}
