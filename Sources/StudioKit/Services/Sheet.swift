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
    private let completions: Int

    fileprivate init(_ sheet: Sheet) {
      (title, lines, buttons) = (sheet.title, sheet.lines, sheet.buttons)
      completions = sheet.completions
    }
  }

  /// As much as leaves room for the buttons, in bytes of UTF-8: some lines of a sheet.
  private static let longestLine = 480

  let question: Question
  let title: String
  private(set) var lines: [String]
  let buttons: [Button]
  /// Why the last answer was refused; also the last of the lines.
  let problem: String?
  /// The content of its text field, if it has one: a path or a name.
  private(set) var typed: String?
  /// The path that its field suggests.
  private let suggestion: String?
  /// How many times its path was completed, and what came of it last: there Tab goes to the buttons.
  private(set) var completions = 0
  private var completed: String?
  /// The names that the path may go on with, one of the lines.
  private var hint: String?
  /// The options of a film, if it is about one.
  var film: FilmPlan?
  /// What is known of that film's size.
  var filmAnswer = FilmAnswer.pending

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
    let problem = (problem ?? question.problem)?.ends(Self.longestLine)
    self.problem = problem
    lines = words.lines.map { $0.ends(Self.longestLine) } + (problem.map { [$0] } ?? [])
    buttons = question.buttons(recent: recent, in: library)
    self.typed = typed
    suggestion = question.isAboutPath ? typed : nil
  }
}

/// Sheets that look the same.
extension Sheet: Hashable {
  static func == (one: Sheet, other: Sheet) -> Bool {
    one.words == other.words && one.typed == other.typed && one.film == other.film && one.filmAnswer == other.filmAnswer
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

/// A change of a sheet by its controls.
enum SheetChange: Sendable {
  case type(String)
  case film(FilmPlan)
  /// Tab asks to complete a path.
  case complete(String)
}

extension Sheet {
  var words: Words { Words(self) }

  /// The button that Enter presses initially.
  var mainButton: Int {
    let suggested = question.suggested.flatMap { answer in buttons.firstIndex { $0.answer == answer } }
    return suggested ?? (question.isList ? 0 : max(0, buttons.count - 1))
  }

  mutating func type(_ text: String) { typed = text }

  /// A path in full, which was typed or pasted behind the suggested folder, takes its place. Nil for any other text.
  func restarted(_ text: String) -> String? {
    guard let suggestion, suggestion.hasSuffix("/"), text.hasPrefix(suggestion) else { return nil }
    let rest = text.dropFirst(suggestion.count)
    return rest.hasPrefix("/") || rest.hasPrefix("~/") ? String(rest) : nil
  }

  /// The answer of a letter key: the button that is the only one to begin with it; in a list also a digit.
  func answer(of letter: Character) -> SheetAnswer? {
    if question.isList || question.hasCards {
      return letter.wholeNumberValue.flatMap { buttons.indices.contains($0 - 1) ? buttons[$0 - 1].answer : nil }
    }
    let found = buttons.filter { $0.title.lowercased().hasPrefix(letter.lowercased()) }
    return found.count == 1 ? found[0].answer : nil
  }
}

/// Completing a path.
extension Sheet {
  /// Names listed below the field; more are counted.
  private static let mostNames = 8

  /// Whether Tab completes this text rather than going to the buttons.
  func completes(_ text: String) -> Bool { question.isAboutPath && text != completed }

  /// Completes the path as far as its last name is certain, and lists the names if there are several.
  ///
  /// - Parameter names: The names that begin like the last one of the path; folders end with a slash.
  mutating func complete(_ path: String, with names: [String]) {
    guard typed == path else { return }
    if let hint { lines.removeAll { $0 == hint } }
    completions += 1
    hint = Self.hint(names)
    if let hint { lines.append(hint.ends(Self.longestLine)) }
    defer { completed = typed }
    guard let first = names.first else { return }
    let common = names.dropFirst().reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    typed = folder + common
  }

  private static func hint(_ names: [String]) -> String? {
    if names.isEmpty { return "No file begins like that." }
    guard names.count > 1 else { return nil }
    let more = names.count - mostNames
    return names.prefix(mostNames).joined(separator: "   ") + (more > 0 ? "   and \(more) more" : "")
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

  mutating func openNext(in library: Library) {
    if sheet == nil, !waiting.isEmpty { sheet = Sheet(waiting.removeFirst(), in: library) }
  }

  mutating func complete(_ path: String, with names: [String]) { sheet?.complete(path, with: names) }

  mutating func close() -> Sheet? {
    defer { sheet = nil }
    return sheet
  }
}
