import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters

/// The pinned part: undo, redo, the two settings, and the main ratio.
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
    let box = Rect(x: row.x, y: row.y + 2, width: 52, height: 26)
    if PushButton(.undo, document).show(in: box, &ui) { edits.append(.perform(.undo)) }
    if PushButton(.redo, document).show(in: box.moved(x: box.width + 8), &ui) { edits.append(.perform(.redo)) }
    let wide = names.map(Self.width(of:)).reduce(0, +)
    let options = Rect(x: row.maxX - wide, y: box.y, width: wide, height: box.height)
    let middle = box.maxX + box.width + 16
    let count = document.differences.count
    if count > 0 {
      let differ = PushButton(
        ControlID.differences, counted(count, "change", "changes"),
        tip: "Shows which fields differ between \(names[0]) and \(names[1]).")
      if differ.show(in: Rect(x: middle, y: box.y, width: options.x - 8 - middle, height: box.height), &ui) {
        edits.append(.panel(.showDifferences))
      }
    }
    if settings(in: options, &ui) { edits.append(.perform(.switchSetting)) }
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
    if ui.focus.current == id { ui.pen.focus(box, radius: 6) }
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
    if ui.focus.current == id { ui.pen.focus(box.inset(by: -2), radius: 7) }
    if hit.isPressed { ui.focus.press(id) }
    guard hit.isClicked || ui.isPushed(id) else { return [] }
    return [.set(field.path, to: field.isNumber ? "auto" : .number(field.firstNumber))]
  }
}

/// The effect of the numbers on this device, and remedies if a picture does not cover.
struct Advice {
  let document: PanelDocument
}

extension Advice {
  func show(_ ui: inout WindowUI) -> [Intent] {
    guard document.coverages.count == 1 || !document.findings.isEmpty || document.isAdvicePending else { return [] }
    ui.layout.skip(4)
    if document.isAdvicePending { Remark("Looking for gaps\u{2026}").show(&ui) }
    if document.coverages.count == 1 { Remark(CoverageWords.of(document.coverages[0])).show(&ui) }
    // A gap comes first, with its remedies.
    let findings = document.findings.indices
    let gaps = findings.filter { !document.findings[$0].path.hasPrefix("content.") }
    var edits: [Intent] = []
    for gap in gaps { edits += chip(gap, sentence(document.findings[gap].message) + ".", &ui) }
    if !gaps.isEmpty { edits += remedies(&ui) }
    let blurs = findings.filter {
      document.findings[$0].path.hasPrefix("content.") && document.findings[$0].kind != .picture
    }
    if let first = blurs.first, !blurs.allSatisfy({ document.state.isHidden(document.findings[$0]) }) {
      let blur = document.findings[first]
      let rest =
        blurs.count > 1 ? " \(counted(blurs.count - 1, "other picture is", "other pictures are")) soft, too." : ""
      edits += chip(first, "\(sentence(blur.message)). \(blur.help)\(rest)", &ui)
      if gaps.isEmpty { edits += remedies(&ui) }
      let hide = PushButton(ControlID.hideFindings, "Hide", tip: "Hides this until other pictures are soft.")
      if ButtonRow([hide]).show(&ui) != nil {
        edits.append(.panel(.hideFindings(blurs.map { document.findings[$0] })))
      }
    }
    let remarks = document.findings.filter { $0.kind == .picture }
    if let first = remarks.first {
      let rest = remarks.count > 1 ? " (and \(remarks.count - 1) more, which the tips of the layers say)" : ""
      Chip("\(sentence(first.message))\(rest).", ui.pen.look.warning).show(&ui)
    }
    ui.layout.skip(4)
    return edits
  }

  /// A finding, which leads to where it is seen.
  private func chip(_ index: Int, _ words: String, _ ui: inout WindowUI) -> [Intent] {
    let warning = ui.pen.look.warning
    guard document.places.indices.contains(index), let place = document.places[index] else {
      Chip(words, warning).show(&ui)
      return []
    }
    let at = "\(place.formatted(.upTo(1))) pt"
    let isPressed = Chip("\(words) Seen at \(at).", warning).show(
      .finding(index), tip: "Scrolls to \(at), the offset that shows it best.", &ui)
    return isPressed ? [.put(offset: place)] : []
  }

  private func remedies(_ ui: inout WindowUI) -> [Intent] {
    let buttons = document.remedies.enumerated().map { index, remedy in
      PushButton(ControlID.remedy(index), remedy.deed, tip: "Applies this fix.")
    }
    guard case .remedy(let index) = ButtonRow(buttons, tint: ui.pen.look.warning).show(&ui) else { return [] }
    return [.remedy(index)]
  }

  /// The message with an initial capital, or beginning with the name of its file, without the folder.
  private func sentence(_ message: String) -> String {
    let files = document.scene.content.imageFiles + [document.scene.content.page].compactMap(\.self)
    let addresses = files.lazy.map { PictureAddress($0) }
    guard let address = addresses.first(where: { message.hasPrefix("\($0) ") || message.hasPrefix("\($0): ") }) else {
      return message.prefix(1).uppercased() + message.dropFirst()
    }
    return address.name + message.dropFirst(address.description.count)
  }
}
