extension JSONValue {
  /// Reads what a value has said of itself.
  public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoding(value: self, codingPath: []).decode(type)
  }
}

/// A value that is read, and its place.
private struct JSONDecoding: Decoder, SingleValueDecodingContainer {
  let value: JSONValue
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// It is of another kind than is read.
  private func misfit(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "It is no \(type)."))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let fields) = value else { throw misfit([String: JSONValue].self) }
    return KeyedDecodingContainer(Fields(fields: fields, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let values) = value else { throw misfit([JSONValue].self) }
    return Items(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let plain = type as? any PlainJSON.Type else { return try type.init(from: self) }
    guard let read = plain.init(json: value) as? Value else { throw misfit(type) }
    return read
  }
}

extension JSONDecoding {
  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [JSONField]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { fields.compactMap { Key(stringValue: $0.key) } }

    func field(_ key: any CodingKey) throws -> JSONDecoding {
      guard let field = fields.first(where: { $0.key == key.stringValue }) else {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "There is no \(key.stringValue).")
        throw DecodingError.keyNotFound(key, context)
      }
      return JSONDecoding(value: field.value, codingPath: codingPath + [key])
    }

    func contains(_ key: Key) -> Bool { fields.contains { $0.key == key.stringValue } }
    func decodeNil(forKey key: Key) throws -> Bool { try field(key).decodeNil() }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try field(key).decode(type) }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try field(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try field(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { JSONDecoding(value: .object(fields), codingPath: codingPath) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try field(key) }
  }

  private struct Items: UnkeyedDecodingContainer {
    let values: [JSONValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(values: [JSONValue], codingPath: [any CodingKey]) { (self.values, self.codingPath) = (values, codingPath) }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    mutating func next() throws -> JSONDecoding {
      guard !isAtEnd else {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "The list is too short.")
        throw DecodingError.valueNotFound(JSONValue.self, context)
      }
      defer { currentIndex += 1 }
      return JSONDecoding(value: values[currentIndex], codingPath: codingPath)
    }

    mutating func decodeNil() -> Bool {
      guard !isAtEnd, values[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decode(type) }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { try next() }
  }
}
