/// Ridge behind ridge of wooded hills, fading into the haze of a low sun.
struct DawnRidges: Painter {
  var grain: Float { 1.4 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sun = Sun(
      place: Spot(plate.aspect * 0.64, 0.385), radius: 0.034, disc: Light(2.2, 1.75, 1.15),
      glow: Light(1.0, 0.56, 0.22), reach: 0.24)
    paintSky(&plate, sun, dice.noise())
    let far = Ramp(even: [0xE8A78A, 0xC98A86, 0x98707F, 0x64536C, 0x3D3B56, 0x222840, 0x10172A])
    let mist = Ramp(even: [0xFBD3A4, 0xF2B893, 0xDD9E8C, 0xAF8086, 0x77647C, 0x463F5C, 0x232A44])
    let count = 8
    for index in 0..<count {
      let near = Float(index) / Float(count - 1)
      let line = Skyline(
        noise: dice.noise(), base: mix(0.475, 0.93, Exact.power(near, 1.25)), relief: mix(0.085, 0.15, near),
        frequency: mix(2.6, 1.05, near), octaves: 8, sharpness: mix(0.85, 0.25, near))
      let forestSeed = dice.bits()
      paintRidge(&plate, line, sun, body: far.light(at: near), mist: mist.light(at: near), near, seed: forestSeed)
    }
    plate.expose()
  }

  private func paintSky(_ plate: inout Plate, _ sun: Sun, _ noise: Noise) {
    let sky = Ramp([
      (0, 0x35507F), (0.2, 0x6C7CA0), (0.38, 0xB99BA6), (0.52, 0xEBB597), (0.66, 0xFBCB94), (1, 0xFFDDA8),
    ])
    let pixel = plate.pixel
    plate.shade { p, _ in
      var light = sky.light(at: p.y * 1.35)
      // Thin sheets of cloud, stretched flat by perspective and lit from below near the sun.
      let flat = Spot(p.x * 1.3 + p.y * 0.5, p.y * (7 - p.y * 5))
      let sheet = smooth(0.02, 0.55, noise.warped(flat, octaves: 6, by: 0.55) + 0.1)
      let edge = smooth(0.5, 0.1, p.y) * smooth(-0.1, 0.12, p.y)
      let lit = mix(Light(hex: 0xC89AA0), Light(hex: 0xFFD9B0), unit(sun.glow(at: p) * 2.4))
      light = mix(light, lit, sheet * edge * 0.62)
      return sun.lit(light, at: p, pixel: pixel)
    }
  }

  private func paintRidge(
    _ plate: inout Plate, _ line: Skyline, _ sun: Sun, body: Light, mist: Light, _ near: Float, seed: UInt64
  ) {
    let pixel = plate.pixel
    let heights = line.heights(across: plate)
    let texture = Noise(seed: UInt32(truncatingIfNeeded: seed))
    let depth = mix(0.05, 0.22, near)
    func paint(_ p: Spot) -> Light {
      // Haze gathers in the valley in front of the next ridge, and glows on the sun's side.
      let wisp = texture.warped(Spot(p.x * 2, p.y * 8), octaves: 5, by: 0.5) * 0.05
      let haze = smooth(line.base - line.relief * 0.55, line.base + depth, p.y + wisp) * mix(1, 0.5, near)
      let warm = sun.glow(at: Spot(p.x, p.y * 0.6 + 0.15))
      let lit = mix(body, mist, haze) + sun.glow * warm * warm * mix(0.34, 0.03, near)
      let grainy = texture.fractal(p * 42, octaves: 3) * 0.16 * near
      return lit * (1 + grainy)
    }
    if near > 0.25 {
      let forest = Forest(
        height: mix(0.02, 0.19, Exact.power(near, 2.2)), density: mix(190, 46, near), spread: 0.3, variety: 0.62,
        clearings: 0.55)
      for tree in forest.trees(across: plate, seed: seed, sunk: 0.006, edge: line.height(at:)) {
        plate.fill(tree.outline(pixel: pixel)) { p, _ in paint(p) }
      }
    }
    plate.fillBelow(heights) { p, _, _ in paint(p) }
  }
}
