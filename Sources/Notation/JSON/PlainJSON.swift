/// What JSON has a kind of value for.
protocol PlainJSON {
  /// Nil for a value of another kind.
  init?(json: JSONValue)
  var json: JSONValue { get }
}

extension JSONValue: PlainJSON, Codable {
  init?(json: JSONValue) { self = json }
  var json: JSONValue { self }

  public init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Self.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}

extension Bool: PlainJSON {
  init?(json: JSONValue) { if case .flag(let flag) = json { self = flag } else { return nil } }
  var json: JSONValue { .flag(self) }
}

extension Double: PlainJSON {
  init?(json: JSONValue) { if case .number(let number) = json { self = number } else { return nil } }
  var json: JSONValue { .number(self) }
}

extension Int: PlainJSON {
  init?(json: JSONValue) {
    guard case .number(let number) = json else { return nil }
    self.init(exactly: number)
  }
  var json: JSONValue { .whole(self) }
}

extension String: PlainJSON {
  init?(json: JSONValue) { if case .text(let text) = json { self = text } else { return nil } }
  var json: JSONValue { .text(self) }
}
