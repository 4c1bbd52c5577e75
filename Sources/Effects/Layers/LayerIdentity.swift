/// The name by which edits and the selection find a layer, wherever it is in its list.
public struct LayerIdentity: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
}

extension [LayerSettings] {
  /// The identity of each layer: its id, or else the number of its position. A number that is another layer's id gives
  /// way to the next free one.
  public var identities: [LayerIdentity] {
    var taken = Set(lazy.map(\.id))
    var next = count
    return enumerated().map { index, layer in
      guard layer.id.isEmpty else { return LayerIdentity(layer.id) }
      var name = "\(index + 1)"
      while taken.contains(name) {
        next += 1
        name = "\(next)"
      }
      taken.insert(name)
      return LayerIdentity(name)
    }
  }

  public func index(of identity: LayerIdentity) -> Int? { identities.firstIndex(of: identity) }

  /// Changes the list so that every layer keeps its identity; a layer without an id is a new one.
  ///
  /// Only the ids that positions do not give are stored, so that an edit and its reverse give the same file.
  public mutating func edit(_ change: (inout Self) -> Void) {
    for (index, identity) in identities.enumerated() { self[index].id = identity.description }
    let earlier = Set(map(\.id))
    change(&self)
    var taken = earlier.union(map(\.id))
    var next = 0
    for index in indices where self[index].id.isEmpty {
      var name = "\(index + 1)"
      while taken.contains(name) {
        next += 1
        name = "\(next)"
      }
      taken.insert(name)
      self[index].id = name
    }
    forgetGivenIDs()
  }

  /// Removes the ids that positions give anyway.
  private mutating func forgetGivenIDs() {
    let names = map(\.id)
    for index in indices where names[index] == "\(index + 1)" { self[index].id = "" }
    // An id of another layer may have taken that number.
    while let index = zip(identities, names).enumerated().first(where: { $1.0.description != $1.1 })?.offset {
      self[index].id = names[index]
    }
  }
}
