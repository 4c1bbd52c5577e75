import Notation

/// A value that consists of declared parameters.
public protocol Declared: Hashable, Sendable {
  init()
  static var parameters: [Parameter<Self>] { get }
}

extension Declared {
  public static func parameter(_ path: String) -> Parameter<Self>? { parameters.first { $0.path == path } }

  /// The stored property of the field with that name. Nil if there is none.
  public static func field(_ path: String) -> PartialKeyPath<Self>? { parameter(path)?.field }

  /// The parameter of a stored property. Nil if it is not declared.
  public static func parameter(_ field: PartialKeyPath<Self>) -> Parameter<Self>? {
    parameters.first { $0.field as PartialKeyPath<Self>? == field }
  }

  /// The name of a stored property in files: `rowHeight`.
  public static func path(of field: PartialKeyPath<Self>) -> String { parameter(field)?.path ?? "\(field)" }

  /// The fields that differ from another value.
  public func changes(since old: Self) -> [Change] {
    Self.parameters.compactMap { $0.change(from: old, to: self) }
  }
}

/// A changed field: a line in the list of differences, or the name of an undo step.
public struct Change: Hashable, Sendable {
  public var path: String
  public var old: JSONValue
  public var new: JSONValue

  public init(path: String, old: JSONValue, new: JSONValue) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension Change {
  /// The changes of single fields, if only fields of a list's entries differ; otherwise the change itself.
  public func parts(in domain: Domain?) -> [Change] {
    guard let shape = domain?.entryRecord, case .list(let before) = old, case .list(let after) = new,
      before.count == after.count
    else { return [self] }
    return before.indices.flatMap { entry in
      shape.fields.flatMap { field -> [Change] in
        let old = shape.value(of: field.name, in: before[entry]) ?? .null
        let new = shape.value(of: field.name, in: after[entry]) ?? .null
        return old == new
          ? [] : Change(path: "\(path).\(entry).\(field.name)", old: old, new: new).parts(in: field.domain)
      }
    }
  }

  /// The change of the single field in which two lists differ; otherwise the change itself.
  public func narrowed(in domain: Domain?) -> Change {
    guard let shape = domain?.entryRecord, case .list(let before) = old, case .list(let after) = new,
      before.count == after.count
    else { return self }
    let entries = before.indices.filter { before[$0] != after[$0] }
    guard entries.count == 1, let entry = entries.first else { return self }
    func value(_ field: RecordShape.Field, _ list: [JSONValue]) -> JSONValue {
      shape.value(of: field.name, in: list[entry]) ?? .null
    }
    let fields = shape.fields.filter { value($0, before) != value($0, after) }
    guard fields.count == 1, let field = fields.first else { return self }
    let inner = Change(
      path: "\(path).\(entry).\(field.name)", old: value(field, before), new: value(field, after))
    return inner.narrowed(in: field.domain)
  }
}

/// The parameters of a type as a guide's table, one row per field.
public func guideTable<Root: Declared>(_: Root.Type) -> String {
  let head = "| parameter | default | values | meaning |\n|---|---|---|---|\n"
  let rows = Root.parameters.map { parameter in
    let standard = JSONWriter.compact(parameter.get(Root()))
    let values = parameter.domain.description.replacing("|", with: "\\|")
    return "| `\(parameter.path)` | \(standard) | \(values) | \(parameter.help) |"
  }
  return head + rows.joined(separator: "\n") + "\n"
}
