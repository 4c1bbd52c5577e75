import Boundary

/// A key with what is held for it, or a letter however a keyboard makes it.
public struct Shortcut: Hashable, Sendable {
  enum Stroke: Hashable, Sendable {
    case key(Key, Modifiers)
    case typed(Character)
  }

  let stroke: Stroke
  /// Held down, the key does it again and again.
  var repeats = false
  /// The command lasts as long as the key is held.
  var isHeld = false
  /// Another spelling of a key that is listed.
  var isQuiet = false

  init(_ key: Key, _ modifiers: Modifiers = [], repeats: Bool = false) {
    (stroke, self.repeats) = (.key(key, modifiers), repeats)
  }

  init(_ letter: Character, _ modifiers: Modifiers = [], repeats: Bool = false) {
    self.init(.letter(letter), modifiers, repeats: repeats)
  }

  init(typed letter: Character) { stroke = .typed(letter) }

  var held: Shortcut {
    var held = self
    held.isHeld = true
    return held
  }

  var quiet: Shortcut {
    var quiet = self
    quiet.isQuiet = true
    return quiet
  }
}

/// Words.
extension Shortcut: CustomStringConvertible {
  /// As lists and menus have it: `Ctrl Shift S`.
  public var description: String { words(control: "Ctrl", Self.name) }

  /// As it is read aloud: `Control Page Up`, `full stop`.
  var spoken: String { words(control: "Control", Self.spokenName) }

  /// In a sentence.
  var phrase: String { words(control: "Ctrl", Self.spokenName) + (isHeld ? ", while it is held" : "") }

  private func words(control: String, _ name: (Key) -> String) -> String {
    switch stroke {
    case .typed(let letter): String(letter)
    case .key(let key, let modifiers):
      (modifiers.contains(.control) ? "\(control) " : "") + (modifiers.contains(.shift) ? "Shift " : "")
        + (modifiers.contains(.alt) ? "Alt " : "") + name(key)
    }
  }

  private static func spokenName(_ key: Key) -> String {
    switch key {
    case .letter("."): "full stop"
    case .letter(","): "comma"
    default: name(key)
    }
  }

  private static func name(_ key: Key) -> String {
    switch key {
    case .letter(let letter): letter.uppercased()
    case .function(let number): "F\(number)"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .escape, .enter, .tab, .space, .backspace, .delete, .left, .right, .up, .down, .home, .end, .menu:
      "\(key)".prefix(1).uppercased() + "\(key)".dropFirst()
    }
  }
}

/// From an event to its command, without allocations.
extension Shortcut {
  private static let table = Dictionary(
    Command.all.flatMap { command in command.words.keys.map { ($0.stroke, (shortcut: $0, command: command)) } },
    uniquingKeysWith: { first, _ in first })

  /// A key that is pressed with Shift means the same as without, unless that is a shortcut of its own.
  static func command(of key: Key, _ modifiers: Modifiers) -> (shortcut: Shortcut, command: Command)? {
    let held = modifiers.subtracting(.alt)
    return table[.key(key, held)] ?? table[.key(key, held.subtracting(.shift))]
  }

  static func command(typed text: String) -> Command? {
    guard let letter = text.first, text.dropFirst().isEmpty else { return nil }
    return table[.typed(letter)]?.command
  }
}
