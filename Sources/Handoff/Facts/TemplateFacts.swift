import Geometry

/// The values of a scene, or of an entry in one of its lists, under the names used by templates.
struct TemplateFacts: Sendable {
  private var facts: [String: Fact]

  init(_ facts: [String: Fact] = [:]) { self.facts = facts }
}

/// A value that a template can insert, test or iterate over. Nil means absent, which is not an error.
indirect enum Fact: Sendable {
  case flag(Bool)
  /// A number, inserted with up to seven decimals and without a type suffix.
  case number(Double?)
  /// An arithmetic expression in the template's language.
  case arithmetic(Expression?)
  /// An identifier or file name of letters, digits and underscores, inserted verbatim.
  case name(String?)
  /// Free text, escaped for the place of insertion.
  case words(String?)
  /// Formula lines, for `lines`.
  case formulas([FormulaLine])
  /// A list, for `each`.
  case list([TemplateFacts])
}

extension Fact {
  /// Whether `if` holds: a number other than 0, or a list with entries.
  var isTrue: Bool {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number.map { $0 != 0 } ?? false
    case .arithmetic(let formula): formula != nil
    case .name(let text), .words(let text): text != nil
    case .formulas(let lines): !lines.isEmpty
    case .list(let entries): !entries.isEmpty
    }
  }
}

extension TemplateFacts {
  subscript(name: String) -> Fact? {
    get { facts[name] }
    set { facts[name] = newValue }
  }

  /// These facts, overridden by others of the same name.
  func adding(_ others: TemplateFacts) -> TemplateFacts { TemplateFacts(facts.merging(others.facts) { $1 }) }

  var names: Set<String> { Set(facts.keys) }
}
