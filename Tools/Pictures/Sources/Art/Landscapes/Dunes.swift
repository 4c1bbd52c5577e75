/// Sand blown into crests: a long slope to windward, a steep one to leeward, ripples on both.
struct Dunes: Ground {
  var noise: Noise
  var ripples: Noise
  var sun: SIMD3<Float>
  var sunlight: Light
  var skylight: Light
  var haze: Light
  var sand = Light(hex: 0xC98A55)
}

extension Dunes {
  func height(_ place: Spot, octaves: Int) -> Float {
    let bend = Spot(noise.fractal(place * 0.33 + 7, octaves: 2), noise.fractal(place * 0.33 + 41, octaves: 2))
    let p = place + bend * 0.9
    let large = crest(noise.value(Spot(p.x * 0.34, p.y * 0.5)))
    let small = crest(noise.value(Spot(p.x * 0.8 + 13, p.y * 1.15)))
    let swell = noise.value(place * 0.13 + 3)
    return large * 0.62 + small * 0.17 * large + swell * 0.5 - 0.5
  }

  /// An edge where the noise is 0, only just rounded, so that it does not break into dots, and a rounded foot.
  private func crest(_ value: Float) -> Float {
    let bent = (value * value + 0.000_064).squareRoot() - 0.008
    let slope = 1 - min(1, bent * (value < 0 ? 2.4 : 1.5))
    return slope * (0.55 + 0.45 * slope)
  }

  func light(of sight: Sight) -> Light {
    let place = Spot(sight.place.x, sight.place.z)
    // Ripples lean on the slope; they vanish where a pixel holds several.
    let push = ripples.fractal(place * 2.5, octaves: 3) * 2.2
    let wave = Exact.sine((place.x * 0.5 + place.y) * 95 + push * 6 + sight.place.y * 60)
    let visible = smooth(3.6, 1.0, sight.distance) * 0.1
    let tilt = SIMD3(wave * visible, 0, wave * visible * 0.8)
    let normal = normalized(sight.normal + tilt)
    let facing = max(0, dot(normal, sun))
    let grain = ripples.fractal(place * 34, octaves: 3) * 0.09
    let lit = sand * (1 + grain) * (sunlight * (facing * sight.sunlight) + skylight * (0.6 + 0.4 * normal.y))
    let air = 1 - Exact.exp(-max(0, sight.distance - 1) * 0.052)
    return mix(lit, haze, air)
  }
}
