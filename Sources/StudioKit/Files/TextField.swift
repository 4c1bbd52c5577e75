import Boundary

/// A line of text that is typed, with the place where the next letter goes.
struct TextField: Hashable, Sendable {
  private var before: [Character]
  private var after: [Character] = []

  /// The next letter goes to the end, or before the ending of a file's name.
  init(_ text: String) {
    let ending = text.hasSuffix(".json") ? 5 : 0
    before = Array(text.dropLast(ending))
    after = Array(text.suffix(ending))
  }
}

extension TextField {
  /// The longest text that is taken: longer than any path.
  private static let limit = 4096

  var text: String { String(before + after) }

  /// The text with a mark where the next letter goes.
  var marked: String { String(before + ["|"] + after) }

  mutating func type(_ text: String) {
    let letters = text.filter { !$0.isNewline && $0 != "\u{0}" }
    if before.count + after.count + letters.count <= Self.limit { before += letters }
  }

  /// Whether the key meant something here.
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after.insert(last, at: 0) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home: (before, after) = ([], before + after)
    case .end: (before, after) = (before + after, [])
    case .letter("u") where modifiers.contains(.control): before = []
    default: return false
    }
    return true
  }
}
