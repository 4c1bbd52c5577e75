/// Peaks of rock and snow above dark woods.
struct Mountains: Ground {
  /// Where mountains stand: how high at a place, before rock is carved into it.
  struct Massif: Sendable {
    var place: Spot
    var reach: Float
    var height: Float
  }

  var noise: Noise
  var massifs: [Massif]
  /// Carving: peaks in a unit of distance, and their height.
  var frequency: Float
  var relief: Float
  var floor: Float
  var snowline: Float
  var treeline: Float
  var sun: SIMD3<Float>
  var sunlight: Light
  var skylight: Light
  /// The air between: its color away from the sun, and how much of it a unit of distance has.
  var haze: Light
  var thickness: Float
  var rock = Light(hex: 0x7A706A)
  var snow = Light(hex: 0xF4F6FA)
  var wood = Light(hex: 0x2C4034)
}

extension Mountains {
  func height(_ place: Spot, octaves: Int) -> Float {
    var base: Float = 0
    for massif in massifs {
      let d = (place - massif.place) / massif.reach
      let fall = 1 / (1 + dot(d, d))
      base = max(base, massif.height * fall * fall)
    }
    let bent = place + Spot(noise.value(place * 0.9), noise.value(place * 0.9 + 31)) * 0.22
    let carved = noise.ridged(bent * frequency, octaves: octaves, gain: 0.45)
    return floor + base * (0.5 + carved * relief) + (carved - 0.35) * 0.08 * relief
  }

  func light(of sight: Sight) -> Light {
    let facing = max(0, dot(sight.normal, sun))
    let grain = noise.fractal(Spot(sight.place.x, sight.place.z) * 23 + sight.place.y * 9, octaves: 3)
    let height = sight.place.y + grain * 0.12
    // Snow lies where it is high and not steep; more of it the higher.
    let cold = smooth(snowline - 0.25, snowline + 0.5, height)
    let flat = smooth(mix(0.8, 0.2, cold), mix(0.92, 0.4, cold), sight.normal.y + grain * 0.08)
    let isSnow = flat * smooth(0, 0.35, cold)
    let strata = noise.value(Spot(sight.place.y * 26 + grain * 2, 3)) * 0.22
    var ground = rock * (1 + grain * 0.5 + strata)
    let isWood = smooth(treeline + 0.12, treeline - 0.12, height)
    ground = mix(ground, wood * (1 + grain * 0.9), isWood)
    ground = mix(ground, snow, isSnow * (1 - isWood))
    let open = 0.55 + 0.45 * sight.normal.y
    let lit = ground * (sunlight * (facing * sight.sunlight) + skylight * open)
    // Haze is thicker low down.
    let air = 1 - Exact.exp(-sight.distance * thickness * (0.45 + 0.9 * Exact.exp(-max(0, sight.place.y) * 1.1)))
    return mix(lit, haze, air)
  }
}
