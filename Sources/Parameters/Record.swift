import Notation

/// A list entry: a value with declared fields that is itself the value of a field.
///
///     struct Layer: Record { static let noun = "layer"; static let parameters = [Parameter("x", \.x, ...)] }
///     Parameter("layers", \.layers, .list(of: Layer.domain, count: 1...64), "The layers.")
public protocol Record: Declared, SelfDescribingValue {
  /// The singular noun: `layer`.
  static var noun: String { get }
  /// A name to tell it from other entries. Empty by default.
  var title: String { get }
  /// Problems with the combination of fields. None by default.
  var problems: [FieldProblem] { get }
}

extension Record {
  public var title: String { "" }
  public var problems: [FieldProblem] { [] }

  public init?(_ value: JSONValue) {
    guard case .object(let fields) = value else { return nil }
    self.init()
    guard fields.allSatisfy({ Self.parameter($0.key) != nil }) else { return nil }
    // In the order of the declarations: a field may limit those behind it.
    for parameter in Self.parameters {
      guard let field = fields.first(where: { $0.key == parameter.path }) else { continue }
      // A value cleared only by its rival is not set.
      if field.value == .null, !parameter.rivals.isEmpty { continue }
      guard parameter.set(field.value, on: &self) == nil else { return nil }
    }
  }

  /// The fields that differ from their defaults.
  public var value: JSONValue {
    .object(
      changes(since: Self()).compactMap { change in
        if change.new == .null, Self.parameter(change.path)?.rivals.isEmpty == false { return nil }
        return JSONField(change.path, change.new)
      })
  }

  public func value(at steps: ArraySlice<FieldStep>) -> JSONValue? {
    guard let step = steps.first else { return value }
    guard case .field(let name) = step else { return nil }
    return Self.parameter(name)?.reading.value(self, steps.dropFirst())
  }

  public static var domain: Domain { .record(RecordShape(of: Self.self)) }
}
