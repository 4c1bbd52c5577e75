/// A value read from a file, with the place where it begins.
public struct Node: Hashable, Sendable {
  /// What the value is. A `number` is finite. An `object` has every key once.
  public enum Kind: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Node])
    case object([Member])
  }

  public var kind: Kind
  public var place: Place
  /// Whether the value stands in the file as `kind` says.
  ///
  /// If not, a problem was told inside it and `kind` is the nearest guess (null for `NaN`, the members that could be
  /// read of a broken object). Whoever checks values further need not complain about this one again.
  public var isSound: Bool

  public init(_ kind: Kind, at place: Place, isSound: Bool = true) {
    self.kind = kind
    self.place = place
    self.isSound = isSound
  }
}

extension Node {
  public var isNull: Bool { kind == .null }

  public var flag: Bool? {
    if case .flag(let flag) = kind { flag } else { nil }
  }

  public var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }

  public var text: String? {
    if case .text(let text) = kind { text } else { nil }
  }

  public var list: [Node]? {
    if case .list(let nodes) = kind { nodes } else { nil }
  }

  public var object: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The value of the member with that key; nil if there is none or this is not an object.
  public subscript(key: String) -> Node? { object?.first { $0.key == key }?.value }
}

extension Node {
  /// The value without its places.
  public var value: JSONValue {
    switch kind {
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
    switch kind {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
