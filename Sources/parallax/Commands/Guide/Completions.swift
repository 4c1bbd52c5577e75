import Desktop

/// What can stand at the cursor of a shell. Shells ask this program, so that none has a list of commands of its own.
struct Completions {
  /// The program's first argument when a shell asks.
  static let word = "__complete"
  /// Lines that stand for files, and for files of scenes.
  static let (files, sceneFiles) = (":files", ":scenes")

  private let command: Subcommand
  /// Words before the cursor, without the command.
  private let before: [String]
  private let typed: String
  private let isFirst: Bool

  /// - Parameter words: The words of the line behind the program's name; the last one is being typed, and may be empty.
  init(_ words: [String]) {
    var before = Array(words.dropLast())
    typed = words.last ?? ""
    isFirst = before.isEmpty
    let named = Commands.all.first { $0.name == before.first }
    if named != nil { before.removeFirst() }
    (command, self.before) = (named ?? StudioCommand.command, before)
  }
}

extension Completions {
  /// A candidate each, and its meaning behind a tab.
  var text: String { candidates.map { "\($0)\n" }.joined() }

  private var candidates: [String] {
    // Bash takes --name=value for three words.
    if typed == "=" { return values(of: before.last, typed: "", before: "") ?? [] }
    if before.last == "=" { return values(of: before.dropLast().last, typed: typed, before: "") ?? [] }
    if typed.hasPrefix("--"), let sign = typed.firstIndex(of: "=") {
      let value = typed[typed.index(after: sign)...]
      return values(of: String(typed[..<sign]), typed: String(value), before: String(typed[...sign])) ?? []
    }
    if let values = values(of: before.last, typed: typed, before: "") { return values }
    if typed.hasPrefix("-") {
      let version = isFirst ? [("--version", "Prints the version.")] : []
      return lines(version + command.allOptions.map { ("--\($0.name)", $0.help) }, typed)
    }
    let commands = isFirst ? lines(Commands.all.map { ($0.name, $0.summary) }, typed) : []
    return commands + offered(command.offers, typed: typed, before: "")
  }

  /// The values of an option that takes one; nil if it does not.
  private func values(of option: String?, typed: String, before: String) -> [String]? {
    let named = command.allOptions.first { "--\($0.name)" == option || $0.letter.map { "-\($0)" } == option }
    guard let named, option != nil, named.value != nil else { return nil }
    return offered(named.offers, typed: typed, before: before)
  }

  private func offered(_ completion: Completion, typed: String, before: String) -> [String] {
    switch completion {
    case .nothing: []
    case .files: [Self.files]
    case .scenes: lines(SceneLibrary.titles.map { ($0.name, $0.title) }, typed) + [Self.sceneFiles]
    case .words(let words): lines(words.map { (before + $0, "") }, before + typed)
    }
  }

  private func lines(_ words: [(word: String, meaning: String)], _ typed: String) -> [String] {
    words.filter { $0.word.hasPrefix(typed) }.map { $0.meaning.isEmpty ? $0.word : "\($0.word)\t\($0.meaning)" }
  }
}
