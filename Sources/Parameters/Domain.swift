import JSON
import Text

/// Which values a parameter may take. The reader, `--set`, the panel and the guides all ask this.
public indirect enum Domain: Hashable, Sendable {
  case number(ClosedRange<Double>, unit: String = "", step: Double = 0.01)
  case whole(ClosedRange<Int>)
  case words([String])
  case flag
  case text
  /// The path of a file: some text.
  case path
  case null
  case list(of: Domain, count: ClosedRange<Int>)
  /// Named fields, such as an entry of a list has.
  case record(RecordShape)
  case either(Domain, Domain)
}

extension Domain {
  /// A longer list of problems tells nothing more.
  private static let most = 100

  public func contains(_ value: JSONValue) -> Bool { problems(with: value).isEmpty }

  /// Everything that is wrong with a value, each with its place inside it (`[2].ratio`): one problem, or one for each
  /// wrong part of a list or a record (a hundred at most). None where it fits.
  public func problems(with value: JSONValue) -> [FieldProblem] {
    if case .list(let items) = value, case (let item, let count)? = list {
      var problems: [FieldProblem] = []
      if !count.contains(items.count) {
        problems.append(Domain.miscount(items.count, of: item.record?.noun, count))
      }
      for (index, entry) in items.enumerated() where problems.count < Domain.most {
        problems += item.problems(with: entry).map { $0.inside("[\(index)]") }
      }
      return problems
    }
    if case .object(let fields) = value, let shape = record { return shape.problems(with: fields) }
    if case .record(let shape) = self { return [shape.refusal(of: value)] }
    if accepts(value) { return [] }
    if case .text(let word) = value, takesTexts, word.utf8.contains(0) {
      return [
        FieldProblem(path: "", message: "\(value.short) holds \\u0000, which no text can show", help: "Leave it out.")
      ]
    }
    if case .text = value, takesPaths {
      return [FieldProblem(path: "", message: "\(value.short) is not the path of a file")]
    }
    if let record, takesPaths {
      return [FieldProblem(path: "", message: "\(value.short) is neither the path of a file nor \(record.aNoun)")]
    }
    return [FieldProblem(path: "", message: "\(value.short) is not \(verb)\(self)", help: suggestion(for: value))]
  }

  /// What somebody may have meant who wrote this; empty where nothing is near.
  func suggestion(for value: JSONValue, or others: [String] = []) -> String {
    guard case .text(let word) = value else { return "" }
    if let meant = NearestName(to: word, among: words + others) { return meant.question }
    if case .some(.number) = JSONValue(reading: word), range != nil { return "Write the number without quotes." }
    return ""
  }

  /// The entries of the lists among the values, and how many there may be.
  public var list: (of: Domain, count: ClosedRange<Int>)? {
    switch self {
    case .list(let item, let count): (item, count)
    case .either(let one, let other): one.list ?? other.list
    default: nil
    }
  }

  /// What the records among the values are made of.
  public var record: RecordShape? {
    switch self {
    case .record(let shape): shape
    case .either(let one, let other): one.record ?? other.record
    default: nil
    }
  }

  /// What the entries of the lists among the values are made of, where they are nothing but records.
  public var entryRecord: RecordShape? {
    if case .record(let shape)? = list?.of { shape } else { nil }
  }

  private static func miscount(_ found: Int, of noun: String?, _ count: ClosedRange<Int>) -> FieldProblem {
    let wanted =
      count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound)...\(count.upperBound)"
    let words = counted(found, noun ?? "entry", noun.map { $0 + "s" } ?? "entries")
    return FieldProblem(
      path: "", message: "\(words), not \(wanted)",
      help: found < count.lowerBound
        ? "Add \(count.lowerBound - found)." : "Take \(found - count.upperBound) out.")
  }

  /// No `default` here and in what follows: who adds a kind of value is led to each place that has to know it.
  private func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .number(let range, _, _): Double(value).map(range.contains) ?? false
    case .whole(let range): Int(value).map(range.contains) ?? false
    case .words(let words): word(value).map(words.contains) ?? false
    case .flag: Bool(value) != nil
    case .text: word(value).map { !$0.utf8.contains(0) } ?? false
    case .path: word(value).map { !$0.isEmpty && !$0.utf8.contains(0) } ?? false
    case .null: value == .null
    // What is in them is looked at piece by piece.
    case .list, .record: false
    case .either(let one, let other): one.accepts(value) || other.accepts(value)
    }
  }

  private func word(_ value: JSONValue) -> String? {
    if case .text(let word) = value { word } else { nil }
  }

  private var takesPaths: Bool {
    switch self {
    case .path: true
    case .either(let one, let other): one.takesPaths || other.takesPaths
    default: false
    }
  }

  private var takesTexts: Bool {
    switch self {
    case .text: true
    case .either(let one, let other): one.takesTexts || other.takesTexts
    default: false
    }
  }

  /// A range has values *in* it; a kind of value is simply something.
  private var verb: String {
    switch self {
    case .number, .whole: "in "
    case .either: range == nil ? "" : "in "
    case .words, .flag, .text, .path, .null, .list, .record: ""
    }
  }

  /// The words among the values: what a mistyped one could have meant.
  public var words: [String] {
    switch self {
    case .words(let words): words
    case .flag: ["true", "false"]
    case .either(let one, let other): one.words + other.words
    case .number, .whole, .text, .path, .null, .list, .record: []
    }
  }

  /// The range of the numbers among the values, if there are any.
  public var range: ClosedRange<Double>? {
    switch self {
    case .number(let range, _, _): range
    case .whole(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .either(let one, let other): one.range ?? other.range
    case .words, .flag, .text, .path, .null, .list, .record: nil
    }
  }
}

extension Domain {
  /// The finest change of a number that its control makes without Alt.
  public var step: Double? {
    switch self {
    case .number(_, _, let step): step
    case .whole: 1
    case .either(let one, let other): one.step ?? other.step
    case .words, .flag, .text, .path, .null, .list, .record: nil
    }
  }

  /// What stands behind a number; empty where nothing does.
  public var unit: String {
    switch self {
    case .number(_, let unit, _): unit
    case .either(let one, let other): one.unit.isEmpty ? other.unit : one.unit
    case .whole, .words, .flag, .text, .path, .null, .list, .record: ""
    }
  }

  /// Digits behind the point that a step needs.
  public var digits: Int {
    guard let step else { return 2 }
    return [(1.0, 0), (0.1, 1), (0.01, 2), (0.001, 3)].first { step >= $0.0 - 1e-9 && isMultiple(step, of: $0.0) }?.1
      ?? 4
  }

  private func isMultiple(_ step: Double, of unit: Double) -> Bool {
    (step / unit - (step / unit).rounded()).magnitude < 1e-6
  }
}

extension Domain: CustomStringConvertible {
  /// As a person reads it: `20...400 pt`, `"center" · "top"`.
  public var description: String {
    switch self {
    case .number(let range, let unit, _):
      "\(range.lowerBound.formatted(.shortest))...\(range.upperBound.formatted(.shortest))"
        + (unit.isEmpty ? "" : " " + unit)
    case .whole(let range): "\(range.lowerBound)...\(range.upperBound), whole"
    case .words(let words): words.map { "\"\($0)\"" }.joined(separator: " · ")
    case .flag: "true · false"
    case .text, .path: "text"
    case .null: "null"
    case .record(let shape): shape.description
    case .list(let item, let count):
      count.lowerBound == count.upperBound ? "a list of \(count.lowerBound): \(item)" : "a list of \(item)"
    case .either(let one, let other): "\(one) · \(other)"
    }
  }
}
