/// The name of a layer: `row-3/image`, `album-2/layer-1`, `list/indicator`.
public struct LayerID: Hashable, Sendable {
  public var kind: LayerKind
  public var index: Int?
  public var partIndex: Int?

  public init(_ kind: LayerKind, _ index: Int? = nil, _ partIndex: Int? = nil) {
    self.kind = kind
    self.index = index
    self.partIndex = partIndex
  }

  public init(_ owner: String, _ index: Int? = nil, _ part: String, _ partIndex: Int? = nil) {
    self.init(LayerKind(owner, part), index, partIndex)
  }
}

extension LayerID {
  /// Compares numbers before words: layers of a scene differ in those most.
  public static func == (one: Self, other: Self) -> Bool {
    one.index == other.index && one.partIndex == other.partIndex && one.kind == other.kind
  }

  public var owner: String { kind.owner }
  public var part: String { kind.part }
}

extension LayerID: CustomStringConvertible {
  public var description: String {
    let whole = index.map { "\(owner)-\($0)" } ?? owner
    return whole + "/" + (partIndex.map { "\(part)-\($0)" } ?? part)
  }
}

/// The words in the names of layers of a kind: `row/image`. An effect declares its kinds once, beside its layers.
///
/// The words are literals, so a name allocates no memory.
public struct LayerKind: Hashable, Sendable {
  /// The thing to which the layer belongs.
  public let owner: String
  public let part: String

  public init(_ owner: String, _ part: String) {
    self.owner = owner
    self.part = part
  }
}
