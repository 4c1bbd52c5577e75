import Effects
import Geometry
import Notation
import PreviewKit

/// The largest difference between two scenes over a gesture: the distance between a visible layer and its counterpart,
/// the layer, and the time.
public struct LargestDifference: Hashable, Sendable {
  /// Distance of the corner furthest off, in points.
  private(set) var distance = 0.0
  /// Difference in opacity, 0...1, if nothing is displaced.
  private(set) var fade = 0.0
  private(set) var layer: LayerID?
  /// Time, in seconds from the start of the gesture.
  private(set) var moment = 0.0
  /// Whether a layer is missing in one of them.
  private var isMissing = false
  /// The difference as a sentence.
  private(set) var words = ""

  /// Maximum number of moments compared: every frame, or as many of a long gesture.
  private static let most = 240.0
  /// Smaller differences are rounding errors.
  private static let least = 0.005

  init(_ one: TapeRun, _ other: TapeRun) {
    var (one, other) = (one, other)
    var (layers, others, memory): ([Layer], [Layer], [Layer]) = ([], [], [])
    let end = max(one.end, other.end)
    let step = max(Situation.frame, end / Self.most)
    var time = 0.0
    while time <= end {
      one.seek(to: time)
      other.seek(to: time)
      one.layers(into: &layers, using: &memory)
      other.layers(into: &others, using: &memory)
      take((layers, one.preview), (others, other.preview), at: time)
      time += step
    }
    words = sentence
  }

  /// The layers of a screen, and their scene.
  private typealias Seen = (layers: [Layer], preview: Preview)

  private mutating func take(_ one: Seen, _ other: Seen, at time: Double) {
    var places: [LayerID: Int] = [:]
    for (index, layer) in other.layers.enumerated() { places[layer.id] = index }
    if one.layers.count != other.layers.count { isMissing = true }
    for (index, layer) in one.layers.enumerated() {
      guard let place = places[layer.id] else {
        isMissing = true
        continue
      }
      let match = (layer: other.layers[place], seen: Self.visiblePart(of: place, other))
      let seen = Self.visiblePart(of: index, one)
      guard !seen.isEmpty || !match.seen.isEmpty else { continue }
      let distance = max(
        Self.distance(from: layer, seen: seen, to: match.layer),
        Self.distance(from: match.layer, seen: match.seen, to: layer))
      let fade = (layer.opacity - match.layer.opacity).magnitude
      guard distance > max(self.distance, Self.least) || self.distance == 0 && fade > max(self.fade, Self.least)
      else { continue }
      (self.distance, self.fade) = (distance > Self.least ? distance : 0, fade)
      (self.layer, moment) = (layer.id, time)
    }
  }
}

extension LargestDifference {
  /// The part of a layer that shows, without what is too thin to be seen.
  private static func visiblePart(of index: Int, _ seen: Seen) -> Rect {
    let part = seen.layers.visiblePart(of: index, on: seen.preview.setting.screen) {
      seen.preview.pictures.image($0)?.isOpaque ?? true
    }
    return min(part.width, part.height) < 1 ? Rect(.zero) : part
  }

  /// The largest displacement of the visible part of a layer along either axis, relative to the same part of its
  /// picture in another layer.
  private static func distance(from layer: Layer, seen: Rect, to other: Layer) -> Double {
    guard !seen.isEmpty else { return 0 }
    let (own, place) = (layer.wholePicture, other.wholePicture)
    func way(_ at: Double, _ start: Double, _ length: Double, _ otherStart: Double, _ otherLength: Double) -> Double {
      (otherStart + (length > 0 ? (at - start) / length : 0) * otherLength - at).magnitude
    }
    return max(
      max(way(seen.x, own.x, own.width, place.x, place.width), way(seen.maxX, own.x, own.width, place.x, place.width)),
      max(
        way(seen.y, own.y, own.height, place.y, place.height),
        way(seen.maxY, own.y, own.height, place.y, place.height)))
  }

  private var sentence: String {
    guard let layer else {
      return isMissing ? "Shared layers have the same places" : "No difference in this gesture"
    }
    let what = distance > 0 ? "\(distance.formatted(.fixed(1))) pt" : "\((fade * 100).formatted(.whole)) % of opacity"
    return "Largest difference: \(what), \(LayerName(layer).words), at \(moment.formatted(.fixed(2))) s"
  }
}
