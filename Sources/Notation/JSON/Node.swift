/// A value read from a file, with the place where it begins.
///
/// It is not a `JSONValue` with places: values that are compared, stored and written must not differ by their position
/// in a file, and only values that were read can be broken. `value` converts one to the other.
public struct Node: Hashable, Sendable {
  /// The kind of the value. A `number` is finite; an `object` has no duplicate keys.
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
  /// Whether the file says exactly `content`.
  ///
  /// If false, a problem inside the value has been reported and `content` is the nearest guess (null for `NaN`, the
  /// readable members of a broken object). Later checks need not report this value again.
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

  /// The value of the member with that key. Nil if there is none or this is not an object.
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

  /// The kind of value as a sentence names it: `null`, `true`, `a number`, `text`, `a list`, `an object`.
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
  /// The place of the key's opening quote.
  public var keyPlace: Place
  public var value: Node

  public init(key: String, keyPlace: Place, value: Node) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}
