import Effects

/// A row of the list of layers: a layer, or a group above its layers.
struct LayerRow {
  /// Nil for a layer.
  private(set) var group: String?
  /// Indices of the layers that it stands for.
  let members: ClosedRange<Int>
  /// Whether it is a layer below the row of its group, or a group whose layers have no rows.
  private(set) var isInner = false
  private(set) var isFolded = false
}

extension LayerRow {
  /// The index of its front layer.
  var index: Int { members.upperBound }

  /// The rows of layers, the front one first.
  ///
  /// - Parameter folded: The names of groups whose layers have no rows.
  static func rows(of layers: [LayerSettings], folded: Set<String>) -> [LayerRow] {
    var rows: [LayerRow] = []
    var front = layers.count - 1
    while front >= 0 {
      var back = front
      while back > 0, layers[back].isGrouped(with: layers[back - 1]) { back -= 1 }
      let group = layers[front].group
      let isFolded = folded.contains(group)
      if !group.isEmpty { rows.append(LayerRow(group: group, members: back...front, isFolded: isFolded)) }
      if group.isEmpty || !isFolded {
        rows += (back...front).reversed().map { LayerRow(members: $0...$0, isInner: !group.isEmpty) }
      }
      front = back - 1
    }
    return rows
  }

  /// The new index of the front layer of a row that is dropped on this one.
  func place(for dropped: LayerRow) -> Int {
    if members.upperBound > dropped.index { return members.upperBound }
    // An open group's own row is in front of its layers.
    let place = group != nil && !isFolded ? members.upperBound + 1 : members.lowerBound
    return place < dropped.members.lowerBound ? place + dropped.members.count - 1 : dropped.index
  }
}
