import Geometry
import Notation

/// One line of arithmetic of a hand-off: a name for a number that every language computes from the same formula.
struct FormulaLine: Hashable, Sendable {
  var name: String
  var value: Expression
  /// Its meaning.
  var note: String

  init(_ name: String, _ value: Expression, _ note: String = "") {
    self.name = name
    self.value = value
    self.note = note
  }
}

extension FormulaLine {
  /// The lines that compute results, each once and after those that it needs.
  static func all(_ results: [Expression], besides known: [FormulaLine] = []) -> [FormulaLine] {
    results.reduce(into: []) { lines, result in
      let steps = result.steps(besides: Set((known + lines).map(\.name)))
      lines += steps.map { FormulaLine($0.name, $0.value, $0.meaning) }
    }
  }
}

extension [FormulaLine] {
  /// The same with a line for a result that is the value of another name.
  func naming(_ name: String, _ result: Expression, _ note: String) -> [FormulaLine] {
    contains { $0.name == name } ? self : self + [FormulaLine(name, result, note)]
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
    aligned(formulas.map { (declaration($0.name) + expression($0.value) + end, $0.note) })
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
}

// A formula.
extension CodeLanguage {
  /// A formula as the language has it. A step is its name.
  func expression(_ formula: Expression) -> String { text(formula).text }

  /// How tightly the parts of a formula hold together.
  private enum Rank: Int, Comparable {
    case sum, product, whole

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// - Parameter unit: The unit of a number.
  private func text(_ formula: Expression, unit: String = "") -> (text: String, rank: Rank) {
    func part(_ part: Expression, atLeast rank: Rank, unit: String = "") -> String {
      let (text, own) = self.text(part, unit: unit)
      return own < rank ? "(\(text))" : text
    }
    func pair(_ one: Expression, _ sign: String, _ other: Expression, _ rank: Rank, then next: Rank) -> (String, Rank) {
      // A style sheet adds lengths to lengths alone.
      let unit = self == .css && rank == .sum && (one.isLength || other.isLength) ? "px" : ""
      return ("\(part(one, atLeast: rank, unit: unit)) \(sign) \(part(other, atLeast: next, unit: unit))", rank)
    }
    func call(_ name: String, _ arguments: [Expression]) -> (String, Rank) {
      let unit = self == .css && arguments.contains(where: \.isLength) ? "px" : ""
      let texts = arguments.map { text($0, unit: unit).text }
      return ("\(function(name))(\(texts.joined(separator: ", ")))", .whole)
    }
    switch formula {
    case .number(let number): return (literal(number) + unit, .whole)
    case .name(let name, _), .step(let name, _, _): return (self == .css ? Self.custom(name) : name, .whole)
    case .negative(let value): return ((self == .css ? "-1 * " : "-") + part(value, atLeast: .product), .product)
    case .sum(let one, let other): return pair(one, "+", other, .sum, then: .sum)
    case .difference(let one, let other): return pair(one, "-", other, .sum, then: .product)
    case .product(let one, let other): return pair(one, "*", other, .product, then: .product)
    case .quotient(let one, let other): return pair(one, "/", other, .product, then: .whole)
    case .raised(let base, let exponent): return call("pow", [base, exponent])
    case .smaller(let one, let other): return call("min", takesMany ? one.smallerOf + other.smallerOf : [one, other])
    // A style sheet's abs() is too new.
    case .larger(let one, .negative(let other)) where one == other && self != .css:
      return self == .dart ? ("\(part(one, atLeast: .whole)).abs()", .whole) : call("abs", [one])
    case .larger(let one, let other): return call("max", takesMany ? one.largerOf + other.largerOf : [one, other])
    }
  }

  /// Whether its `min` and `max` take more than two numbers.
  private var takesMany: Bool { self != .kotlin && self != .dart }

  /// A number as the language has it: a `Float` ends in f, and a `double` has a point.
  func literal(_ number: Double) -> String {
    let digits = number.short
    return switch self {
    case .swift, .typescript, .css: digits
    case .kotlin: digits + "f"
    case .dart: digits.contains(".") || digits.contains("e") ? digits : digits + ".0"
    }
  }

  private func function(_ name: String) -> String {
    switch self {
    case .swift, .kotlin, .css: name
    case .dart: name == "pow" ? "_pow" : "math.\(name)"
    case .typescript: "Math.\(name)"
    }
  }
}

// Style sheets.
extension CodeLanguage {
  /// A length as a declaration has it: within `calc()` where it is more than a name, a number or a function.
  static func length(_ formula: Expression) -> String {
    let (text, rank) = css.text(formula, unit: "px")
    return rank == .whole ? text : "calc(\(text))"
  }

  /// The same within a product.
  static func factor(_ formula: Expression) -> String {
    let (text, rank) = css.text(formula, unit: "px")
    return rank == .whole ? text : "(\(text))"
  }

  /// The name of a custom property: `--fx-min-height`. Properties are inherited: no content of a page has such names.
  static func property(_ name: String) -> String {
    name.reduce(into: "--fx-") { text, letter in text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)" }
  }

  /// The expression for a name: a length of the wrapper, or a custom property, of which one has another name.
  private static func custom(_ name: String) -> String {
    switch name {
    case "width": "100cqw"
    case "h": "var(--fx-row)"
    default: "var(\(property(name)))"
    }
  }
}

extension Expression {
  /// The names of numbers without a unit. All others are lengths.
  private static let plain: Set = [
    "ratio", "aspect", "pictureAspect", "maxStretch", "overscan", "layers", "fade", "scale", "dim", "n", "i", "album",
  ]

  /// What it is the smallest, or the largest, of.
  fileprivate var smallerOf: [Expression] {
    if case .smaller(let one, let other) = self { one.smallerOf + other.smallerOf } else { [self] }
  }
  fileprivate var largerOf: [Expression] {
    if case .larger(let one, let other) = self { one.largerOf + other.largerOf } else { [self] }
  }

  /// Whether it is in points, and not a number by itself.
  fileprivate var isLength: Bool {
    switch self {
    case .number: false
    case .name(let name, _): !Self.plain.contains(name)
    case .step(_, _, let value), .negative(let value), .quotient(let value, _): value.isLength
    case .sum(let one, let other), .difference(let one, let other), .product(let one, let other),
      .smaller(let one, let other), .larger(let one, let other):
      one.isLength || other.isLength
    case .raised: false
    }
  }
}
