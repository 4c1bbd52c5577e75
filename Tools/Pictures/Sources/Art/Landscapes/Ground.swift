/// Land seen by a `Viewpoint`: how high it is, and how it looks once seen.
protocol Ground: Sendable {
  /// Height at a place (x to the right, y away from the viewer), as fine as `octaves` of noise.
  func height(_ place: Spot, octaves: Int) -> Float

  /// The light that comes from a piece of ground.
  func light(of sight: Sight) -> Light
}

/// A piece of ground that is seen.
struct Sight: Sendable {
  /// Right, up and away.
  var place: SIMD3<Float>
  /// Out of the ground, length 1.
  var normal: SIMD3<Float>
  var distance: Float
  /// 1 where the sun reaches it, 0 in full shadow.
  var sunlight: Float
  /// Where it appears.
  var spot: Spot
}
