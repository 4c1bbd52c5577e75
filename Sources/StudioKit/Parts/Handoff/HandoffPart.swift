import Boundary
import Geometry
import Handoff

extension PartName { public static let handoff: PartName = "code" }

/// The sheet with the scene as code for each system, and the ratio in the numbers of other libraries.
struct HandoffPart: Part {
  private(set) var text: HandoffText?
  private var rows = CodeRows()
  private(set) var showsLibraries = false
  /// The number of texts so far.
  private var version = 0

  let name = PartName.handoff
  let side = Side.overWindow
  let takesFocus = false
  let role = AccessiblePart.Role.dialog
  func title(_ studio: Studio) -> String { Command.handOff.words.title }

  /// Largest size, and the share of a larger window.
  private static let largest = Size(width: 1180, height: 860)
  private static let share = 0.8
  private static let margin = 20.0
  /// Width of the list of systems, and in a narrow window.
  private static let systems = (usual: 192.0, narrow: 132.0)
  private static let narrow = 760.0
  private static let entry = 30.0
  private static let button = 30.0
}

extension HandoffPart {
  func isModal(_ studio: Studio) -> Bool {
    let options = studio.view.options
    return options.showsHandoff && !options.showsPalette && !studio.isAsking
  }

  func frame(in room: inout Room, _ studio: Studio) -> Rect { isModal(studio) ? Rect(room.window) : Rect(.zero) }

  mutating func prepare(_ studio: inout Studio, _ ui: inout WindowUI, in frame: Rect) {
    guard studio.view.options.showsHandoff else {
      if text != nil { (text, showsLibraries) = (nil, false) }
      return
    }
    let (scene, wanted) = (studio.document.version, studio.view.handoffTarget)
    guard text?.isOf(scene, wanted) != true else { return }
    if text == nil {
      ui.renew()
      ui.moveFocus(to: .copyCode)
    }
    text = HandoffText(studio.document, wanted, studio.code.templates)
    version += 1
    ui.again()
  }

  struct Subject: Hashable, Sendable {
    fileprivate let version: Int
    /// What the last button did.
    fileprivate let notice: Notice?
    fileprivate let facts: Facts
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(version: version, notice: studio.view.notice, facts: present.facts)
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty, let text else { return [] }
    let sheet = Self.sheet(in: ui.frame)
    let look = ui.pen.look
    ui.pen.sheet(sheet)
    let column = sheet.width < Self.narrow ? Self.systems.narrow : Self.systems.usual
    let left = Rect(x: sheet.x, y: sheet.y, width: column, height: sheet.height)
    let right = Rect(x: left.maxX, y: sheet.y, width: sheet.width - column, height: sheet.height)
    ui.pen.fill(Rect(x: right.x, y: sheet.y, width: 1, height: sheet.height), look.hairline)
    var intents = systems(text, in: left, subject.facts, &ui)
    if showsLibraries {
      intents += libraries(text, in: right, &ui)
    } else if let system = text.system {
      intents += code(system, text, in: right, subject, &ui)
    }
    return intents + closing(sheet, &ui)
  }

  private static func sheet(in window: Rect) -> Rect {
    let width = min(window.width - 32, max(largest.width, (window.width * share).rounded()))
    let height = min(window.height - 32, max(largest.height, (window.height * share).rounded()))
    return Rect(
      x: ((window.width - width) / 2).rounded(), y: ((window.height - height) / 2).rounded(), width: width,
      height: height)
  }
}

/// The list of systems.
extension HandoffPart {
  private mutating func systems(
    _ text: HandoffText, in column: Rect, _ facts: Facts, _ ui: inout WindowUI
  ) -> [Intent] {
    var intents: [Intent] = []
    ui.layout = Layout(in: column, margin: Self.margin - 4)
    ui.layout.skip(Self.margin - 6)
    ui.pen.text(Command.handOff.words.title, in: ui.layout.row(32), .heading, ui.pen.look.text)
    ui.layout.skip(8)
    for (index, system) in text.systems.enumerated() {
      let isChosen = !showsLibraries && system == text.system
      guard entry(.system(index), system.title, tip: "Shows the code for \(system.title).", isChosen: isChosen, &ui)
      else { continue }
      showsLibraries = false
      ui.again()
      intents.append(.chooseSystem(system))
    }
    if !text.lines.isEmpty {
      ui.layout.skip(8)
      if entry(
        .libraries, "Other libraries", tip: "Shows the ratio in the units of libraries that can express it.",
        isChosen: showsLibraries, &ui)
      {
        showsLibraries = true
        ui.again()
      }
    }
    let folder = Rect(
      x: ui.layout.x, y: column.maxY - Self.margin - Self.button, width: ui.layout.width, height: Self.button)
    if folder.y > ui.layout.y,
      PushButton(ControlID.action(.saveFolder), Command.saveFolder.words.title, tip: Command.saveFolder.tip).show(
        in: folder, &ui)
    {
      intents.append(.perform(.saveFolder))
    }
    return intents
  }

  private func entry(_ id: ControlID, _ title: String, tip: String, isChosen: Bool, _ ui: inout WindowUI) -> Bool {
    let row = ui.layout.row(Self.entry)
    let look = ui.pen.look
    if isChosen {
      ui.pen.fill(Rect(x: row.x - 6, y: row.y, width: row.width + 12, height: row.height), radius: 6, look.field)
    }
    let (isLit, isPressed) = ListLine(id, title, tip: tip).show(in: row, isChosen: isChosen, &ui)
    ui.pen.text(title, in: row, isChosen ? .title : .body, isLit || isChosen ? look.text : look.quietText)
    if let press = ui.key(on: id), press.modifiers.isEmpty, press.key == .up || press.key == .down {
      ui.takeKey(on: id)
      ui.focus.step(press.key == .up ? -1 : 1)
    }
    return isPressed
  }
}

/// The chosen system.
extension HandoffPart {
  private mutating func code(
    _ system: HandoffSystem, _ text: HandoffText, in frame: Rect, _ subject: Subject, _ ui: inout WindowUI
  ) -> [Intent] {
    let look = ui.pen.look
    ui.layout = Layout(in: frame, margin: Self.margin)
    ui.layout.skip(Self.margin - 6)
    ui.pen.text(system.title, in: ui.layout.row(32), .heading, look.text)
    let height = ui.pen.height(ofParagraph: system.proof, width: ui.layout.width, .small)
    let proof = ui.layout.row(height + 12)
    ui.descriptions.add(words: system.proof, in: proof)
    ui.pen.paragraph(
      system.proof, at: Point(x: proof.x, y: proof.y + 2), width: proof.width, .small, look.quietText)
    let foot = frame.maxY - Self.margin - Self.button
    let area = Rect(
      x: ui.layout.x, y: ui.layout.y, width: ui.layout.width, height: max(0, foot - Self.margin + 4 - ui.layout.y))
    let columns = max(20, Int((area.width - 24) / max(1, ui.pen.width("0", .code))))
    rows.lay(text.words, ofVersion: subject.version, columns: columns)
    CodeView(rows: rows.rows, frame: area).show(&ui)
    return buttons(system, text, in: Rect(x: area.x, y: foot, width: area.width, height: Self.button), subject, &ui)
  }

  private func buttons(
    _ system: HandoffSystem, _ text: HandoffText, in foot: Rect, _ subject: Subject, _ ui: inout WindowUI
  ) -> [Intent] {
    let copied = system.isPage ? "the effect in CSS" : "the code for \(system.title)"
    let file = system.isPage ? "a page that shows it" : copied
    let save = Command.saveCode(system)
    var buttons: [(button: PushButton<ControlID>, intent: Intent?)] = [
      (
        PushButton(.copyCode, "Copy", tip: "Copies \(copied): Ctrl C.", isOn: text.text != nil),
        text.text.map { .copy($0, says: "Copied \(copied).") }
      ),
      (PushButton(.action(save), save.words.title, tip: "Saves \(file)."), .perform(save)),
    ]
    if system.isPage {
      let page = Command.showPage(system)
      buttons.append((PushButton(.action(page), page.words.title, tip: page.tip), .perform(page)))
    }
    let phone = Command.phone
    if !subject.facts.options.showsPhone {
      buttons.append((PushButton(.action(phone), "On a phone", tip: phone.tip), .perform(phone)))
    }
    // The last one at the right edge; below it nothing is as prominent as copying.
    var right = foot.maxX
    let places = buttons.map { max(84, ui.pen.width($0.button.title, .small) + 28).rounded() }
    var intents: [Intent] = []
    for (index, (button, intent)) in buttons.enumerated() {
      let rest = places[(index + 1)...].reduce(0) { $0 + $1 + 8 }
      let box = Rect(x: foot.maxX - rest - places[index], y: foot.y, width: places[index], height: foot.height)
      right = min(right, box.x)
      if button.show(in: box, isMain: index == 0, &ui), let intent { intents.append(intent) }
    }
    if let notice = subject.notice {
      let box = Rect(x: foot.x, y: foot.y, width: max(0, right - foot.x - 12), height: foot.height)
      ui.descriptions.add(words: notice.text, in: box)
      ui.pen.text(notice.text, in: box, .small, notice.isFault ? ui.pen.look.fault : ui.pen.look.quietText)
    }
    return intents
  }
}

/// Other libraries, and how the sheet is left.
extension HandoffPart {
  private func libraries(_ text: HandoffText, in frame: Rect, _ ui: inout WindowUI) -> [Intent] {
    var intents: [Intent] = []
    ui.layout = Layout(in: frame, margin: Self.margin)
    ui.layout.skip(Self.margin - 6)
    ui.pen.text("Other libraries", in: ui.layout.row(32), .heading, ui.pen.look.text)
    let words = "The ratio in the units of the libraries that can express it, on this device. A click copies a number."
    let height = ui.pen.height(ofParagraph: words, width: ui.layout.width, .small)
    let row = ui.layout.row(height + 12)
    ui.pen.paragraph(words, at: Point(x: row.x, y: row.y + 2), width: row.width, .small, ui.pen.look.quietText)
    let area = Rect(
      x: frame.x, y: ui.layout.y, width: frame.width, height: max(0, frame.maxY - Self.margin - ui.layout.y))
    ScrollArea(ControlID.handoffCode, in: area, margin: Self.margin).show(&ui) { ui in
      for (index, line) in text.lines {
        let row = ui.layout.row(line.detail.isEmpty ? 26 : 40)
        let (isLit, isPressed) = ListLine(.handoff(index), line.sentence, tip: line.tip, isOn: line.value != nil)
          .show(in: row, &ui)
        line.draw(in: row, isLit: isLit, &ui.pen)
        if isPressed, let value = line.value {
          intents.append(.copy(value, says: "Copied \(value) for \(line.name)"))
        }
      }
    }
    return intents
  }

  private func closing(_ sheet: Rect, _ ui: inout WindowUI) -> [Intent] {
    let cross = Rect(x: sheet.maxX - 40, y: sheet.y + 14, width: 26, height: 26)
    let isClosed = PushButton<ControlID>(.close, "\u{D7}", tip: "Closes it: Escape.").show(
      in: cross, font: .heading, isFlat: true, &ui)
    _ = ui.hit(.inside, sheet)
    let isLeft = ui.hit(.outside, ui.frame).isClicked
    return isClosed || isLeft ? [.perform(.handOff)] : []
  }

  mutating func intercept(_ event: InputEvent, _ ui: inout WindowUI, _ studio: inout Studio, at time: Double) -> Bool {
    guard isModal(studio), case .keyDown(let key, let modifiers, let isRepeat) = event else { return false }
    switch Shortcut.meaning(of: key, modifiers)?.command {
    case _ where key == .escape, .handOff?: if !isRepeat { studio.view.options.showsHandoff = false }
    case .copyLayers?: if !isRepeat { studio.perform(.copyCode, at: time) }
    default: return false
    }
    return true
  }
}

extension HandoffLine {
  fileprivate var sentence: String {
    "\(name): \(value ?? excuse)" + (detail.isEmpty ? "" : ", \(detail)")
  }

  fileprivate func draw(in row: Rect, isLit: Bool, _ pen: inout Pen) {
    let look = pen.look
    let glyph = value == nil ? 0.0 : 18.0
    let words = value ?? excuse
    let wide = pen.width(words, .body)
    let height = 24.0
    let end = row.maxX - glyph
    pen.text(
      words, in: Rect(x: end - wide, y: row.y, width: wide, height: height), .body,
      value == nil ? look.quietText : look.text, alignment: .trailing)
    // The full name, and its parameter below.
    pen.text(
      name, in: Rect(x: row.x, y: row.y, width: max(0, row.width - glyph - wide - 10), height: height), .body,
      look.text)
    if !detail.isEmpty {
      pen.text(detail, in: Rect(x: row.x, y: row.y + 19, width: row.width, height: 18), .small, look.quietText)
    }
    if value != nil {
      pen.icon(.copy, at: Point(x: row.maxX - 5, y: row.y + height / 2), isLit ? look.text : look.quietText)
    }
  }
}
