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

  /// What tells one question from another.
  struct Words: Hashable, Sendable {
    let title: String
    private let lines: [String]
    private let buttons: [Button]

    fileprivate init(_ sheet: Sheet) {
      (title, lines, buttons) = (sheet.title, sheet.lines, sheet.buttons)
    }
  }

  let question: Question
  let title: String
  let lines: [String]
  let buttons: [Button]
  /// What stands in its field, if something is to be typed: a path, or a name.
  private(set) var typed: String?

  /// - Parameters:
  ///   - recent: Paths of the files that were opened last.
  ///   - typed: What stands in the field before anything is typed, if something is to be.
  init(_ question: Question, in library: Library, recent: [String] = [], typed: String? = nil) {
    self.question = question
    (title, lines) = question.words(in: library)
    buttons = question.buttons(recent: recent)
    self.typed = typed
  }
}

extension Sheet {
  var words: Words { Words(self) }

  /// The button that Enter presses before anybody has chosen one.
  var mainButton: Int {
    let suggested = question.suggested.flatMap { answer in buttons.firstIndex { $0.answer == answer } }
    return suggested ?? (question.isList ? 0 : max(0, buttons.count - 1))
  }

  mutating func type(_ text: String) { typed = text }

  /// A letter presses the button whose title alone begins with it; a digit one of a list.
  func answer(of letter: Character) -> SheetAnswer? {
    if question.isList || question.hasCards {
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
  var isLeaving: Bool { waiting.contains(where: \.isLeaving) }

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

  /// A note that waits to be shown by itself is to be shown beside something else.
  mutating func takeCrash() -> CrashOffer? {
    guard let index = waiting.firstIndex(where: { if case .crashed = $0 { true } else { false } }) else { return nil }
    return waiting.remove(at: index).crash
  }

  mutating func openNext(in library: Library) {
    if sheet == nil, !waiting.isEmpty { sheet = Sheet(waiting.removeFirst(), in: library) }
  }

  mutating func close() -> Sheet? {
    defer { sheet = nil }
    return sheet
  }
}
