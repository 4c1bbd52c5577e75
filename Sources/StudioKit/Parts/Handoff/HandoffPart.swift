import Boundary
import Geometry
import Handoff

extension PartName { public static let handoff: PartName = "code" }

/// The scene as code for each system, and the ratio in the numbers of other libraries, beside the stage: the phone can
/// be scrolled while its code is read.
struct HandoffPart: Part {
  private(set) var text: HandoffText?
  private var rows = CodeRows()
  private(set) var showsLibraries = false
  /// The number of texts so far.
  private var version = 0

  let name = PartName.handoff
  let side = Side.right
  let comesAndGoes = true
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { Command.handOff.words.title }

  /// Its width with whole lines of code; the width that it needs before others get room; and the least beside a phone.
  private static let width = (usual: 916.0, comfortable: 760.0, least: 360.0)
  /// Minimum width of the stage beside it, its share of a narrow window, and its share of the height of a narrower one.
  private static let stage = (least: 340.0, share: 0.4, height: 0.45)
  private static let margin = 20.0
  /// Width of the list of systems; in a narrow column it has that of its words.
  private static let systems = 192.0
  private static let narrow = 640.0
  private static let entry = 30.0
  private static let button = 30.0
}

extension HandoffPart {
  /// Whether another part gets room beside the code: it is hidden by code that needs its place.
  static func leaves(_ width: Double, in room: Room, _ options: ViewOptions) -> Bool {
    let columns = Double([options.showsAudit, options.showsPhone].count { $0 }) * SideColumn.width
    return !options.showsHandoff || room.rest.width - width - columns >= Self.width.comfortable + stage.least
  }

  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    guard studio.view.options.showsHandoff else { return Rect(.zero) }
    let most = (room.rest.width - min(Self.stage.least, room.rest.width * Self.stage.share)).rounded()
    guard most >= Self.width.least else { return room.bottom((room.rest.height * (1 - Self.stage.height)).rounded()) }
    return room.right(min(Self.width.usual, most))
  }

  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    guard studio.view.options.showsHandoff else {
      if text != nil { (text, showsLibraries) = (nil, false) }
      return []
    }
    let (scene, wanted) = (studio.document.version, studio.view.handoffTarget)
    // What a control passes through while it is held is not written down.
    guard text?.isOf(scene, wanted) != true, text == nil || !studio.document.history.isHeld else { return [] }
    if text == nil {
      for other in ui.names where other != name { ui.releaseKeys(of: other) }
      ui.enter(name)
      ui.renew()
      ui.moveFocus(to: .copyCode)
    }
    text = HandoffText(studio.document, wanted, studio.code.templates)
    version += 1
    ui.again()
    return []
  }

  struct Subject: Hashable, Sendable {
    fileprivate let version: Int
    fileprivate let showsPhone: Bool
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(version: version, showsPhone: studio.view.options.showsPhone)
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty, let text else { return [] }
    let (frame, look) = (ui.frame, ui.pen.look)
    ui.pen.fill(frame, look.panel)
    // Below the phone, in a narrow window.
    if frame.x == 0 { ui.pen.fill(Rect(x: frame.x, y: frame.y, width: frame.width, height: 1), look.hairline) }
    let column = frame.width < Self.narrow ? Self.width(ofList: text, &ui.pen) : Self.systems
    let left = Rect(x: frame.x, y: frame.y, width: column, height: frame.height)
    let right = Rect(x: left.maxX, y: frame.y, width: frame.width - column, height: frame.height)
    for x in [left.x, right.x] { ui.pen.fill(Rect(x: x, y: frame.y, width: 1, height: frame.height), look.hairline) }
    let cross = Rect(x: frame.maxX - 40, y: frame.y + 14, width: 26, height: 26)
    let isClosed = PushButton<ControlID>.cross(.close, tip: "Closes it: Escape.").show(
      in: cross, font: .heading, isFlat: true, &ui)
    var intents: [Intent] = isClosed ? [.perform(.handOff)] : []
    intents += systems(text, in: left, &ui)
    if showsLibraries {
      intents += libraries(text, in: right, &ui)
    } else if let system = text.system {
      intents += code(system, text, in: right, subject, &ui)
    }
    // What lies below it gets no clicks.
    _ = ui.hit(.ground, frame)
    return intents
  }
}

/// The list of systems.
extension HandoffPart {
  private static let others = "Other libraries"

  private static func width(ofList text: HandoffText, _ pen: inout Pen) -> Double {
    let titles = text.systems.map(\.title) + [others, Command.saveFolder.words.title]
    return titles.reduce(0) { max($0, pen.width($1, .title)) }.rounded(.up) + 2 * (margin - 4) + 4
  }

  private mutating func systems(_ text: HandoffText, in column: Rect, _ ui: inout WindowUI) -> [Intent] {
    var intents: [Intent] = []
    let folder = Rect(
      x: column.x + Self.margin - 4, y: column.maxY - Self.margin - Self.button,
      width: column.width - 2 * (Self.margin - 4), height: Self.button)
    var list = column
    list.height -= Self.margin + Self.button + 8
    ScrollArea(ControlID.systems, in: list, margin: Self.margin - 4).show(&ui) { ui in
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
      guard !text.lines.isEmpty else { return }
      ui.layout.skip(8)
      let tip = "Shows the ratio in the units of libraries that can express it."
      if entry(.libraries, Self.others, tip: tip, isChosen: showsLibraries, &ui) {
        showsLibraries = true
        ui.again()
      }
    }
    let save = Command.saveFolder
    if PushButton(ControlID.action(save), save.words.title, tip: save.tip).show(in: folder, &ui) {
      intents.append(.perform(save))
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
    if !subject.showsPhone {
      buttons.append((PushButton(.action(phone), "On a phone", tip: phone.tip), .perform(phone)))
    }
    // The last one at the right edge; below it nothing is as prominent as copying.
    var places = buttons.map { max(84, ui.pen.width($0.button.title, .small) + 28).rounded() }
    while places.reduce(0, { $0 + $1 + 8 }) > foot.width + 8, places.count > 1 {
      buttons.removeLast()
      places.removeLast()
    }
    var intents: [Intent] = []
    for (index, (button, intent)) in buttons.enumerated() {
      let rest = places[(index + 1)...].reduce(0) { $0 + $1 + 8 }
      let box = Rect(x: foot.maxX - rest - places[index], y: foot.y, width: places[index], height: foot.height)
      if button.show(in: box, isMain: index == 0, &ui), let intent { intents.append(intent) }
    }
    return intents
  }
}

/// Other libraries, and keys.
extension HandoffPart {
  private func libraries(_ text: HandoffText, in frame: Rect, _ ui: inout WindowUI) -> [Intent] {
    var intents: [Intent] = []
    ui.layout = Layout(in: frame, margin: Self.margin)
    ui.layout.skip(Self.margin - 6)
    ui.pen.text(Self.others, in: ui.layout.row(32), .heading, ui.pen.look.text)
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

  /// Escape closes it, and Ctrl C copies the code rather than layers.
  func intercept(_ event: InputEvent, _ ui: inout WindowUI, _ studio: Studio, at time: Double) -> Interception {
    guard case .keyDown(let key, let modifiers, let isRepeat) = event else { return .passes() }
    guard key == .escape || Shortcut.meaning(of: key, modifiers)?.command == .copyLayers else { return .passes() }
    return .takes(isRepeat ? [] : [.perform(key == .escape ? .handOff : .copyCode)])
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
