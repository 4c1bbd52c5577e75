import Boundary
import Geometry

/// A text that opens for editing by a click or Enter.
struct TextBox<ID: Hashable & Sendable>: Sendable {
  var id: ID
  /// The control that has the focus during editing.
  var control: ID
  var text: String
  /// The text to edit, if it is longer than the one shown.
  var editable: String?
  var placeholder = ""
  var isOn = true
  /// Whether it may have several lines, which Shift Enter begins.
  var takesLines = false

  init(_ id: ID, of control: ID, _ text: String) {
    self.id = id
    self.control = control
    self.text = text
  }

  /// The user's action.
  struct Answer: Hashable, Sendable {
    /// The committed text.
    var typed: String?
    /// Whether Enter was pressed in it.
    var isEntered = false
    /// Whether its menu was requested.
    var isAsked = false
    /// Whether Tab was pressed in a field that takes it.
    var asksToComplete = false
  }
}

extension TextBox {
  func show(in box: Rect, _ ui: inout UI<ID>) -> Answer {
    var answer = Answer()
    if ui.input.typing?.id == id {
      switch OpenField(id, of: control).show(in: box, &ui) {
      case .finished(let typed, let isEntered): (answer.typed, answer.isEntered) = (typed, isEntered)
      case .completes(let typed): (answer.typed, answer.asksToComplete) = (typed, true)
      case .goesOn, .reset: break
      }
      return answer
    }
    let look = ui.pen.look
    let hit = ui.hit(id, box)
    ui.shape(.text, for: hit)
    ui.parts[control] = ui.parts[id]
    ui.pen.fill(box, radius: 5, hit.isHovered || hit.isHeld ? look.raised : look.field)
    if ui.showsFocus(control) { ui.pen.focus(box, radius: 5) }
    let lines = takesLines ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [text]
    let height = lines.count == 1 ? box.height : (box.height - 8) / Double(lines.count)
    for (number, line) in lines.enumerated() {
      ui.pen.text(
        text.isEmpty ? placeholder : line,
        in: Rect(
          x: box.x + 8, y: box.y + (lines.count == 1 ? 0 : 4 + Double(number) * height), width: box.width - 16,
          height: height), .body, text.isEmpty || !isOn ? look.quietText : look.text)
    }
    if hit.isPressed { ui.focus.press(control) }
    if hit.isClicked {
      ui.type(in: id, editable ?? text, isClicked: true, takesLines: takesLines)
    } else if let press = ui.key(on: control), press.key == .enter, press.modifiers.isEmpty {
      ui.takeKey(on: control)
      ui.scrolls.wanted = .focus
      ui.type(in: id, editable ?? text, takesLines: takesLines)
    }
    answer.isAsked = hit.isAsked
    return answer
  }
}

/// The open field, with its text in the same position as the one it replaces.
struct OpenField<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var control: ID
  /// Space after right-aligned text. Nil for left-aligned text.
  var end: Double?

  init(_ id: ID, of control: ID, end: Double? = nil) {
    (self.id, self.control, self.end) = (id, control, end)
  }

  enum Answer {
    case goesOn
    /// `text` is nil if it was not changed.
    case finished(String?, isEntered: Bool)
    /// Tab was pressed in a field that takes it, which goes on with this text. Nil if that was not changed.
    case completes(String?)
    /// Opened by a double-click, which restores the default.
    case reset
  }
}

extension OpenField {
  /// - Parameter accepts: The letters allowed; others are refused in a sentence.
  func show(in box: Rect, _ ui: inout UI<ID>, accepts: (Character) -> Bool = { _ in true }) -> Answer {
    guard var typing = ui.input.typing else { return .goesOn }
    // Editing ends when the field is scrolled out of view.
    guard ui.pen.isSeen(box) else { return finish(typing, &ui) }
    (typing.box, typing.isDrawn) = (box, true)
    let hit = ui.hit(id, box)
    ui.shape(.text, for: hit)
    func pointed(_ ui: UI<ID>) -> Int {
      let inside = typing.line.inside(box, end: end, ui.pen)
      return ui.input.pointer.place.map { typing.line.place(at: $0, in: inside, ui.pen) } ?? 0
    }
    switch ui.happenings.now {
    case .finish: return finish(typing, &ui)
    case .press where hit.isPressed && hit.isDoubleClicked && typing.isClicked:
      // The first click opened it; both clicks together are the double-click that restores the default.
      ui.input.typing = nil
      ui.again()
      return .reset
    case .press where hit.isPressed:
      let place = pointed(ui)
      if hit.isDoubleClicked { typing.line.editor.selectWord(at: place) } else { typing.line.editor.place(place) }
      typing.isClicked = false
    case .nothing where hit.isHeld && ui.input.isHeld:
      let place = pointed(ui)
      typing.line.editor.place(place, selecting: true)
    case .text(let text):
      let fit = text.filter(accepts)
      if fit.isEmpty { refuse(&typing, &ui) } else { typing.isRefused = false }
      if !fit.isEmpty { typing.line.editor.type(fit) }
      ui.take()
    case .compose(let text, let caret):
      typing.line.editor.compose(text, caret: caret)
      ui.take()
    case .key(let press) where press.key == .tab && typing.takesTab:
      ui.take()
      ui.input.typing = nil
      return .completes(typing.line.edit)
    case .key(let press):
      switch typing.press(press, &ui.input.clipboard, accepts: accepts) {
      case .taken:
        typing.isRefused = false
        ui.take()
      case .passed: ui.take()
      case .refused:
        refuse(&typing, &ui)
        ui.take()
      case .finished(let goesOn):
        if goesOn { ui.happenings.take() } else { ui.take() }
        return finish(typing, &ui, isEntered: !goesOn)
      }
    default: break
    }
    if let refusal = typing.line.editor.takeRefusal() { ui.refusal = refusal }
    let inside = typing.line.inside(box, end: end, ui.pen)
    typing.line.scroll(in: inside, ui.pen)
    typing.line.draw(in: inside, box, &ui.pen)
    if typing.isRefused { ui.pen.outline(box, radius: 5, line: 1.5, ui.pen.look.fault) }
    ui.input.typing = typing
    return .goesOn
  }

  private func refuse(_ typing: inout Typing<ID>, _ ui: inout UI<ID>) {
    typing.isRefused = true
    ui.refusal = "A number goes here: digits, + \u{2212} \u{D7} / ( ) %, and its unit. Enter takes it, Esc leaves it."
  }

  private func finish(_ typing: Typing<ID>, _ ui: inout UI<ID>, isEntered: Bool = false) -> Answer {
    ui.input.typing = nil
    ui.again()
    return .finished(typing.line.edit, isEntered: isEntered)
  }
}
