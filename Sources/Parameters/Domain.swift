import Notation

/// The allowed values of a parameter, used by the reader, `--set`, the panel and the guides.
public indirect enum Domain: Hashable, Sendable {
  case number(ClosedRange<Double>, unit: String = "", step: Double = 0.01)
  case whole(ClosedRange<Int>)
  /// The screen's top inset plus so many points: `"safe+44"`.
  case safe(plus: ClosedRange<Double>)
  case words([String])
  case flag
  case text
  /// A file path, which is some text.
  case path
  /// `"#RRGGBB"`, or `"#RRGGBBAA"` with an opacity.
  case color(hasAlpha: Bool = false)
  case null
  case list(of: Domain, count: ClosedRange<Int>)
  /// Named fields, as in a list entry.
  case record(RecordShape)
  case either(Domain, Domain)
}

extension Domain {
  /// Maximum number of problems reported.
  private static let most = 100
  /// Lines that a text may have: more than fit any screen.
  private static let mostLines = 1000

  private static func lines(of text: String) -> Int { 1 + text.utf8.count { $0 == UInt8(ascii: "\n") } }

  public func contains(_ value: JSONValue) -> Bool { problems(with: value).isEmpty }

  /// The problems of a value, each with its place inside it (`[2].ratio`): one, or one for each wrong part of a list or
  /// record (at most a hundred). Empty if the value is allowed.
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
        FieldProblem(path: "", message: "\(value.short) contains \\u0000, which is not allowed", help: "Remove it.")
      ]
    }
    if case .text(let word) = value, takesTexts, Self.lines(of: word) > Self.mostLines {
      return [
        FieldProblem(
          path: "", message: "\(value.short) has \(Self.lines(of: word)) lines",
          help: "A text has at most \(Self.mostLines).")
      ]
    }
    if case .text(let word) = value, let safe, SafeLength.isMeant(by: word) {
      return [
        FieldProblem(
          path: "", message: "\(value.short) is not \(safe)",
          help: "Write \"safe+44\" for the screen\u{2019}s top inset plus 44 points.")
      ]
    }
    if case .text = value, takesPaths {
      return [FieldProblem(path: "", message: "\(value.short) is not the path of a file")]
    }
    if let record, takesPaths {
      return [FieldProblem(path: "", message: "\(value.short) is neither the path of a file nor \(record.aNoun)")]
    }
    return [
      FieldProblem(
        path: "", message: "\(value.short) is not \(isNumber(value) ? verb : noun)\(self)", help: suggestion(for: value)
      )
    ]
  }

  /// The value that was probably meant, as a sentence; empty if none is similar.
  func suggestion(for value: JSONValue, or others: [String] = []) -> String {
    guard case .text(let word) = value else { return "" }
    if let meant = NearestName(to: word, among: words + others) { return meant.question }
    if case .some(.number) = JSONValue(reading: word), range != nil { return "Write the number without quotes." }
    return ""
  }

  /// The element domain of the lists among the values, and the allowed counts.
  public var list: (of: Domain, count: ClosedRange<Int>)? {
    switch self {
    case .list(let item, let count): (item, count)
    case .either(let one, let other): one.list ?? other.list
    default: nil
    }
  }

  /// The shape of the records among the values.
  public var record: RecordShape? {
    switch self {
    case .record(let shape): shape
    case .either(let one, let other): one.record ?? other.record
    default: nil
    }
  }

  /// Whether it is a record by itself, which can be there or not. Its fields can be set before it is.
  public var isRecord: Bool { list == nil && record != nil }

  /// The shape of the list entries among the values, if they are always records.
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
        ? "Add \(count.lowerBound - found)." : "Remove \(found - count.upperBound).")
  }

  /// Without `default`, here and below, so that the compiler points out every place that must handle a new case.
  private func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .number(let range, _, _): Double(value).map(range.contains) ?? false
    case .whole(let range): Int(value).map(range.contains) ?? false
    case .safe(let range): if case .safe(let number)? = SafeLength(value) { range.contains(number) } else { false }
    case .words(let words): word(value).map(words.contains) ?? false
    case .flag: Bool(value) != nil
    case .text: word(value).map { !$0.utf8.contains(0) && Self.lines(of: $0) <= Self.mostLines } ?? false
    case .path: word(value).map { !$0.isEmpty && !$0.utf8.contains(0) } ?? false
    case .color(let hasAlpha): HexColor(value).map { hasAlpha || $0.isOpaque } ?? false
    case .null: value == .null
    // Checked element by element.
    case .list, .record: false
    case .either(let one, let other): one.accepts(value) || other.accepts(value)
    }
  }

  private func word(_ value: JSONValue) -> String? {
    if case .text(let word) = value { word } else { nil }
  }

  /// The domain of `"safe+44"` among the values.
  public var safe: Domain? {
    switch self {
    case .safe: self
    case .either(let one, let other): one.safe ?? other.safe
    default: nil
    }
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

  /// A number is "in" a range; other values "are" of a kind.
  private var verb: String {
    switch self {
    case .number, .whole: "in "
    case .either: range == nil ? "" : "in "
    case .safe, .words, .flag, .text, .path, .color, .null, .list, .record: ""
    }
  }

  private func isNumber(_ value: JSONValue) -> Bool {
    if case .number = value { true } else { false }
  }

  /// What is wanted in place of a value of another kind: "a number in".
  private var noun: String {
    switch self {
    case .number, .whole: "a number in "
    case .either, .safe, .words, .flag, .text, .path, .color, .null, .list, .record: verb
    }
  }

  /// The names among the values, for suggestions.
  public var words: [String] {
    switch self {
    case .words(let words): words
    case .flag: ["true", "false"]
    case .either(let one, let other): one.words + other.words
    case .number, .whole, .safe, .text, .path, .color, .null, .list, .record: []
    }
  }

  /// The range of the numbers among the values. Nil if there are none.
  public var range: ClosedRange<Double>? {
    switch self {
    case .number(let range, _, _): range
    case .whole(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .either(let one, let other): one.range ?? other.range
    case .safe, .words, .flag, .text, .path, .color, .null, .list, .record: nil
    }
  }
}

extension Domain {
  /// The finest step of the control without Alt.
  public var step: Double? {
    switch self {
    case .number(_, _, let step): step
    case .whole: 1
    case .either(let one, let other): one.step ?? other.step
    case .safe, .words, .flag, .text, .path, .color, .null, .list, .record: nil
    }
  }

  /// The unit shown after a number; may be empty.
  public var unit: String {
    switch self {
    case .number(_, let unit, _): unit
    case .either(let one, let other): one.unit.isEmpty ? other.unit : one.unit
    case .whole, .safe, .words, .flag, .text, .path, .color, .null, .list, .record: ""
    }
  }

  /// Number of decimals needed for a step.
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
  /// The domain in words: `20...400 pt`, `"center" · "top"`.
  public var description: String {
    switch self {
    case .number(let range, let unit, _):
      "\(range.lowerBound.formatted(.shortest))...\(range.upperBound.formatted(.shortest))"
        + (unit.isEmpty ? "" : " " + unit)
    case .whole(let range): "\(range.lowerBound)...\(range.upperBound), whole"
    case .safe(let range):
      "\"safe+N\" (N \(range.lowerBound.formatted(.shortest))...\(range.upperBound.formatted(.shortest)))"
    case .words(let words): words.map { "\"\($0)\"" }.joined(separator: " · ")
    case .flag: "true · false"
    case .text, .path: "text"
    case .color(let hasAlpha): hasAlpha ? "\"#RRGGBB\" \u{B7} \"#RRGGBBAA\"" : "\"#RRGGBB\""
    case .null: "null"
    case .record(let shape): shape.description
    case .list(let item, let count):
      count.lowerBound == count.upperBound ? "a list of \(count.lowerBound): \(item)" : "a list of \(item)"
    case .either(let one, let other): "\(one) · \(other)"
    }
  }
}
