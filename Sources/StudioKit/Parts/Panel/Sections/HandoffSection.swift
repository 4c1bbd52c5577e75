import Boundary
import Geometry
import Handoff

/// The effect as code for the target system, and the ratio in other libraries' numbers.
struct HandoffSection: PanelSection {
  let name = SectionName.handoff
  let tip = "The effect as code or as a web page, and the ratio in other libraries' words."

  /// Visible height of the code.
  private static let codeHeight = 240.0

  func title(_ document: PanelDocument) -> String { "Hand-off" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    var edits: [Intent] = []
    if let system = document.handoffTarget {
      edits += target(system, &ui, document)
      if let code = document.handoffCode { CodeView(lines: code, height: Self.codeHeight).show(&ui) }
      edits += buttons(system, &ui, document)
    }
    let libraries = (document.handoff ?? []).enumerated().filter { $0.element.isSayable }
    let head = SectionHead(
      ControlID.libraries, "Other libraries",
      tip: "The ratio in the units of the libraries that can express it, on this device.",
      isOpen: document.state.showsLibraries)
    if head.show(&ui) { edits.append(.panel(.showLibraries(!document.state.showsLibraries))) }
    guard document.state.showsLibraries else { return edits }
    for (index, line) in libraries {
      let row = ui.layout.row(line.detail.isEmpty ? 24 : 38)
      let (isLit, isPressed) = ListLine(.handoff(index), line.sentence, tip: line.tip, isOn: line.value != nil)
        .show(in: row, &ui)
      line.draw(in: row, isLit: isLit, &ui.pen)
      if isPressed, let value = line.value { edits.append(.copy(value, says: "Copied \(value) for \(line.name)")) }
    }
    return edits
  }

  private func target(_ system: HandoffSystem, _ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let systems = document.systems
    let row = ui.layout.row(34)
    let box = Rect(x: row.x, y: row.y + 2, width: row.width, height: 28)
    ui.tip(.handoffTarget, box, "For which system: its code is below.")
    ui.focus.add(.handoffTarget, box)
    ui.descriptions.add(
      .handoffTarget, in: box,
      AccessibleItem(.choice, "System", words: system.title, help: "For which system the code is."))
    let words = Words(
      ControlID.handoffTarget, systems.map(\.title), chosen: systems.firstIndex(of: system))
    let dropdown = Dropdown(words, title: system.title, menu: .handoffTargets)
    guard case .chosen(let index) = dropdown.show(in: box, &ui) else { return [] }
    return [.panel(.chooseTarget(systems[index]))]
  }

  private func buttons(_ system: HandoffSystem, _ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let isPage = system.isPage
    let what = isPage ? "the effect in CSS" : "the code for \(system.title)"
    let file = isPage ? "a page that shows it" : what
    var keeping = [
      PushButton(ControlID.copyAs(system), "Copy", tip: "Copies \(what)."),
      PushButton(.saveCode(system), document, tip: "Saves \(file)."),
    ]
    if isPage { keeping.append(PushButton(.showPage(system), document)) }
    let all = ButtonRow([PushButton(.saveFolder, document)])
    let pressed = [ButtonRow(keeping).show(&ui), all.show(&ui)].compactMap { $0 }.first
    switch pressed {
    case .copyAs:
      let words = isPage ? "the effect in CSS" : "code for \(system.title)"
      return document.handoffText.map { [.copy($0, says: "Copied \(words)")] } ?? []
    case .action(let command): return [.perform(command)]
    default: return []
    }
  }
}

/// Colored code in a scrolling box.
struct CodeView {
  let lines: [[CodeWord]]
  let height: Double

  private static let line = 15.0

  func show(_ ui: inout WindowUI) {
    let row = ui.layout.row(height + 8)
    let box = Rect(x: row.x, y: row.y, width: row.width, height: height)
    ui.pen.fill(box, radius: 6, ui.pen.look.field)
    ScrollArea(ControlID.handoffCode, in: box.inset(by: 1), margin: 8).show(&ui) { ui in
      ui.layout.skip(6)
      for words in lines { draw(words, in: ui.layout.row(Self.line), &ui.pen) }
    }
  }

  private func draw(_ words: [CodeWord], in row: Rect, _ pen: inout Pen) {
    guard pen.isSeen(row) else { return }
    var x = row.x
    for word in words {
      let width = pen.width(word.text, .code)
      guard x < row.maxX else { return }
      // Text between two pixels would be blurred.
      let start = x.rounded()
      pen.text(
        word.text, in: Rect(x: start, y: row.y, width: min(width + 1, row.maxX - start), height: row.height), .code,
        color(of: word.kind, pen.look))
      x += width
    }
  }

  private func color(of kind: CodeWord.Kind, _ look: ControlLook) -> Color {
    switch kind {
    case .plain: look.text
    case .keyword: look.accent
    case .number: look.warning
    case .text: look.literal
    case .comment: look.quietText
    }
  }
}

extension HandoffLine {
  /// Whether the system can express this effect.
  fileprivate var isSayable: Bool { value != nil || excuse == "as it is" }

  fileprivate var sentence: String {
    "\(name): \(value ?? excuse)" + (detail.isEmpty ? "" : ", \(detail)")
  }

  fileprivate func draw(in row: Rect, isLit: Bool, _ pen: inout Pen) {
    let look = pen.look
    let glyph = value == nil ? 0.0 : 18.0
    let words = value ?? excuse
    let wide = pen.width(words, .small)
    let height = 22.0
    let end = row.maxX - glyph
    pen.text(
      words, in: Rect(x: end - wide, y: row.y, width: wide, height: height), .small,
      value == nil ? look.quietText : look.text, alignment: .trailing)
    // The full name, and its parameter below.
    pen.text(
      name, in: Rect(x: row.x, y: row.y, width: max(0, row.width - glyph - wide - 10), height: height), .small,
      look.text)
    if !detail.isEmpty {
      pen.text(detail, in: Rect(x: row.x, y: row.y + 17, width: row.width, height: 18), .small, look.quietText)
    }
    if value != nil { drawSheets(at: Point(x: row.maxX - 5, y: row.y + height / 2), isLit, &pen) }
  }

  /// Draws two overlapping sheets: copy.
  private func drawSheets(at center: Point, _ isLit: Bool, _ pen: inout Pen) {
    let color = isLit ? pen.look.text : pen.look.quietText.opacity(0.7)
    let back = Rect(x: center.x - 5, y: center.y - 5, width: 7, height: 8)
    pen.outline(back, radius: 1.5, color.opacity(0.6))
    let front = back.moved(x: 3, y: 3)
    pen.fill(front, radius: 1.5, pen.look.panel)
    pen.outline(front, radius: 1.5, color)
  }
}
