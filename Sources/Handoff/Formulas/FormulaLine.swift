import Notation

/// One line of arithmetic of a hand-off: a name for a number that every language computes from the same expression of
/// names, numbers, `min`, `max`, `abs` and `pow`.
///
///     FormulaLine("drift", "(ratio - 1) * (y + h / 2 - screen / 2)", "how far the picture's middle is from the row's")
struct FormulaLine: Hashable, Sendable {
  var name: String
  var expression: String
  /// Its meaning.
  var note: String

  init(_ name: String, _ expression: String, _ note: String = "") {
    self.name = name
    self.expression = expression
    self.note = note
  }
}

/// How a language spells arithmetic.
enum CodeLanguage: Hashable, Sendable, CaseIterable {
  case swift, kotlin, dart, typescript
  /// Names are custom properties, and so a formula stands within `calc()` or another function.
  case css
}

extension CodeLanguage {
  /// One line per formula. Its note follows on the same line, or stands above if the line would be too long.
  func lines(_ formulas: [FormulaLine]) -> String {
    aligned(formulas.map { (declaration($0.name) + expression($0.expression) + end, $0.note) })
  }

  /// Maximum length of a line with its note, without the indentation.
  private static let widest = 92

  private func declaration(_ name: String) -> String {
    switch self {
    case .swift: "let \(name): CGFloat = "
    case .kotlin: "val \(name) = "
    case .dart: "final \(name) = "
    case .typescript: "const \(name) = "
    case .css: "\(Self.property(name)): "
    }
  }

  private var end: String { self == .dart || self == .css ? ";" : "" }

  private func aligned(_ lines: [(code: String, note: String)]) -> String {
    // Notes of Swift and CSS are aligned. The formatters of Kotlin and Dart leave one blank before a comment.
    guard self == .swift || self == .css else {
      return lines.map { code, note in
        guard !note.isEmpty else { return code }
        let line = "\(code)\(self == .typescript ? "  " : " ")// \(note)"
        return line.count <= Self.widest ? line : "// \(note)\n\(code)"
      }.joined(separator: "\n")
    }
    let width = lines.map(\.code.count).max() ?? 0
    return lines.map { $1.isEmpty ? $0 : $0.leftAligned(in: width) + "  // \($1)" }.joined(separator: "\n")
  }

  /// A number as the language has it: a `Float` ends in f, and a `double` has a point.
  func number(_ literal: String) -> String {
    switch self {
    case .swift, .typescript, .css: literal
    case .kotlin: literal + "f"
    case .dart: literal.contains(".") || literal.contains("e") ? literal : literal + ".0"
    }
  }

  /// An expression with its numbers and functions as the language has them; a name may hold digits.
  func expression(_ expression: String) -> String {
    var text = ""
    var word = ""
    func flush() {
      guard let first = word.first else { return }
      text += first.isNumber ? number(word) : function(word)
      word = ""
    }
    for character in expression {
      let goesOn =
        character.isLetter || character.isNumber || character == "." || character == "_"
        || (character == "-" && word.first?.isNumber == true && word.hasSuffix("e"))
      if !goesOn { flush() }
      if goesOn { word.append(character) } else { text.append(character) }
    }
    flush()
    return text
  }

  private func function(_ word: String) -> String {
    guard ["min", "max", "abs", "pow"].contains(word) else { return self == .css ? Self.custom(word) : word }
    switch self {
    case .swift, .kotlin, .css: return word
    case .dart: return ["abs", "pow"].contains(word) ? "_\(word)" : "math.\(word)"
    case .typescript: return "Math.\(word)"
    }
  }
}

// Style sheets.
extension CodeLanguage {
  /// A length as a declaration has it: within `calc()` where it is more than a name, a number or a function.
  static func length(_ expression: String) -> String {
    isSum(expression) ? "calc\(factor(expression))" : factor(expression)
  }

  /// The same within a product.
  static func factor(_ expression: String) -> String {
    // The least of a length has a unit.
    let text = css.expression(expression.replacing("(0,", with: "(0px,"))
    return isSum(expression) ? "(\(text))" : text
  }

  /// Whether an operator is outside all brackets.
  private static func isSum(_ expression: String) -> Bool {
    var depth = 0
    return expression.contains { letter in
      depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
      return depth == 0 && letter == " "
    }
  }

  /// The name of a custom property: `--fx-min-height`. Properties are inherited: no content of a page has such names.
  static func property(_ name: String) -> String {
    name.reduce(into: "--fx-") { text, letter in text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)" }
  }

  /// The expression for a name: a length of the wrapper, or a custom property, of which two have other names.
  private static func custom(_ name: String) -> String {
    switch name {
    case "width": "100cqw"
    case "h": "var(--fx-row)"
    case "aspect": "var(--fx-picture)"
    default: "var(\(property(name)))"
    }
  }
}
