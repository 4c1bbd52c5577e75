import Text

/// One line of arithmetic of a hand-off: a name for a number that every language computes from the same expression of
/// names, numbers, `min`, `max` and `abs`.
///
///     FormulaLine("drift", "(ratio - 1) * (y + h / 2 - screen / 2)", "how far the picture's middle is from the row's")
struct FormulaLine: Hashable, Sendable {
  var name: String
  var expression: String
  /// What it is.
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
}

extension CodeLanguage {
  /// A line each, with what it is behind it.
  func lines(_ formulas: [FormulaLine]) -> String {
    aligned(formulas.map { (declaration($0.name) + expression($0.expression) + end, $0.note) })
  }

  private func declaration(_ name: String) -> String {
    switch self {
    case .swift: "let \(name): CGFloat = "
    case .kotlin: "val \(name) = "
    case .dart: "final \(name) = "
    case .typescript: "const \(name) = "
    }
  }

  private var end: String { self == .dart ? ";" : "" }

  /// Constants as a language begins with them: properties in Swift, parameters in Kotlin and Dart, names in TypeScript.
  func constants(_ constants: [Constant], whole: Set<String> = []) -> String {
    aligned(
      constants.map { constant in
        let name = constant.name
        let isWhole = whole.contains(name)
        let value = isWhole ? constant.value.short : number(constant.value.short)
        let line =
          switch self {
          case .swift: "var \(name)\(isWhole ? "" : ": CGFloat") = \(value)"
          case .kotlin: "\(name): \(isWhole ? "Int" : "Float") = \(value),"
          case .dart: "this.\(name) = \(value),"
          case .typescript: "const \(name) = \(value)"
          }
        return (line, constant.note)
      })
  }

  private func aligned(_ lines: [(code: String, note: String)]) -> String {
    let width = lines.map(\.code.count).max() ?? 0
    return lines.map { $1.isEmpty ? $0 : $0.leftAligned(in: width) + "  // \($1)" }.joined(separator: "\n")
  }

  /// A number as the language has it: a `Float` ends in f, and a `double` has a point.
  func number(_ literal: String) -> String {
    switch self {
    case .swift, .typescript: literal
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
    guard ["min", "max", "abs"].contains(word) else { return word }
    switch self {
    case .swift, .kotlin: return word
    case .dart: return word == "abs" ? "_abs" : "math.\(word)"
    case .typescript: return "Math.\(word)"
    }
  }
}
