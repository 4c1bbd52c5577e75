/// A storm over the sea from orbit, its arms wound around the eye.
struct Cyclone: Painter {
  var grain: Float { 1 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let eye = Spot(plate.aspect * 0.66, 0.47)
    let arms = dice.noise()
    let fine = dice.noise()
    let sea = dice.noise()
    let coast = Coast(noise: dice.noise(), bias: -0.12, frequency: 1.2)
    let pixel = plate.pixel
    func cloud(_ p: Spot) -> Float {
      let d = p - eye
      let r = length(d) + 0.0001
      // Winding: the nearer the eye, the further the air has turned.
      let turn = Exact.direction(0.62 / (r + 0.085) - 1.2)
      let q = Spot(d.x * turn.x - d.y * turn.y, d.x * turn.y + d.y * turn.x)
      let spiral = Exact.sine(2 * Exact.angle(d) + 1.15 * Exact.log2(r + 0.03) * 3.1)
      let body = arms.warped(q * 3.1, octaves: 7, by: 0.45) + fine.fractal(q * 17, octaves: 6, gain: 0.62) * 0.3
      let reach = Exact.exp(-r * r * 5.4)
      let wall = smooth(0.016, 0.05, r)
      // Elsewhere fair-weather clouds in small flocks, fewer near the storm.
      let flock = smooth(-0.1, 0.35, fine.warped(p * 1.7, octaves: 4, by: 0.6))
      let stray = smooth(0.12, 0.6, fine.fractal(p * 11 + 9, octaves: 6, gain: 0.6)) * flock
      return max(unit(reach * (0.72 + 0.42 * spiral) + body * 0.72 - 0.2) * wall, stray * (1 - reach) * 0.85)
    }
    plate.shade { p, _ in
      let land = coast.land(p, pixel: pixel)
      let depth = unit(0.5 + sea.fractal(p * 3, octaves: 5) * 0.7 + coast.height(p, octaves: 4) * 0.8)
      let water = mix(Light(hex: 0x06203F), Light(hex: 0x14507A), depth)
      let ground = mix(Light(hex: 0x1C3327), Light(hex: 0x4C5038), unit(0.5 + sea.fractal(p * 9, octaves: 5)))
      var light = mix(water, ground * 0.8, land)
      let here = cloud(p)
      let towards = cloud(p + Spot(-0.006, -0.008))
      light *= 1 - 0.5 * unit(towards) * (1 - here)
      let relief = 0.78 + unit(0.5 + (here - towards) * 2.4) * 0.34
      return mix(light, Light(0.78, 0.82, 0.88) * relief, here * (0.5 + 0.5 * here))
    }
    plate.expose(knee: 0.7)
    plate.makeRoomForTitle(tint: Light(0.9, 0.99, 1.14))
  }
}
