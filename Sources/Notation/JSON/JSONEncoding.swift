extension JSONValue {
  /// What a value says of itself, for what only this program reads again. One that cannot be written is null.
  public init(encoding value: some Encodable) {
    let encoding = JSONEncoding()
    do { try encoding.encode(value) } catch { encoding.content = .value(.null) }
    self = encoding.value
  }
}

/// What a value says of itself, in the making. A class because the containers that it hands out fill it.
private final class JSONEncoding: Encoder, SingleValueEncodingContainer {
  enum Content {
    case value(JSONValue)
    case fields([(key: String, value: JSONEncoding)])
    case items([JSONEncoding])
  }

  var content = Content.value(.null)
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  var value: JSONValue {
    switch content {
    case .value(let value): value
    case .fields(let fields): .object(fields.map { JSONField($0.key, $0.value.value) })
    case .items(let items): .list(items.map(\.value))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    content = .fields([])
    return KeyedEncodingContainer(Fields(encoding: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content = .items([])
    return Items(encoding: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { content = .value(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let plain = value as? any PlainJSON { content = .value(plain.json) } else { try value.encode(to: self) }
  }
}

extension JSONEncoding {
  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoding: JSONEncoding
    let codingPath: [any CodingKey] = []

    func add(_ key: any CodingKey) -> JSONEncoding {
      let field = JSONEncoding()
      guard case .fields(var fields) = encoding.content else { return field }
      // The list grows in place if nobody else has it.
      encoding.content = .value(.null)
      fields.append((key.stringValue, field))
      encoding.content = .fields(fields)
      return field
    }

    func encodeNil(forKey key: Key) { _ = add(key) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try add(key).encode(value) }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { add(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { add(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoding }
    func superEncoder(forKey key: Key) -> any Encoder { add(key) }
  }

  private struct Items: UnkeyedEncodingContainer {
    let encoding: JSONEncoding
    let codingPath: [any CodingKey] = []

    var count: Int { if case .items(let items) = encoding.content { items.count } else { 0 } }

    func add() -> JSONEncoding {
      let item = JSONEncoding()
      guard case .items(var items) = encoding.content else { return item }
      encoding.content = .value(.null)
      items.append(item)
      encoding.content = .items(items)
      return item
    }

    func encodeNil() { _ = add() }
    func encode<Value: Encodable>(_ value: Value) throws { try add().encode(value) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      add().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { add().unkeyedContainer() }
    func superEncoder() -> any Encoder { add() }
  }
}
