import Notation

/// The shape of a record: its fields and the constraints between them.
public struct RecordShape: Sendable {
  public struct Field: Hashable, Sendable {
    public var name: String
    public var label: String
    public var domain: Domain
    public var help: String
    public var role: ParameterRole?
    public var rivals: [String]
    public var usual: ClosedRange<Double>?
  }

  /// The singular noun.
  public let noun: String
  public let fields: [Field]
  /// A record with every field at its default.
  public let standard: JSONValue
  /// The default of each field, including those that `standard` leaves out.
  private let defaults: [String: JSONValue]
  private let write: @Sendable (_ record: JSONValue, _ field: String, _ value: JSONValue) -> JSONValue?
  private let check: @Sendable (JSONValue) -> [FieldProblem]
  private let name: @Sendable (JSONValue) -> String

  init<R: Record>(of: R.Type) {
    noun = R.noun
    fields = R.parameters.map {
      Field(
        name: $0.path, label: $0.label, domain: $0.domain, help: $0.help, role: $0.role, rivals: $0.rivals,
        usual: $0.usual)
    }
    standard = R().value
    defaults = Dictionary(R.parameters.map { ($0.path, $0.get(R())) }) { one, _ in one }
    write = { record, field, value in
      guard var record = R(record), let parameter = R.parameter(field), parameter.set(value, on: &record) == nil else {
        return nil
      }
      return record.value
    }
    check = { R($0)?.problems ?? [] }
    name = { R($0)?.title ?? "" }
  }
}

extension RecordShape {
  /// The noun with its indefinite article.
  var aNoun: String { noun.first.map { "aeiou".contains($0) } == true ? "an \(noun)" : "a \(noun)" }

  public func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  /// A name to tell it from other entries; empty if there is none.
  public func title(of record: JSONValue) -> String { name(record) }

  /// The value of a field in a record that was written from a value, or its default if the record does not contain it:
  /// null if a rival is there instead.
  func value(of name: String, in record: JSONValue) -> JSONValue? {
    guard case .object(let members) = record, let field = field(name) else { return nil }
    if let member = members.first(where: { $0.key == name }) { return member.value }
    let isReplaced = members.contains { field.rivals.contains($0.key) && $0.value != .null }
    return isReplaced ? .null : defaults[name]
  }

  /// The problems of the combination of a record's fields.
  func combinationProblems(of record: JSONValue) -> [FieldProblem] { check(record).map { $0.inside(".") } }

  /// The record with another value in a field. Nil if the value is not allowed.
  func record(_ record: JSONValue, with value: JSONValue, in field: String) -> JSONValue? {
    write(record, field, value)
  }

  /// The problem with a value that is not a record.
  func refusal(of value: JSONValue) -> FieldProblem {
    let names = fields.map(\.name).joined(separator: ", ")
    return FieldProblem(
      path: "", message: "\(value.short) is not \(aNoun)",
      help: "\(aNoun.prefix(1).uppercased())\(aNoun.dropFirst()) is an object with \(names).")
  }

  /// The problems of a record, each with its place inside it (`.ratio`).
  func problems(with members: [JSONField]) -> [FieldProblem] {
    var problems: [FieldProblem] = []
    for (index, member) in members.enumerated() {
      guard let field = field(member.key) else {
        problems.append(
          FieldProblem(
            path: ".\(member.key)", message: "\(aNoun) has no such field",
            help: NearestName.help(for: member.key, among: fields.map(\.name))))
        continue
      }
      if member.value != .null,
        let rival = members[..<index].first(where: { field.rivals.contains($0.key) && $0.value != .null })?.key
      {
        problems.append(
          FieldProblem(
            path: ".\(member.key)", message: "\(rival) is also given, and \(aNoun) can only have one of them",
            help: "Keep one of them."))
        continue
      }
      // A null for the unused rival is accepted.
      if !field.rivals.isEmpty, member.value == .null { continue }
      problems += field.domain.problems(with: member.value).map { $0.inside(".\(member.key)") }
    }
    return problems.isEmpty ? combinationProblems(of: .object(members)) : problems
  }
}

extension RecordShape: Hashable {
  public static func == (one: RecordShape, other: RecordShape) -> Bool {
    one.noun == other.noun && one.fields == other.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(noun) }
}

extension RecordShape: CustomStringConvertible {
  public var description: String { "\(noun)s: \(fields.map(\.name).joined(separator: ", "))" }
}
