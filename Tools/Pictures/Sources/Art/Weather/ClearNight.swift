/// A moon a few days before it is full, and the Milky Way over a dark ridge.
struct ClearNight: Painter {
  var grain: Float { 1.4 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let aspect = plate.aspect
    let stars = Stars(
      count: 2600, seed: dice.bits(), center: Spot(aspect * 0.42, 0.42), along: normalized(Spot(0.86, -0.5)),
      breadth: 0.14)
    let sky = Ramp(even: [0x080D24, 0x0E1A3E, 0x1B2F60, 0x3A4B82, 0x6C6690])
    let noise = dice.noise()
    plate.shade { p, _ in
      let milky = stars.glow(at: p, noise: noise) * smooth(1, 0.5, p.y)
      return sky.light(at: p.y * p.y * 1.05) + Light(0.2, 0.19, 0.27) * (milky * 0.55)
    }
    stars.draw(on: &plate, horizon: 0.92)
    paintMoon(&plate, Spot(aspect * 0.69, 0.3), dice.noise())
    for index in 0..<3 {
      let near = Float(index) / 2
      let line = Skyline(
        noise: dice.noise(), base: mix(0.84, 0.98, near), relief: mix(0.09, 0.1, near), frequency: mix(1.9, 1.1, near),
        sharpness: 0.6)
      let tone = mix(Light(hex: 0x2B3360), Light(hex: 0x070A18), near)
      plate.fillBelow(line.heights(across: plate)) { _, below, _ in
        mix(tone, Light(hex: 0x4A4C80), smooth(0, 0.2, below) * 0.3 * (1 - near))
      }
    }
    plate.expose()
    plate.makeRoomForTitle()
  }

  private func paintMoon(_ plate: inout Plate, _ center: Spot, _ noise: Noise) {
    let radius: Float = 0.085
    let pixel = plate.pixel
    let toSun = normalized(SIMD3<Float>(0.5, 0.2, 0.84))
    plate.shade { p, light in
      let d = (p - center) / radius
      let across = dot(d, d)
      let halo = Light(0.42, 0.5, 0.75) * (0.09 / (1 + across * 0.3))
      let inside = smooth(1 + pixel / radius, 1 - pixel / radius, across.squareRoot())
      let normal = SIMD3(d.x, d.y, max(0, 1 - across).squareRoot())
      let lit = smooth(-0.05, 0.3, dot(normal, toSun))
      let seas = 1 - 0.38 * smooth(-0.05, 0.35, noise.fractal(d * 1.7, octaves: 5))
      let moon = Light(1.02, 0.97, 0.85) * (lit * seas) + Light(0.05, 0.056, 0.085)
      return mix(light + halo, moon + halo * 0.8, inside)
    }
  }
}
