import Boundary
import Geometry

/// A question with its buttons, and a text field if it has one.
struct SheetBody {
  let sheet: Sheet

  private static let margin = 24.0
  private static let line = 22.0
  /// Space above and below a wrapped sentence.
  private static let air = 2.5
  private static let buttonHeight = 32.0
  private static let gap = 8.0

  private var isList: Bool { sheet.question.isList }

  private var filmOptions: FilmOptions? {
    if case .film(let subject) = sheet.question {
      FilmOptions(subject: subject, answer: sheet.filmAnswer)
    } else {
      nil
    }
  }

  ///
  /// - Parameter incomplete: The path that Tab asks to complete.
  func show(
    _ text: inout String?, _ incomplete: inout String?, _ film: inout FilmPlan?, _ ui: inout WindowUI
  ) -> SheetAnswer? {
    let frame = sheet.question.hasCards ? cardFrame(in: ui.frame) : frame(in: ui.frame, &ui.pen)
    ui.pen.sheet(frame)
    ui.layout = Layout(in: frame, margin: Self.margin)
    ui.layout.skip(Self.margin - 6)
    showTitle(&ui)
    for words in sheet.lines {
      let row = ui.layout.row(room(for: words, width: ui.layout.width, &ui.pen))
      if !words.isEmpty { ui.descriptions.add(words: words, in: row) }
      let color = words == sheet.problem ? ui.pen.look.fault : ui.pen.look.quietText
      if isPath(words) {
        ui.pen.path(words, in: row, .body, color)
      } else if row.height > Self.line {
        ui.pen.paragraph(
          words, at: Point(x: row.x, y: row.y + Self.air), width: row.width, .body, color)
      } else {
        ui.pen.text(words, in: row, .body, color)
      }
    }
    var answer: SheetAnswer?
    if let old = text {
      let typed = field(old, &ui)
      if let new = typed.text { text = new }
      if typed.asksToComplete { incomplete = typed.text ?? old }
      if typed.isEntered { answer = self.answer(sheet.mainButton) }
    }
    if let options = filmOptions, var plan = film {
      if isTaken(&ui) { answer = self.answer(sheet.mainButton) }
      options.show(&plan, &ui)
      film = plan
    }
    if isList, sheet.buttons.isEmpty {
      ui.pen.text("No files opened so far.", in: ui.layout.row(Self.line), .body, ui.pen.look.quietText)
    }
    let boxes = sheet.question.hasCards ? cards(in: ui.frame) : buttons(in: frame, &ui.pen)
    for (index, box) in boxes.enumerated() { answer = button(index, in: box, &ui) ?? answer }
    return answer ?? closing(frame, &ui)
  }

  /// Height of the title, which is wrapped if a name in it is long.
  private func titleRoom(width: Double, _ pen: inout Pen) -> Double {
    max(32, pen.height(ofParagraph: sheet.title, width: width, .heading) + 12)
  }

  private func showTitle(_ ui: inout WindowUI) {
    let row = ui.layout.row(titleRoom(width: ui.layout.width, &ui.pen))
    ui.pen.paragraph(
      sheet.title, at: Point(x: row.x, y: row.y + 6), width: row.width, .heading, ui.pen.look.text)
  }

  /// Whether Enter on an option takes all of them as they are.
  private func isTaken(_ ui: inout WindowUI) -> Bool {
    guard let id = ui.focus.current, case .filmOption = id, ui.key(on: id)?.key == .enter else { return false }
    ui.takeKey(on: id)
    return true
  }

  /// The close button and the area beside the sheet, for questions without a Cancel button.
  private func closing(_ frame: Rect, _ ui: inout WindowUI) -> SheetAnswer? {
    guard isList || sheet.question.hasCards else { return nil }
    let cross = Rect(x: frame.maxX - 40, y: frame.y + 14, width: 26, height: 26)
    ui.descriptions.add(.close, in: cross, AccessibleItem(.button, "Close", help: "Escape does it, too."))
    let hit = ui.hit(.close, cross)
    if hit.isHovered || hit.isHeld { ui.pen.fill(cross, radius: 6, ui.pen.look.raised) }
    ui.pen.text("\u{D7}", in: cross, .heading, ui.pen.look.quietText, alignment: .center)
    _ = ui.hit(.inside, frame)
    let isLeft = ui.hit(.outside, ui.frame).isClicked
    return hit.isClicked || isLeft ? sheet.question.escape : nil
  }

  /// Whether to keep the text on one line, as the end of a path matters most.
  private func isPath(_ words: String) -> Bool { words.hasPrefix("/") && words != sheet.problem }

  /// Height of a wrapped sentence.
  private func room(for words: String, width: Double, _ pen: inout Pen) -> Double {
    if words.isEmpty || isPath(words) { return words.isEmpty ? Self.line / 2 : Self.line }
    return max(Self.line, pen.height(ofParagraph: words, width: width, .body) + 2 * Self.air)
  }

  private func frame(in window: Rect, _ pen: inout Pen) -> Rect {
    let width = min(window.width - 16, 520)
    let rows = isList ? max(1, Double(sheet.buttons.count)) : 1
    let lines = sheet.lines.reduce(0) { $0 + room(for: $1, width: width - 2 * Self.margin, &pen) }
    let words = lines + (sheet.typed == nil ? 0 : 44) + (filmOptions == nil ? 0 : FilmOptions.height)
    let title = titleRoom(width: width - 2 * Self.margin, &pen) - 2
    let height = 2 * Self.margin + title + words + 20 + rows * (Self.buttonHeight + Self.gap) - Self.gap
    return Self.place(width, height, in: window)
  }

  /// A little above the middle.
  private static func place(_ width: Double, _ height: Double, in window: Rect) -> Rect {
    Rect(
      x: ((window.width - width) / 2).rounded(), y: max(8, ((window.height - height) * 0.42).rounded()), width: width,
      height: height)
  }

  /// The text field, open while it has the focus, so that typing can start at once.
  private func field(
    _ text: String, _ ui: inout WindowUI
  ) -> (text: String?, isEntered: Bool, asksToComplete: Bool) {
    let box = Rect(x: ui.layout.x, y: ui.layout.y + 6, width: ui.layout.width, height: 32)
    ui.focus.add(.answer, box)
    ui.descriptions.add(.answer, in: box, AccessibleItem(.field, sheet.title, words: text))
    if ui.focus.current == .answer, ui.input.typing == nil {
      let ending = sheet.completions > 0 ? "" : ".json"
      ui.type(in: .answer, text, ending: sheet.question.isAboutName ? nil : ending)
    }
    if let typing = ui.input.typing { ui.input.typing?.takesTab = sheet.completes(typing.text) }
    if let restarted = ui.input.typing.flatMap({ sheet.restarted($0.text) }) {
      ui.input.typing?.line.editor.replaceAll(by: restarted)
    }
    let answer = TextBox(.answer, of: .answer, text).show(in: box, &ui)
    return (answer.typed, answer.isEntered, answer.asksToComplete)
  }

  /// The button frames: a column in a list, otherwise a row with the last at the right edge.
  private func buttons(in frame: Rect, _ pen: inout Pen) -> [Rect] {
    if isList {
      let top = frame.maxY - Self.margin - Double(sheet.buttons.count) * (Self.buttonHeight + Self.gap) + Self.gap
      return sheet.buttons.indices.map {
        Rect(
          x: frame.x + Self.margin, y: top + Double($0) * (Self.buttonHeight + Self.gap),
          width: frame.width - 2 * Self.margin, height: Self.buttonHeight)
      }
    }
    var right = frame.maxX - Self.margin
    var boxes: [Rect] = []
    for button in sheet.buttons.reversed() {
      let width = max(84, pen.width(button.title) + 32).rounded()
      right -= width
      boxes.append(
        Rect(x: right, y: frame.maxY - Self.margin - Self.buttonHeight, width: width, height: Self.buttonHeight))
      right -= Self.gap
    }
    return boxes.reversed()
  }

  private func answer(_ index: Int) -> SheetAnswer? {
    sheet.buttons.indices.contains(index) ? sheet.buttons[index].answer : nil
  }

  private func button(_ index: Int, in box: Rect, _ ui: inout WindowUI) -> SheetAnswer? {
    let id = ControlID.button(index)
    let look = ui.pen.look
    ui.focus.add(id, box)
    ui.descriptions.add(id, in: box, AccessibleItem(.button, sheet.buttons[index].title))
    let hit = ui.hit(id, box)
    if hit.isPressed { ui.focus.press(id) }
    let (isFocused, isLit) = (ui.focus.current == id, hit.isHovered || hit.isHeld)
    if sheet.question.hasCards {
      card(index, in: box, isFocused: isFocused, isLit: isLit, &ui.pen)
      return hit.isClicked || ui.isPushed(id) ? answer(index) : key(on: id, index, &ui)
    }
    // A list has a row that is chosen, and a row of buttons one that Enter presses unless another one has the focus.
    let isMain = !isList && index == sheet.mainButton
    let ground = isList && isFocused ? look.selection : isMain ? look.primary : isLit ? look.raised : look.hairline
    ui.pen.fill(box, radius: 6, ground)
    if isFocused, !isList { ui.pen.focus(box.inset(by: -3), radius: 9) }
    let color = isList && isFocused ? look.onSelection : isMain ? look.onPrimary : look.text
    let inside = Rect(x: box.x + 10, y: box.y, width: box.width - 20, height: box.height)
    let title = sheet.buttons[index].title
    if isList {
      ui.pen.text("\(index + 1)", in: inside, .body, color)
      ui.pen.path(
        title, in: Rect(x: inside.x + 22, y: box.y, width: inside.width - 22, height: box.height), .body, color)
    } else {
      ui.pen.text(title, in: inside, .body, color, alignment: .center)
    }
    if hit.isClicked || ui.isPushed(id) { return answer(index) }
    return key(on: id, index, &ui)
  }

  /// Handles keys: arrows move to the next button, a letter presses one.
  private func key(on id: ControlID, _ index: Int, _ ui: inout WindowUI) -> SheetAnswer? {
    guard let press = ui.key(on: id), !press.modifiers.contains(.control) else { return nil }
    let count = sheet.buttons.count
    switch press.key {
    case .left, .up:
      ui.takeKey(on: id)
      ui.moveFocus(to: .button((index + count - 1) % count))
    case .right, .down:
      ui.takeKey(on: id)
      ui.moveFocus(to: .button((index + 1) % count))
    case .letter(let letter) where press.modifiers.isEmpty && !press.isRepeat && sheet.typed == nil:
      ui.takeKey(on: id)
      return sheet.answer(of: letter)
    default: break
    }
    return nil
  }
}

/// Cards with a picture and a name, in as many columns as fit.
extension SheetBody {
  private static let cardGap = 14.0
  private static let nameHeight = 30.0
  private static let head = 58.0

  /// As few rows as possible, evenly filled. In a low window the cards become narrower before they become lower.
  private func grid(in window: Rect) -> (columns: Int, rows: Int) {
    let count = max(1, sheet.buttons.count)
    let least = window.height < 480 ? 84.0 : 100
    let room = Self.cardWidth(in: window) - 2 * Self.margin + Self.cardGap
    let most = min(count, max(2, Int(room / (least + Self.cardGap))))
    let rows = (count + most - 1) / most
    return ((count + rows - 1) / rows, rows)
  }

  private static func cardWidth(in window: Rect) -> Double { min(window.width - 16, 760) }

  private func cardFrame(in window: Rect) -> Rect {
    let width = Self.cardWidth(in: window)
    let rows = Double(grid(in: window).rows)
    let height = min(
      Self.head + rows * (190 + Self.nameHeight) + (rows - 1) * Self.cardGap + Self.margin, window.height - 16)
    return Self.place(width, height, in: window)
  }

  func cards(in window: Rect) -> [Rect] {
    let frame = cardFrame(in: window)
    let (columns, rows) = grid(in: window)
    let width = ((frame.width - 2 * Self.margin - Double(columns - 1) * Self.cardGap) / Double(columns)).rounded(.down)
    let room = frame.height - Self.head - Self.margin - Double(rows - 1) * Self.cardGap
    let height = (room / Double(max(1, rows))).rounded(.down)
    return sheet.buttons.indices.map { index in
      Rect(
        x: frame.x + Self.margin + Double(index % columns) * (width + Self.cardGap),
        y: frame.y + Self.head + Double(index / columns) * (height + Self.cardGap), width: width, height: height)
    }
  }

  /// The frame of a card's picture.
  static func picture(in card: Rect) -> Rect {
    Rect(x: card.x + 6, y: card.y + 6, width: card.width - 12, height: card.height - nameHeight - 6)
  }

  private func card(_ index: Int, in box: Rect, isFocused: Bool, isLit: Bool, _ pen: inout Pen) {
    pen.fill(box, radius: 8, isLit ? pen.look.raised : pen.look.field)
    if isFocused { pen.focus(box, radius: 8) }
    let name = Rect(x: box.x + 8, y: box.maxY - Self.nameHeight, width: box.width - 16, height: Self.nameHeight)
    pen.text(
      "\(index + 1)   \(sheet.buttons[index].title)", in: name, .small, isFocused ? pen.look.text : pen.look.quietText)
  }
}
