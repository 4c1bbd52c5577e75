import Boundary

/// A key with modifiers, as shown in lists and menus: `Ctrl Shift S`. Question mark and slash are matched by the
/// character typed, whatever the layout.
public struct Shortcut: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  enum Stroke: Hashable, Sendable {
    case key(Key, Modifiers)
    case typed(String)
  }

  public let description: String

  public init(stringLiteral words: String) { description = words }
}

extension Shortcut {
  /// The spoken form: `Control Page Up`.
  var spoken: String { phrase.replacing("Ctrl", with: "Control") }

  /// The form in a sentence: `full stop`.
  var phrase: String { description == "." ? "full stop" : description == "," ? "comma" : description }

  var stroke: Stroke {
    if description == "?" || description == "/" { return .typed(description) }
    var modifiers: Modifiers = []
    var key = description[...]
    for (word, modifier) in [("Ctrl ", Modifiers.control), ("Shift ", .shift)] where key.hasPrefix(word) {
      key = key.dropFirst(word.count)
      modifiers.insert(modifier)
    }
    return .key(Self.names[String(key)] ?? .letter(key.lowercased().first ?? " "), modifiers)
  }

  private static let names: [String: Key] = [
    "Space": .space, "Page Up": .pageUp, "Page Down": .pageDown, "Left": .left, "Right": .right, "Up": .up,
    "Down": .down, "F1": .function(1), "F11": .function(11), "Delete": .delete, "Backspace": .backspace,
  ]
}

/// From an event to its command, without allocations.
extension Shortcut {
  typealias Meaning = (command: Command, repeats: Bool, isHeld: Bool)

  private static let table: [Stroke: Meaning] = {
    var table: [Stroke: Meaning] = [:]
    for command in Command.all {
      let words = command.words
      for shortcut in words.keys + words.quiet { table[shortcut.stroke] = (command, words.repeats, words.isHeld) }
    }
    return table
  }()

  /// A key with Shift means the same as without, unless it is a shortcut of its own.
  ///
  /// - Parameter others: Commands that parts of the window bring.
  static func meaning(of key: Key, _ modifiers: Modifiers, among others: [Command] = []) -> Meaning? {
    let held = modifiers.subtracting(.alt)
    return table[.key(key, held)] ?? table[.key(key, held.subtracting(.shift))]
      ?? others.first { $0.words.keys.contains { $0.stroke == .key(key, held) } }.map { ($0, $0.words.repeats, false) }
  }

  static func command(typed text: String) -> Command? { table[.typed(text)]?.command }
}
