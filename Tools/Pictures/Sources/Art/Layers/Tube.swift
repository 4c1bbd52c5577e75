/// A field of noise that meets itself: the plane rolled into a tube, once around in `length`.
///
/// A strip of that length drawn from it continues at its left edge where it ends on the right.
struct Tube: Sendable {
  var noise: Noise
  /// The strip's length, in the picture's unit.
  var length: Float
}

extension Tube {
  /// Fractal noise at a spot of the strip, or beyond it where it repeats; `frequency` features in a picture's height.
  func fractal(_ p: Spot, frequency: Float, octaves: Int, gain: Float = 0.5) -> Float {
    let radius = length * frequency / 6.283_185_3
    let around = Exact.direction(p.x / length * 6.283_185_3) * radius
    return noise.fractal(SIMD3(around.x, around.y, p.y * frequency), octaves: octaves, gain: gain)
  }

  /// The upper edge of hills: `relief` about `base`, round for 0 and with sharp crests for a `sharpness` of 1.
  func edge(at x: Float, base: Float, relief: Float, frequency: Float, octaves: Int = 6, sharpness: Float = 0) -> Float
  {
    let round = fractal(Spot(x, 0.4), frequency: frequency, octaves: octaves, gain: 0.45)
    let crest = 0.5 - fractal(Spot(x, 0.9), frequency: frequency * 0.8, octaves: octaves).magnitude * 2.2
    return base - relief * mix(round, crest, sharpness)
  }
}
