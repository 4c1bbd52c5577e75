/// A value read from a file, with the place where it begins.
///
/// It is not a `JSONValue` with places: values that are compared, kept and written must not differ by where they stood
/// in a file, and only what was read can be broken. `value` is the way from one to the other.
public struct Node: Hashable, Sendable {
  /// What the value is. A `number` is finite. An `object` has every key once.
  public enum Content: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Node])
    case object([Member])
  }

  public var content: Content
  public var place: Place
  /// Whether the value stands in the file as `content` says.
  ///
  /// If not, a problem was told inside it and `content` is the nearest guess (null for `NaN`, the members that could be
  /// read of a broken object). Whoever checks values further need not complain about this one again.
  public var isSound: Bool

  public init(_ content: Content, at place: Place, isSound: Bool = true) {
    self.content = content
    self.place = place
    self.isSound = isSound
  }
}

extension Node {
  public var isNull: Bool { content == .null }

  public var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  public var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  public var list: [Node]? {
    if case .list(let nodes) = content { nodes } else { nil }
  }

  public var object: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of the member with that key; nil if there is none or this is not an object.
  public subscript(key: String) -> Node? { object?.first { $0.key == key }?.value }
}

extension Node {
  /// The value without its places.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let nodes): .list(nodes.map(\.value))
    case .object(let members): .object(members.map { JSONField($0.key, $0.value.value) })
    }
  }

  /// What a sentence calls the value: `null`, `true`, `a number`, `text`, `a list`, `an object`.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A key of an object and its value, both with their places.
public struct Member: Hashable, Sendable {
  public var key: String
  /// Where the key's opening quote is.
  public var keyPlace: Place
  public var value: Node

  public init(key: String, keyPlace: Place, value: Node) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}
