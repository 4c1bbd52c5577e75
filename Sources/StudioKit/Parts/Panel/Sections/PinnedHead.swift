import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters

/// The pinned part: the two settings, and the main ratio.
struct PinnedHead {
  let document: PanelDocument
}

extension PinnedHead {
  func show(_ ui: inout WindowUI) -> [Intent] {
    ui.layout.skip(8)
    var edits = steps(in: ui.layout.row(32), &ui)
    ui.layout.skip(8)
    if document.speed != nil {
      hairline(&ui)
      ui.layout.skip(8)
      edits += ratio(&ui)
      ui.layout.skip(4)
    }
    hairline(&ui)
    ui.layout.skip(1)
    return edits
  }

  private func hairline(_ ui: inout WindowUI) {
    ui.pen.fill(Rect(x: ui.frame.x, y: ui.layout.y, width: ui.frame.width, height: 1), ui.pen.look.hairline)
  }

  private func steps(in row: Rect, _ ui: inout WindowUI) -> [Intent] {
    var edits: [Intent] = []
    let wide = names.map(Self.width(of:)).reduce(0, +)
    let options = Rect(x: row.x, y: row.y + 2, width: wide, height: 26)
    if settings(in: options, &ui) { edits.append(.perform(.switchSetting)) }
    let count = document.differences.count
    if count > 0 {
      let differ = PushButton(
        ControlID.differences, counted(count, "change", "changes"),
        tip: "Shows which fields differ between \(names[0]) and \(names[1]).")
      let box = Rect(x: row.maxX - 88, y: options.y, width: 88, height: options.height)
      if differ.show(in: box, &ui) { edits.append(.panel(.showDifferences)) }
    }
    return edits
  }

  /// The names of the two settings shown last, in their order.
  private var names: [String] { document.settings.lastTwo ?? ["A", "B"] }

  /// The width of a setting in the switch. Letters need little.
  private static func width(of name: String) -> Double { name.count > 1 ? 84 : 36 }

  /// The switch between the two settings shown last. Returns true if it was pressed.
  private func settings(in box: Rect, _ ui: inout WindowUI) -> Bool {
    let id = ControlID.action(.switchSetting)
    let look = ui.pen.look
    let shown = document.settings.name
    ui.focus.add(id, box)
    let tip = "Two settings on the same gesture; the \(Command.switchSetting.key) key switches between them."
    ui.tip(id, box, tip)
    ui.descriptions.add(id, in: box, AccessibleItem(.button, "Setting", words: shown ?? names[0], help: tip))
    ui.pen.fill(box, radius: 6, look.field)
    if ui.showsFocus(id) { ui.pen.focus(box, radius: 6) }
    let hit = ui.hit(id, box)
    if hit.isPressed { ui.focus.press(id) }
    var part = Rect(x: box.x, y: box.y, width: 0, height: box.height)
    for name in names {
      (part.x, part.width) = (part.maxX, Self.width(of: name))
      let isShown = name == shown ?? names[0]
      let ground = shown == nil ? look.raised : look.selection
      if isShown { ui.pen.fill(part.inset(by: 2), radius: 4, ground) }
      let quiet = look.quietText.opacity(shown == nil ? 0.6 : 1)
      ui.pen.text(
        name, in: part.inset(by: 2), .caption, isShown ? (shown == nil ? look.bright : look.onSelection) : quiet,
        alignment: .center)
    }
    return hit.isClicked || ui.isPushed(id)
  }

  private func ratio(_ ui: inout WindowUI) -> [Intent] {
    guard let path = document.speed, let control = FieldRow(path, document) else { return [] }
    let field = control.field
    let row = ui.layout.row()
    let track = ui.layout.row(26)
    let whole = Rect(x: row.x, y: row.y, width: row.width, height: row.height + track.height)
    ui.focus.add(.field(field.path), whole)
    ui.tip(.field(field.path), whole, field.tip)
    ui.descriptions.add(.field(field.path), in: whole, field.accessibleItem)
    var edits = control.label(in: row, &ui) + control.keys(&ui)
    let number = control.numberBox(in: row)
    edits += control.number(in: number, &ui)
    if field.domain.words.contains("auto") {
      edits += auto(field, in: Rect(x: number.x - 58, y: row.y + 4, width: 50, height: row.height - 8), &ui)
    }
    edits += control.track(in: track, &ui)
    edits += control.menu(at: Point(x: row.x, y: row.maxY), &ui)
    control.complain(&ui)
    return edits
  }

  /// Where the ratio can be a word, a switch for it.
  private func auto(_ field: Field, in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let id = ControlID.auto(field.path)
    let look = ui.pen.look
    let tip = "Lets the effect choose the ratio for this device."
    ui.focus.add(id, box)
    ui.tip(id, box, tip)
    ui.descriptions.add(id, in: box, AccessibleItem(.toggle, "\(field.label): auto", help: tip, isSet: !field.isNumber))
    let hit = ui.hit(id, box)
    ui.pen.fill(box, radius: 5, field.isNumber ? (hit.isHovered ? look.raised : look.field) : look.selection)
    ui.pen.text("auto", in: box, .small, field.isNumber ? look.quietText : look.onSelection, alignment: .center)
    if ui.showsFocus(id) { ui.pen.focus(box.inset(by: -2), radius: 7) }
    if hit.isPressed { ui.focus.press(id) }
    guard hit.isClicked || ui.isPushed(id) else { return [] }
    return [.set(field.path, to: field.isNumber ? "auto" : .number(field.firstNumber))]
  }
}
