import Effects
import Geometry

/// An edit of all keys that are chosen, on whatever layers they are.
enum KeyEdit: Hashable, Sendable {
  case remove
  /// Moves keys by points; they pass no other key.
  case shift(by: Double)
  /// Moves keys about a fixed offset, so that their distances from it are multiplied.
  case stretch(by: Double, about: Double)
  case ease(Easing)
}

extension KeyEdit {
  /// - Parameter chosen: The indices of the chosen keys of this layer.
  func change(_ chosen: Set<Int>, of keys: inout [LayerKey]) {
    switch self {
    case .remove: keys = keys.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
    case .shift(let way): move(chosen, of: &keys) { $0 + way }
    case .stretch(let factor, let middle): move(chosen, of: &keys) { middle + ($0 - middle) * factor }
    case .ease(let ease): for index in chosen where keys.indices.contains(index) { keys[index].ease = ease }
    }
  }

  /// Gives keys other places, in which none passes a key that stays.
  private func move(_ chosen: Set<Int>, of keys: inout [LayerKey], to place: (Double) -> Double) {
    let moved = chosen.filter(keys.indices.contains).sorted()
    guard !moved.isEmpty else { return }
    var places = keys.map(\.at)
    for index in moved {
      let wish = place(places[index])
      guard wish.isFinite else { return }
      places[index] = LayerKey.place(wish)
    }
    for index in keys.indices where chosen.contains(index) {
      let before = (0..<index).last { !chosen.contains($0) }.map { places[$0] } ?? LayerKey.places.lowerBound
      let after =
        (index + 1..<keys.count).first { !chosen.contains($0) }.map { places[$0] } ?? LayerKey.places.upperBound
      places[index] = min(max(before, places[index]), after)
    }
    // A negative stretch turns their order around.
    for (index, place) in zip(moved, moved.map { places[$0] }.sorted()) { keys[index].at = place }
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
