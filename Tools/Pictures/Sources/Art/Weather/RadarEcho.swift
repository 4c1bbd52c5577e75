/// Showers on a radar screen: echoes in steps of strength over a dark coast, rings, a sweep.
struct RadarEcho: Painter {
  var grain: Float { 0.8 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let coast = Coast(noise: dice.noise(), bias: 0.05, frequency: 1.3)
    let cells = dice.noise()
    let pixel = plate.pixel
    let center = Spot(plate.aspect * 0.62, 0.52)
    let steps: [(level: Float, hex: UInt32)] = [
      (0.14, 0x1F7A5C), (0.26, 0x39A85F), (0.37, 0x9CCB4B), (0.47, 0xF1D04B), (0.57, 0xF08A3C), (0.67, 0xDD4343),
    ]
    func rain(_ p: Spot) -> Float {
      // A front: cells strung along a band.
      let along = p.y - 0.52 - 0.34 * (p.x - center.x)
      let band = Exact.exp(-along * along * 9)
      return (cells.warped(p * 2.6, octaves: 6, by: 0.5) * 0.95 + 0.17) * band
    }
    plate.shade { p, _ in
      let land = coast.land(p, pixel: pixel)
      var light = mix(Light(hex: 0x0C1722), Light(hex: 0x152634), land)
      light = mix(light, Light(hex: 0x3D5A6B), coast.shore(p, width: 0.0032) * 0.8)
      let r = rain(p)
      let soft = pixel * 6
      for step in steps {
        let edge = smooth(step.level - soft, step.level + soft, r)
        light = mix(light, Light(hex: step.hex), edge * 0.86)
      }
      let d = p - center
      let distance = length(d)
      let ring = (Exact.fraction(distance / 0.16 + 0.5) - 0.5).magnitude * 0.16
      light += Light(hex: 0x4FA0A0) * (smooth(pixel * 1.3, 0, ring) * 0.3 * smooth(0.9, 0.2, distance))
      let cross = min(d.x.magnitude, d.y.magnitude)
      light += Light(hex: 0x4FA0A0) * (smooth(pixel * 1.2, 0, cross) * 0.16)
      // The sweep leaves light behind that fades within a quarter turn.
      let behind = Exact.fraction((Exact.angle(d) + 0.75) / 6.283_185_3)
      return light + Light(hex: 0x3FC7A0) * (smooth(0.75, 1, behind) * smooth(1.0, 0.1, distance) * 0.26)
    }
    plate.makeRoomForTitle()
  }
}
