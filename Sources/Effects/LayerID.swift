/// The name of a layer: `row-3/image`, `album-2/layer-1`, `list/indicator`.
///
/// New effects can add names without changing this file. The words are literals, so a name allocates no memory.
public struct LayerID: Hashable, Sendable {
  public var owner: String
  public var index: Int?
  public var part: String
  public var partIndex: Int?

  public init(_ owner: String, _ index: Int? = nil, _ part: String, _ partIndex: Int? = nil) {
    self.owner = owner
    self.index = index
    self.part = part
    self.partIndex = partIndex
  }
}

extension LayerID: CustomStringConvertible {
  public var description: String {
    let whole = index.map { "\(owner)-\($0)" } ?? owner
    return whole + "/" + (partIndex.map { "\(part)-\($0)" } ?? part)
  }
}
