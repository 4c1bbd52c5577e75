/// Firs standing in fog, each row fainter than the one before it.
struct FoggyWoods: Painter {
  var grain: Float { 1.3 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let air = Ramp(even: [0x5C7078, 0x74878C, 0x8D9C9D, 0x8A9897])
    let glow = Spot(plate.aspect * 0.74, 0.3)
    plate.shade { p, _ in
      let d = p - glow
      return air.light(at: p.y) + Light(0.5, 0.47, 0.38) * (0.5 / (1 + dot(d, d) / 0.05))
    }
    let tones = Ramp(even: [0x7D8E91, 0x61757A, 0x435A60, 0x263D44, 0x0F2228])
    let pixel = plate.pixel
    for index in 0..<6 {
      let near = Float(index) / 5
      let line = Skyline(
        noise: dice.noise(), base: mix(0.5, 1.0, near), relief: mix(0.1, 0.07, near), frequency: mix(1.7, 1.1, near),
        octaves: 6, sharpness: 0.1)
      let tone = tones.light(at: near)
      let smoke = dice.noise()
      func paint(_ p: Spot, _ under: Light) -> Light {
        let wisp = smoke.warped(Spot(p.x * 1.8, p.y * 5), octaves: 5, by: 0.7)
        let fog = unit(smooth(-0.09, 0.17, p.y - line.height(at: p.x) + wisp * 0.12)) * mix(0.95, 0.5, near)
        return mix(tone, under, fog)
      }
      let forest = Forest(
        height: mix(0.1, 0.52, Exact.power(near, 1.4)), density: mix(85, 11, near), spread: 0.32, variety: 0.6,
        clearings: 0.75)
      let behind = plate
      for tree in forest.trees(across: plate, seed: dice.bits(), sunk: 0.02, edge: line.height(at:)) {
        plate.fill(tree.outline(pixel: pixel)) { p, _ in paint(p, behind.sample(p)) }
      }
      plate.fillBelow(line.heights(across: plate)) { p, _, _ in
        paint(p, mix(air.light(at: 0.8), behind.sample(p), 0.3))
      }
    }
    plate.expose()
    plate.makeRoomForTitle()
  }
}
