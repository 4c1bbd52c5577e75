/// A value to be written: a `Node` without places.
///
/// Members keep their order. Swift literals make values: `["offset": 12.5, "layers": [1, 2], "clip": nil]`.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([JSONField])
}

extension JSONValue {
  /// A whole number, exact up to 2^53 in magnitude.
  public static func whole(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// A list of numbers.
  public static func numbers(_ numbers: [Double]) -> JSONValue { .list(numbers.map { .number($0) }) }

  /// An object of the fields that have a value.
  public static func present(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(fields.compactMap { key, value in value.map { JSONField(key, $0) } })
  }

  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var whole: Int? { number.flatMap { Int(exactly: $0) } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
  public var object: [JSONField]? { if case .object(let fields) = self { fields } else { nil } }

  /// The value of the first field with that key. Nil if there is none or this is not an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let fields) = self { fields.first { $0.key == key }?.value } else { nil }
  }

  /// The value of a JSON text. Nil if the text has any problem.
  public init?(reading text: String) {
    let reading = JSONReader.read(Array(text.utf8))
    guard let root = reading.root, reading.problems.isEmpty else { return nil }
    self = root.value
  }

  var isScalar: Bool {
    switch self {
    case .null, .flag, .number, .text: true
    case .list, .object: false
    }
  }
}

/// A key and its value.
public struct JSONField: Hashable, Sendable {
  public var key: String
  public var value: JSONValue

  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
