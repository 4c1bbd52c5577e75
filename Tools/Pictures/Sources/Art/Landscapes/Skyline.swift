/// The upper edge of a range of hills: a height for each x.
struct Skyline: Sendable {
  var noise: Noise
  /// The y about which it rises and falls, and how far; y runs down.
  var base: Float
  var relief: Float
  /// Hills in a picture's height.
  var frequency: Float
  var octaves = 7
  /// 0 for round hills, 1 for sharp peaks.
  var sharpness: Float = 0.5
}

extension Skyline {
  /// The y of the edge at x.
  func height(at x: Float) -> Float {
    let q = x * frequency
    let round = noise.fractal(q, octaves: octaves, gain: 0.46)
    let peaks = noise.ridged(Spot(q * 0.8, 3.1), octaves: octaves, gain: 0.5) * 1.3 - 0.55
    return base - relief * mix(round, peaks, sharpness)
  }

  /// The edge at each column's middle of a plate.
  func heights(across plate: Plate) -> [Float] {
    (0..<plate.width).map { height(at: (Float($0) + 0.5) * plate.pixel) }
  }
}
