import Geometry
import Measure

/// A block of a painted frame that shows one layer.
struct OwnedBlock {
  let band: FilmBand
  /// The layer's position in its frame.
  let layer: Int
  /// The middle of the block, in the unit square of the layer's box.
  let unit: Point
  /// Whether no other layer shows in it.
  var isClear = true
}
