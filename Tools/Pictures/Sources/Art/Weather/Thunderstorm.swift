/// A thundercloud lit from within, and the stroke that lights it.
struct Thunderstorm: Painter {
  var grain: Float { 1.5 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let aspect = plate.aspect
    let strike = Spot(aspect * 0.71, 0.3)
    let ground = Spot(aspect * 0.66, 0.9)
    let noise = dice.noise()
    let rain = dice.noise()
    let dark = Ramp(even: [0x0B0E1C, 0x171D33, 0x2A3350, 0x46506C, 0x6A6F86])
    plate.shade { p, _ in
      let d = p - strike
      let flash = 1 / (1 + dot(d * Spot(0.75, 1.15), d * Spot(0.75, 1.15)) / 0.035)
      let height = max(0.02, 0.8 - p.y)
      // The underside of the cloud, drawn together towards the horizon.
      let q = Spot((p.x - aspect / 2) / (height + 0.35), 1.1 / (height + 0.28)) * 1.9
      let body = noise.warped(q, octaves: 7, by: 0.75)
      let deeper = noise.warped(q + Spot(0.1, 0.12), octaves: 5, by: 0.75)
      let relief = unit(0.48 + (body - deeper) * 1.5 + body * 0.55)
      let cloud = dark.light(at: relief * 0.85) + Light(0.62, 0.5, 0.95) * (flash * flash * (0.25 + relief))
      let curtain = 0.5 + rain.fractal(Spot(p.x * 9 + p.y * 2.2, p.y * 0.8), octaves: 4) * 0.6
      let clear =
        mix(Light(hex: 0x55607C), Light(hex: 0x2C3450), unit(curtain)) + Light(0.4, 0.34, 0.62) * (flash * 0.5)
      return mix(cloud, clear, smooth(0.6, 0.82, p.y + body * 0.05))
    }
    let bolt = Lightning(from: strike + Spot(0.03, -0.02), to: ground, seed: dice.bits())
    bolt.draw(on: &plate)
    for index in 0..<2 {
      let line = Skyline(
        noise: dice.noise(), base: 0.9 + 0.06 * Float(index), relief: 0.05, frequency: 1.6, octaves: 7, sharpness: 0.3)
      let tone = index == 0 ? Light(hex: 0x1A2036) : Light(hex: 0x080A14)
      plate.fillBelow(line.heights(across: plate)) { p, below, _ in
        let near = (p.x - ground.x) / 0.2
        return tone + Light(0.25, 0.2, 0.42) * (smooth(0.03, 0, below) / (1 + near * near)) * 0.4
      }
    }
    plate.expose()
    plate.makeRoomForTitle()
  }
}
