import Handoff

/// The commands of a studio as they are found by what is typed of their names.
struct CommandSearch: Sendable {
  struct Entry: Sendable {
    let command: Command
    let title: String
    let key: String
    let help: String
    /// Title, key, help and other words for it, folded.
    private let words: (title: [Character], key: [Character], help: [Character], also: [Character])

    var spokenKey: String { command.spokenKey }
  }

  /// In the order of the table.
  let entries: [Entry]

  /// - Parameters:
  ///   - systems: Those that a scene can be handed over to.
  ///   - others: Commands that parts of the window bring.
  init(_ facts: Facts, systems: [HandoffSystem] = [], others: [Command] = []) {
    entries = (Command.available(facts, systems: systems) + others.filter { $0.isOn(facts) })
      .filter { $0 != .palette }.map { Entry($0, facts) }
  }
}

extension CommandSearch {
  /// The matches, best first, equal ones in the order of the table. Text without a letter matches everything.
  func find(_ typed: String) -> [Entry] {
    let query = Self.folded(typed)
    guard !query.isEmpty else { return entries }
    let found = entries.enumerated().compactMap { index, entry in
      entry.distance(from: query, typed).map { (entry: entry, distance: $0, index: index) }
    }
    return found.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.entry)
  }

  /// The text without case, accents and repeated spaces, and without punctuation other than in keys and numbers.
  static func folded(_ text: String) -> [Character] {
    var letters: [Character] = []
    for letter in text.lowercased() where !ornaments.contains(letter) {
      if !letter.isWhitespace {
        letters.append(plain[letter] ?? letter)
      } else if let last = letters.last, last != " " {
        letters.append(" ")
      }
    }
    if letters.last == " " { letters.removeLast() }
    return letters
  }

  private static let ornaments: Set<Character> = ["\u{2026}", "\u{201C}", "\u{201D}", "\u{2019}", "'", "\""]

  /// Letters with an accent, composed or decomposed, mapped to those without.
  private static let plain: [Character: Character] = {
    let accents: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{30A}", "\u{30B}",
      "\u{30C}", "\u{327}", "\u{328}",
    ]
    var plain: [Character: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for accent in accents { plain[Character("\(letter)\(accent)")] = letter }
    }
    return plain
  }()
}

extension CommandSearch.Entry {
  fileprivate init(_ command: Command, _ facts: Facts) {
    let (title, key, help) = (command.menuTitle(facts), command.key, command.words.help)
    (self.command, self.title, self.key, self.help) = (command, title, key, help)
    words = (
      CommandSearch.folded(title), CommandSearch.folded(key), CommandSearch.folded(help),
      CommandSearch.folded(command.words.also)
    )
  }

  /// The distance of the entry from the typed text, 0 for its exact title. Nil if it does not match.
  fileprivate func distance(from query: [Character], _ typed: String) -> Int? {
    if title == typed { return 0 }
    if words.title == query { return 1 }
    if words.key == query { return 2 }
    if words.title.starts(with: query) { return 3 }
    if Self.begins(words.title, with: query) { return 4 }
    if words.key.starts(with: query) { return 5 }
    if Self.begins(words.also, with: query) { return 6 }
    if Self.begins(words.help, with: query) { return 7 }
    return Self.gaps(in: words.title, of: query).map { 8 + $0 }
  }

  /// Whether the typed words begin words of the text in order: "ro de" matches "rotate the device".
  private static func begins(_ text: [Character], with query: [Character]) -> Bool {
    var rest = text.split(separator: " ")[...]
    return query.split(separator: " ").allSatisfy { word in
      guard let place = rest.firstIndex(where: { $0.starts(with: word) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// The number of letters skipped to find the typed ones in order. Nil if one is missing.
  private static func gaps(in text: [Character], of query: [Character]) -> Int? {
    var (place, gaps) = (0, 0)
    for letter in query where letter != " " {
      guard let next = text[place...].firstIndex(of: letter) else { return nil }
      if place > 0 { gaps += next - place }
      place = next + 1
    }
    return place > 0 ? gaps : nil
  }
}
