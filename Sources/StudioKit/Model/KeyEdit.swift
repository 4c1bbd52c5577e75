import Effects
import Geometry

/// An edit of the keys of a layer, by their places in its list.
enum KeyEdit: Hashable, Sendable {
  case remove(Set<Int>)
  /// Moves keys by points; they pass no other key.
  case shift(Set<Int>, by: Double)
  /// Moves keys about a fixed offset, so that their distances from it are multiplied.
  case stretch(Set<Int>, by: Double, about: Double)
  case ease(Set<Int>, Easing)
  /// Adds copies of another layer's keys.
  case paste([LayerKey])
}

extension KeyEdit {
  func change(_ keys: inout [LayerKey]) {
    switch self {
    case .remove(let chosen): keys = keys.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
    case .shift(let chosen, let way): move(chosen, of: &keys) { $0 + way }
    case .stretch(let chosen, let factor, let middle): move(chosen, of: &keys) { middle + ($0 - middle) * factor }
    case .ease(let chosen, let ease): for index in chosen where keys.indices.contains(index) { keys[index].ease = ease }
    case .paste(let others):
      for key in others where keys.count < LayerSettings.mostKeys {
        keys.insert(key, at: keys.firstIndex { $0.at > key.at } ?? keys.count)
      }
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
      places[index] = min(max(LayerKey.places.lowerBound, wish), LayerKey.places.upperBound)
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

  func name(of subject: String) -> String {
    switch self {
    case .remove(let keys): keys.count == 1 ? "Remove a key of \(subject)" : "Remove \(keys.count) keys of \(subject)"
    case .shift: "Move keys of \(subject)"
    case .stretch: "Stretch keys of \(subject)"
    case .ease: "Easing of \(subject)"
    case .paste: "Paste keys on \(subject)"
    }
  }
}

/// An edit of all keys that are chosen, on whatever layers they are.
enum KeyChange: Hashable, Sendable {
  case remove
  case shift(by: Double)
  case stretch(by: Double, about: Double)
  case ease(Easing)
}

extension KeyChange {
  /// The edit of the chosen keys of one layer.
  func edit(_ keys: Set<Int>) -> KeyEdit {
    switch self {
    case .remove: .remove(keys)
    case .shift(let way): .shift(keys, by: way)
    case .stretch(let factor, let middle): .stretch(keys, by: factor, about: middle)
    case .ease(let ease): .ease(keys, ease)
    }
  }
}
