/// Snow before a wood at dusk: flakes near enough to blur, and far enough to be dust.
struct Snowfall: Painter {
  var grain: Float { 1.2 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sky = Ramp(even: [0x3E5578, 0x5A7094, 0x8090AC, 0xA9AEC0, 0xC4BFCB])
    plate.shade { p, _ in sky.light(at: p.y * 1.15) }
    let tones = Ramp(even: [0x8C9AB4, 0x667A98, 0x43587A, 0x26395A])
    let pixel = plate.pixel
    for index in 0..<4 {
      let near = Float(index) / 3
      let line = Skyline(
        noise: dice.noise(), base: mix(0.7, 0.9, near), relief: 0.035, frequency: 1.6, octaves: 5, sharpness: 0)
      let tone = tones.light(at: near)
      let snow = mix(Light(hex: 0xB4BED0), Light(hex: 0x8FA3C4), near)
      let forest = Forest(
        height: mix(0.13, 0.46, near), density: mix(60, 13, near), spread: 0.36, variety: 0.55, clearings: 0.72)
      let frost = dice.noise()
      for tree in forest.trees(across: plate, seed: dice.bits(), sunk: 0.01, edge: line.height(at:)) {
        plate.fill(tree.outline(pixel: pixel)) { p, _ in
          // Snow on the boughs, in clumps.
          let clump = smooth(0.05, 0.3, frost.fractal(Spot(p.x * 40, p.y * 62), octaves: 3))
          return mix(tone, snow, clump * 0.55 * mix(0.6, 1, near))
        }
      }
      plate.fillBelow(line.heights(across: plate)) { p, below, _ in
        let drift = frost.fractal(Spot(p.x * 3, p.y * 9), octaves: 4) * 0.12
        return mix(snow, tone, smooth(0.02, 0.3, below) * 0.4) * (1 + drift)
      }
      plate.shade { p, under in mix(under, sky.light(at: 0.7), 0.16 * smooth(0.2, 0.9, p.y) * (1 - near)) }
    }
    plate.expose()
    plate.makeRoomForTitle(tint: Light(0.84, 0.98, 1.3))
    paintFlakes(&plate, &dice)
  }

  private func paintFlakes(_ plate: inout Plate, _ dice: inout Dice) {
    for index in 0..<900 {
      let t = Float(index) / 900
      let radius = mix(0.0016, 0.022, Exact.power(t, 6)) * dice.between(0.8, 1.2)
      let center = Spot(dice.between(-0.02, 1.02) * plate.aspect, dice.between(-0.02, 1.02))
      let strength = dice.between(0.55, 1) * mix(0.95, 0.4, smooth(0.004, 0.02, radius))
      // Fewer dazzle where the title stands.
      let calm = mix(0.45, 1, smooth(0.3, 0.75, center.x / plate.aspect))
      plate.fill(.disc(center, radius * 1.5, sides: 30)) { p, under in
        mix(under, Light(0.9, 0.94, 1), smooth(1.45, 0.5, length(p - center) / radius) * strength * calm)
      }
    }
  }
}
