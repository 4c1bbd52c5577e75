import Notation

/// A question over the window. Everything else waits for the answer.
struct Sheet: Sendable {
  struct Button: Hashable, Sendable {
    let title: String
    let answer: SheetAnswer

    init(_ title: String, _ answer: SheetAnswer) {
      self.title = title
      self.answer = answer
    }
  }

  /// The texts that identify a question.
  struct Words: Hashable, Sendable {
    let title: String
    private let lines: [String]
    private let buttons: [Button]

    fileprivate init(_ sheet: Sheet) {
      (title, lines, buttons) = (sheet.title, sheet.lines, sheet.buttons)
    }
  }

  /// As much as leaves room for the buttons, in bytes of UTF-8: some lines of a sheet.
  private static let longestLine = 480

  let question: Question
  let title: String
  let lines: [String]
  let buttons: [Button]
  /// The content of its text field, if it has one: a path or a name.
  private(set) var typed: String?
  /// The options of a film, if it is about one.
  var film: FilmPlan?

  /// - Parameters:
  ///   - recent: Paths of recent files.
  ///   - typed: The initial text of the field, if there is one.
  ///   - problem: Why the last answer was refused.
  init(
    _ question: Question, in library: Library, recent: [String] = [], typed: String? = nil, problem: String? = nil
  ) {
    self.question = question
    let words = question.words(in: library)
    title = words.title.ends(Self.longestLine)
    lines = (words.lines + (problem.map { [$0] } ?? [])).map { $0.ends(Self.longestLine) }
    buttons = question.buttons(recent: recent, in: library)
    self.typed = typed
  }
}

extension Sheet {
  var words: Words { Words(self) }

  /// The button that Enter presses initially.
  var mainButton: Int {
    let suggested = question.suggested.flatMap { answer in buttons.firstIndex { $0.answer == answer } }
    return suggested ?? (question.isList ? 0 : max(0, buttons.count - 1))
  }

  mutating func type(_ text: String) { typed = text }

  /// The answer of a letter key: the button that is the only one to begin with it; in a list also a digit.
  func answer(of letter: Character) -> SheetAnswer? {
    if question.isList || question.hasCards {
      return letter.wholeNumberValue.flatMap { buttons.indices.contains($0 - 1) ? buttons[$0 - 1].answer : nil }
    }
    let found = buttons.filter { $0.title.lowercased().hasPrefix(letter.lowercased()) }
    return found.count == 1 ? found[0].answer : nil
  }
}

/// The question over the window, and those waiting.
struct QuestionQueue: Sendable {
  var sheet: Sheet?
  private var waiting: [Question] = []
}

extension QuestionQueue {
  /// Whether a question about leaving is waiting.
  var isLeaving: Bool { waiting.contains(where: \.isLeaving) }

  mutating func append(_ question: Question) { waiting.append(question) }

  /// Asks about a changed file once, with its last state.
  mutating func ask(_ question: Question, in library: Library) {
    waiting.removeAll { $0.isAbout(question) }
    if let sheet, sheet.question.isAbout(question) {
      self.sheet = Sheet(question, in: library)
    } else {
      waiting.append(question)
    }
  }

  /// Opens a question at once, before those waiting.
  mutating func open(_ sheet: Sheet) { self.sheet = sheet }

  /// Removes a waiting crash report, to be shown along with something else.
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
