import Boundary

/// A question over the window. Everything else waits until it is answered.
struct Sheet: Sendable {
  struct Button: Hashable, Sendable {
    let title: String
    let answer: SheetAnswer

    init(_ title: String, _ answer: SheetAnswer) {
      self.title = title
      self.answer = answer
    }
  }

  let question: Question
  let title: String
  let lines: [String]
  let buttons: [Button]
  /// Which button Enter presses.
  private(set) var focus: Int
  /// Where a path is typed, if one is asked for.
  private(set) var field: TextField?

  /// - Parameters:
  ///   - recent: Paths of the files that were opened last.
  ///   - typed: What stands in the field before anything is typed, if a path is asked for.
  init(_ question: Question, in library: Library, recent: [String] = [], typed: String? = nil) {
    self.question = question
    (title, lines) = question.words(in: library)
    buttons = question.buttons(recent: recent)
    focus = question.isList ? 0 : max(0, buttons.count - 1)
    field = typed.map { TextField($0) }
  }
}

extension Sheet {
  mutating func type(_ text: String) { field?.type(text) }

  /// What a key answers; nil: it answers nothing.
  mutating func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> SheetAnswer? {
    switch key {
    case .escape where !isRepeat: return question.escape
    case .enter where !isRepeat, .space where !isRepeat && field == nil:
      return buttons.indices.contains(focus) ? buttons[focus].answer : nil
    case .tab: moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    case _ where field?.press(key, modifiers) == true: break
    case .left, .up: moveFocus(by: -1)
    case .right, .down: moveFocus(by: 1)
    case .letter(let letter) where field == nil && !isRepeat && modifiers.isEmpty: return answer(of: letter)
    default: break
    }
    return nil
  }

  private mutating func moveFocus(by step: Int) {
    guard !buttons.isEmpty else { return }
    focus = (focus + step + buttons.count) % buttons.count
  }

  /// A letter presses the button whose title alone begins with it; a digit one of a list.
  private func answer(of letter: Character) -> SheetAnswer? {
    if question.isList {
      return letter.wholeNumberValue.flatMap { buttons.indices.contains($0 - 1) ? buttons[$0 - 1].answer : nil }
    }
    let found = buttons.filter { $0.title.lowercased().hasPrefix(letter.lowercased()) }
    return found.count == 1 ? found[0].answer : nil
  }
}

/// The question over the window, and those that wait for their turn.
struct QuestionQueue: Sendable {
  var sheet: Sheet?
  private var waiting: [Question] = []
}

extension QuestionQueue {
  /// Whether it waits to be decided what is saved on the way out.
  var isLeaving: Bool { waiting.contains { $0.leaving != nil } }

  mutating func append(_ question: Question) { waiting.append(question) }

  /// Asks about a changed file: once, about its last state.
  mutating func ask(_ question: Question, in library: Library) {
    waiting.removeAll { $0.isAbout(question) }
    if let sheet, sheet.question.isAbout(question) {
      self.sheet = Sheet(question, in: library)
    } else {
      waiting.append(question)
    }
  }

  /// At once, whatever waits.
  mutating func open(_ sheet: Sheet) { self.sheet = sheet }

  mutating func openNext(in library: Library) {
    if sheet == nil, !waiting.isEmpty { sheet = Sheet(waiting.removeFirst(), in: library) }
  }

  mutating func close() -> Sheet? {
    defer { sheet = nil }
    return sheet
  }
}
