extension JSONValue: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .whole(number) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  public init(floatLiteral number: Double) { self = .number(number) }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: JSONValue...) { self = .list(values) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Fields, in the order written.
  public init(dictionaryLiteral fields: (String, JSONValue)...) {
    self = .object(fields.map { JSONField($0.0, $0.1) })
  }
}
