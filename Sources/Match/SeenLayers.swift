import Effects

/// The names of the layers that were seen.
struct SeenLayers: Sendable {
  private var numbers: [LayerID: Int] = [:]
  private(set) var ids: [LayerID] = []
  /// The group of each.
  private(set) var groups: [MovingGroup] = []

  mutating func number(of id: LayerID) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = ids.count
    ids.append(id)
    groups.append(MovingGroup(id))
    return ids.count - 1
  }
}
