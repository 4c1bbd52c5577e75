import Effects
import Geometry

/// An edit of all keys that are chosen, on whatever layers they are.
enum KeyEdit: Hashable, Sendable {
  case remove
  /// Moves keys by points; they pass no other key that sets one of their values.
  case shift(by: Double)
  /// Moves keys about a fixed offset, so that their distances from it are multiplied.
  case stretch(by: Double, about: Double)
  case ease(Easing)
}

extension KeyEdit {
  /// - Parameter chosen: The indices of the chosen keys of this layer.
  /// - Returns: The indices of the keys afterwards, by their earlier ones.
  @discardableResult
  func change(_ chosen: Set<Int>, of keys: inout [LayerKey]) -> [Int] {
    switch self {
    case .remove: keys = keys.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
    case .shift(let way): return move(chosen, of: &keys) { $0 + way }
    case .stretch(let factor, let middle): return move(chosen, of: &keys) { middle + ($0 - middle) * factor }
    case .ease(let ease): for index in chosen where keys.indices.contains(index) { keys[index].ease = ease }
    }
    return Array(keys.indices)
  }

  /// Gives keys other places, in which none passes a key that stays and sets one of its values.
  private func move(_ chosen: Set<Int>, of keys: inout [LayerKey], to place: (Double) -> Double) -> [Int] {
    let moved = chosen.filter(keys.indices.contains).sorted()
    guard !moved.isEmpty else { return Array(keys.indices) }
    var places = keys.map(\.at)
    for index in moved {
      let wish = place(places[index])
      guard wish.isFinite else { return Array(keys.indices) }
      places[index] = LayerKey.place(wish)
    }
    for index in moved {
      let stops = keys.indices.filter { !chosen.contains($0) && keys[$0].sharesValues(with: keys[index]) }
      let before = stops.last { $0 < index }.map { places[$0] } ?? LayerKey.places.lowerBound
      let after = stops.first { $0 > index }.map { places[$0] } ?? LayerKey.places.upperBound
      places[index] = min(max(before, places[index]), after)
    }
    // A negative stretch turns their order around.
    for (index, place) in zip(moved, moved.map { places[$0] }.sorted()) { keys[index].at = place }
    let order = keys.indices.sorted { (keys[$0].at, $0) < (keys[$1].at, $1) }
    keys = order.map { keys[$0] }
    return keys.indices.map { order.firstIndex(of: $0) ?? $0 }
  }

  /// - Parameter count: How many keys are chosen, on all layers.
  func name(count: Int, of subject: String) -> String {
    switch self {
    case .remove: count == 1 ? "Remove a key of \(subject)" : "Remove \(count) keys of \(subject)"
    case .shift: "Move keys of \(subject)"
    case .stretch: "Stretch keys of \(subject)"
    case .ease: "Easing of \(subject)"
    }
  }
}

extension LayerKey {
  fileprivate func sharesValues(with other: LayerKey) -> Bool {
    KeyChannel.allCases.contains { sets($0) && other.sets($0) }
  }
}

extension LayerSettings {
  /// Gives chosen values keys of their own, behind those that keep the other values.
  ///
  /// - Parameter chosen: Values by the index of their key; nil: the whole key.
  /// - Returns: The chosen keys afterwards. Nil if there would be too many keys.
  mutating func split(_ chosen: [Int: KeyChannels?]) -> [Int: Int]? {
    var places: [Int: Int] = [:]
    var split: [LayerKey] = []
    for (index, key) in keys.enumerated() {
      var (own, rest) = (key, key.only ?? .all)
      if let channels = chosen[index] ?? nil { rest.subtract(channels) }
      let isWhole = rest == (key.only ?? .all) || rest.isEmpty
      if !isWhole {
        var others = key
        others.only = rest
        split.append(others)
        own.only = chosen[index] ?? nil
      }
      if chosen.keys.contains(index) { places[index] = split.count }
      split.append(own)
    }
    guard split.count <= max(keys.count, Self.mostKeys) else { return nil }
    keys = split
    return places
  }
}
