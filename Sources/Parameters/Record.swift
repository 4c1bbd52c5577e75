import JSON

/// A value with declared fields that is itself the value of a field: an entry of a list.
///
///     struct Layer: Record { static let noun = "layer"; static let parameters = [Parameter("x", \.x, ...)] }
///     Parameter("layers", \.layers, .list(of: Layer.domain, count: 1...64), "What is shown.")
public protocol Record: Declared, SelfDescribingValue {
  /// What one of them is called: `layer`.
  static var noun: String { get }
  /// What a person would call this one among its like. Nothing, unless a record says otherwise.
  var title: String { get }
  /// What is wrong with its fields together, each of which may be as it is. Nothing, unless a record says otherwise.
  var problems: [FieldProblem] { get }
}

extension Record {
  public var title: String { "" }
  public var problems: [FieldProblem] { [] }

  public init?(_ value: JSONValue) {
    guard case .object(let fields) = value else { return nil }
    self.init()
    for field in fields {
      guard let parameter = Self.parameter(field.key) else { return nil }
      // What only gives way to its rival is not set.
      if field.value == .null, parameter.rival != nil { continue }
      guard parameter.set(field.value, on: &self) == nil else { return nil }
    }
  }

  /// The fields that are not as they are by themselves.
  public var value: JSONValue {
    .object(
      changes(since: Self()).compactMap { change in
        if change.new == .null, Self.parameter(change.path)?.rival != nil { return nil }
        return JSONField(change.path, change.new)
      })
  }

  public static var domain: Domain { .record(RecordShape(of: Self.self)) }
}
