/// Sun in a deep blue sky over far hills.
struct ClearSky: Painter {
  var grain: Float { 1 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let aspect = plate.aspect
    let sun = Sun(
      place: Spot(aspect * 0.69, 0.3), radius: 0.055, disc: Light(3, 2.9, 2.6), glow: Light(0.9, 0.86, 0.74),
      reach: 0.13)
    let sky = Ramp(even: [0x1550A8, 0x2368BE, 0x3A86D2, 0x6BAEE2, 0xA8D0EC])
    let wisps = dice.noise()
    let pixel = plate.pixel
    plate.shade { p, _ in
      let q = Spot(p.x * 1.1 + p.y * 0.7, p.y * 4.2 - p.x * 0.6)
      let cirrus = smooth(0.12, 0.75, wisps.warped(q, octaves: 7, by: 0.85)) * smooth(0.75, 0.4, p.y)
      return sun.lit(
        mix(sky.light(at: p.y * 1.1), Light(hex: 0xE8F2FA), cirrus * mix(0.12, 0.45, smooth(0.2, 0.7, p.x / aspect))),
        at: p, pixel: pixel)
    }
    let tones = Ramp(even: [0x7FB0D6, 0x4F88B8, 0x2F6A94, 0x1B4C6B])
    for index in 0..<4 {
      let near = Float(index) / 3
      let line = Skyline(
        noise: dice.noise(), base: mix(0.77, 0.97, near), relief: mix(0.06, 0.09, near), frequency: mix(2.2, 1, near),
        octaves: 6, sharpness: 0.25)
      plate.fillBelow(line.heights(across: plate)) { p, below, _ in
        let haze = smooth(0, 0.2, below) * 0.4
        return mix(tones.light(at: near), tones.light(at: near - 0.3), haze) * (1 + 0.25 * sun.glow(at: p))
      }
    }
    plate.expose()
    plate.makeRoomForTitle()
  }
}
