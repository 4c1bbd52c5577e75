/// What is known of a scene, or of one entry of a list of it, by the names that templates ask for.
struct Facts: Sendable {
  private var facts: [String: Fact]

  init(_ facts: [String: Fact] = [:]) { self.facts = facts }
}

/// One thing that a template can insert, ask for or repeat lines by. Nil: there is none, which is no mistake.
indirect enum Fact: Sendable {
  case flag(Bool)
  /// Inserted to seven decimals, without the mark of a type.
  case number(Double?)
  /// Arithmetic, spelled by the language of the template.
  case arithmetic(String?)
  /// A name of code or of a file, in letters, digits and underscores; it is inserted as it is.
  case name(String?)
  /// A person's words, escaped by the place where they are inserted.
  case words(String?)
  /// Lines of arithmetic, for `lines`.
  case formulas([FormulaLine])
  /// For `each`.
  case list([Facts])
}

extension Fact {
  /// The answer to `if`: a number is there and not 0, a list has entries.
  var isTrue: Bool {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number.map { $0 != 0 } ?? false
    case .arithmetic(let text), .name(let text), .words(let text): text != nil
    case .formulas(let lines): !lines.isEmpty
    case .list(let entries): !entries.isEmpty
    }
  }
}

extension Facts {
  subscript(name: String) -> Fact? {
    get { facts[name] }
    set { facts[name] = newValue }
  }

  /// These facts, and others that take the place of those of the same name.
  func adding(_ others: Facts) -> Facts { Facts(facts.merging(others.facts) { $1 }) }

  var names: Set<String> { Set(facts.keys) }
}
