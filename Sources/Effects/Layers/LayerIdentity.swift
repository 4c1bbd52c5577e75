/// The name by which edits and the selection find a layer, wherever it is in its list.
public struct LayerIdentity: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
}

extension [LayerSettings] {
  /// The identity of each layer: its id, or else the number of its position. A number that is another layer's id gives
  /// way to the next free one.
  public var identities: [LayerIdentity] {
    var names = FreeNames(taken: Set(lazy.map(\.id)), last: count)
    return enumerated().map { index, layer in
      LayerIdentity(layer.id.isEmpty ? names.take("\(index + 1)") : layer.id)
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
    var names = FreeNames(taken: earlier.union(map(\.id)), last: 0)
    for index in indices where self[index].id.isEmpty { self[index].id = names.take("\(index + 1)") }
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

/// Names that nothing else has.
private struct FreeNames {
  var taken: Set<String>
  /// The last number that was tried.
  var last: Int

  /// Takes a name, or the next free number if something else has it.
  mutating func take(_ wish: String) -> String {
    var name = wish
    while !taken.insert(name).inserted {
      last += 1
      name = "\(last)"
    }
    return name
  }
}
