import Text

/// One line of arithmetic of a hand-off: a name for a number that Swift and Kotlin both compute from the same
/// expression.
///
///     FormulaLine("drift", "-0.3 * (y + h / 2 - 422)", "-(1 - k)·(y + h/2 - H/2)")
struct FormulaLine: Hashable, Sendable {
  var name: String
  var expression: String
  /// The formula that the numbers were put into.
  var note: String

  init(_ name: String, _ expression: String, _ note: String = "") {
    self.name = name
    self.expression = expression
    self.note = note
  }
}

extension [FormulaLine] {
  /// A line each; every number is a `CGFloat`.
  var inSwift: String { lines { "let \($0.name): CGFloat = \($0.expression)" } }

  /// A line each; every number is a `Float`.
  var inKotlin: String { lines { "val \($0.name) = \(Self.floats($0.expression))" } }

  private func lines(_ code: (FormulaLine) -> String) -> String {
    let lines = map { (code: code($0), note: $0.note) }
    let width = lines.map(\.code.count).max() ?? 0
    return lines.map { code, note in
      note.isEmpty ? code : code.leftAligned(in: width) + "  // \(note)"
    }
    .joined(separator: "\n")
  }

  /// Literals with an `f` behind them, as Kotlin has them; a name may hold digits.
  private static func floats(_ expression: String) -> String {
    var text = ""
    var isInWord = false
    var isInNumber = false
    for character in expression {
      let goesOn = isInNumber && (character.isNumber || character == "." || character == "e" || text.hasSuffix("e"))
      if isInNumber, !goesOn {
        text += "f"
        isInNumber = false
      }
      if !isInNumber, !isInWord, character.isNumber { isInNumber = true }
      isInWord = !isInNumber && (character.isLetter || (isInWord && character.isNumber))
      text.append(character)
    }
    return isInNumber ? text + "f" : text
  }
}
