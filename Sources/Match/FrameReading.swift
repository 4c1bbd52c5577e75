import Effects
import Geometry

/// Where a point of a layer was seen.
struct Sighting: Hashable, Sendable {
  /// The layer, by its number in `Sightings.names`.
  let layer: Int
  /// The point in the unit square of the layer's box.
  let unit: Point
  /// Where it was seen, in points of the screen.
  let place: Point
  /// Whether only this layer shows around the point. Elsewhere a search may find another layer.
  var isClear = true
}

/// What was read from a frame.
struct FrameReading: Sendable {
  /// In seconds from the start of the film. Nil for a picture.
  let time: Double?
  /// Nil if the content was not found again.
  var offset: Double?
  var sightings: [Sighting] = []
  /// How often each group was looked for, and how often it was not seen where it should be.
  var looked: [MovingGroup: Int] = [:]
  var missed: [MovingGroup: Int] = [:]
  /// How many blocks of content were looked for, and how many were seen where they should be.
  var content = (looked: 0, seen: 0)
  /// Whether it shows exactly what the frame before shows.
  var isRepeated = false
}

extension [FrameReading] {
  /// A group is lost if a larger share of its blocks is not found.
  private static var missed: Double { 0.5 }

  /// Groups whose blocks are mostly not found. The few that are found may show another layer.
  var lostGroups: Set<MovingGroup> {
    var (looked, missed): ([MovingGroup: Int], [MovingGroup: Int]) = ([:], [:])
    for reading in self {
      looked.merge(reading.looked, uniquingKeysWith: +)
      missed.merge(reading.missed, uniquingKeysWith: +)
    }
    return Set(looked.filter { Double(missed[$0.key] ?? 0) > Self.missed * Double($0.value) }.keys)
  }

  /// The share of the readings of a group that have to show it clearly for the others not to count.
  private static var clearly: Double { 0.5 }

  /// Removes blocks that also show another layer, for groups that are often seen clearly. A search for such a block may
  /// find the other layer.
  ///
  /// - Parameter groups: The groups of the layers.
  func withoutVeiledBlocks(of groups: [MovingGroup]) -> Self {
    var (seen, clear): ([MovingGroup: Int], [MovingGroup: Int]) = ([:], [:])
    for reading in self {
      for group in Set(reading.sightings.map { groups[$0.layer] }) { seen[group, default: 0] += 1 }
      for group in Set(reading.sightings.lazy.filter(\.isClear).map { groups[$0.layer] }) {
        clear[group, default: 0] += 1
      }
    }
    let plain = seen.filter { Double(clear[$0.key] ?? 0) >= Self.clearly * Double($0.value) }
    var readings = self
    for index in readings.indices {
      readings[index].sightings.removeAll { !$0.isClear && plain[groups[$0.layer]] != nil }
    }
    return readings
  }
}
