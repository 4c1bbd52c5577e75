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
  init?(json: JSONValue) { if let flag = json.flag { self = flag } else { return nil } }
  var json: JSONValue { .flag(self) }
}

extension Double: PlainJSON {
  init?(json: JSONValue) { if let number = json.number { self = number } else { return nil } }
  var json: JSONValue { .number(self) }
}

extension Int: PlainJSON {
  init?(json: JSONValue) { if let whole = json.whole { self = whole } else { return nil } }
  var json: JSONValue { .whole(self) }
}

extension String: PlainJSON {
  init?(json: JSONValue) { if let text = json.text { self = text } else { return nil } }
  var json: JSONValue { .text(self) }
}

extension UInt8: PlainJSON {
  init?(json: JSONValue) {
    guard let whole = json.whole, let byte = UInt8(exactly: whole) else { return nil }
    self = byte
  }

  var json: JSONValue { .whole(Int(self)) }
}
