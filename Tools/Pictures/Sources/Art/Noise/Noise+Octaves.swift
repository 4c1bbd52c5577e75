/// Sums of noise at ever finer scales, which is what clouds, hills and paper look like.
extension Noise {
  /// Fractal noise: each octave is twice as fine and `gain` times as strong, and turned so that no lattice shows.
  ///
  /// About -1...1, mostly within ±0.6.
  func fractal(_ p: Spot, octaves: Int, gain: Float = 0.5) -> Float {
    var q = p
    var sum: Float = 0
    var strength: Float = 1
    var octave = self
    for _ in 0..<octaves {
      sum += octave.value(q) * strength
      strength *= gain
      q = Spot(0.8 * q.x - 0.6 * q.y, 0.6 * q.x + 0.8 * q.y) * 2.03
      octave.seed = octave.seed &+ 0x9E37_79B9
    }
    return sum
  }

  /// Fractal noise in space.
  func fractal(_ p: SIMD3<Float>, octaves: Int, gain: Float = 0.5) -> Float {
    var q = p
    var sum: Float = 0
    var strength: Float = 1
    for _ in 0..<octaves {
      sum += value(q) * strength
      strength *= gain
      q = SIMD3(0.8 * q.x - 0.6 * q.z, q.y, 0.6 * q.x + 0.8 * q.z) * 2.03 + 11.7
    }
    return sum
  }

  /// Fractal noise on a line: skylines of hills.
  func fractal(_ x: Float, octaves: Int, gain: Float = 0.5) -> Float {
    var q = x
    var sum: Float = 0
    var strength: Float = 1
    for _ in 0..<octaves {
      sum += value(q) * strength
      strength *= gain
      q = q * 2.07 + 17.3
    }
    return sum
  }

  /// Sharp crests and round valleys, 0...about 1: a range of mountains.
  func ridged(_ p: Spot, octaves: Int, gain: Float = 0.5) -> Float {
    var q = p
    var sum: Float = 0
    var strength: Float = 0.5
    var previous: Float = 1
    var octave = self
    for _ in 0..<octaves {
      let crest = 1 - min(1, octave.value(q).magnitude * 1.6)
      let sharp = crest * crest
      // Detail grows on crests only, so that valleys stay smooth.
      sum += sharp * strength * previous
      previous = sharp
      strength *= gain
      q = Spot(0.8 * q.x - 0.6 * q.y, 0.6 * q.x + 0.8 * q.y) * 2.03
      octave.seed = octave.seed &+ 0x9E37_79B9
    }
    return sum
  }

  /// Fractal noise whose plane was itself pushed about by noise: smoke, marble, torn cloud.
  func warped(_ p: Spot, octaves: Int, by amount: Float) -> Float {
    let push = Spot(fractal(p + Spot(5.2, 1.3), octaves: 3), fractal(p + Spot(1.7, 9.2), octaves: 3))
    return fractal(p + push * amount, octaves: octaves)
  }
}
