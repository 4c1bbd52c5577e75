/// Dunes at the end of the day: one side still glowing, the other already blue.
struct DesertDusk: Painter {
  var grain: Float { 1.4 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sun = Sun(
      place: Spot(plate.aspect * 0.235, 0.4), radius: 0.05, disc: Light(1.9, 1.05, 0.5), glow: Light(0.85, 0.3, 0.1),
      reach: 0.2)
    paintSky(&plate, sun, dice.noise())
    let toSun = normalized(SIMD3<Float>(-0.86, 0.27, 0.36))
    paintRanges(&plate, sun, &dice)
    let dunes = Dunes(
      noise: dice.noise(), ripples: dice.noise(), sun: toSun, sunlight: Light(3.1, 1.6, 0.72),
      skylight: Light(0.2, 0.15, 0.26), haze: Light(hex: 0xD98A72))
    let view = Viewpoint(
      eye: 0.72, horizon: 0.46, middle: plate.aspect / 2, zoom: 1.15, near: 0.75, far: 30, sun: toSun, octaves: 5)
    view.draw(dunes, on: &plate)
    plate.expose(knee: 0.55)
  }

  private func paintSky(_ plate: inout Plate, _ sun: Sun, _ noise: Noise) {
    let sky = Ramp([
      (0, 0x22244F), (0.22, 0x4B3A71), (0.42, 0x99517C), (0.6, 0xDD7567), (0.78, 0xF8A566), (1, 0xFFC77F),
    ])
    let pixel = plate.pixel
    plate.shade { p, _ in
      let q = Spot(p.x * 1.1 - p.y * 0.8, p.y * (8 - p.y * 6))
      let cloud = smooth(0.05, 0.65, noise.warped(q, octaves: 6, by: 0.7) + 0.08) * smooth(0.46, 0.2, p.y)
      let lit = mix(Light(hex: 0xA85A80), Light(hex: 0xFFA870), unit(sun.glow(at: p) * 1.8 + p.y * 0.5))
      return sun.lit(mix(sky.light(at: p.y * 2.1), lit, cloud * 0.6), at: p, pixel: pixel)
    }
  }

  /// Bare ranges on the horizon.
  private func paintRanges(_ plate: inout Plate, _ sun: Sun, _ dice: inout Dice) {
    for index in 0..<3 {
      let near = Float(index) / 2
      let body = mix(Light(hex: 0xD9836F), Light(hex: 0x7A4466), near)
      let line = Skyline(
        noise: dice.noise(), base: mix(0.445, 0.462, near), relief: mix(0.06, 0.05, near),
        frequency: mix(1.1, 1.9, near),
        octaves: 8, sharpness: 0.75)
      plate.fillBelow(line.heights(across: plate)) { p, below, _ in
        let warm = sun.glow(at: p)
        return mix(body, Light(hex: 0xE99A76), smooth(0, 0.07, below) * 0.75) + sun.glow * (warm * warm * 0.45)
      }
    }
  }
}
