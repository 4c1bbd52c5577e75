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
