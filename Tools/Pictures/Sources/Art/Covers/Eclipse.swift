/// A black disc before a light that only its rim lets through.
struct Eclipse: Painter {
  var grain: Float { 2.4 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    let center = Spot(plate.aspect / 2, 0.5)
    let radius: Float = 0.27
    let corona = Ramp(even: [0x0A0A10, 0x1C1430, 0x5A1F3F, 0xC23B36, 0xF58A4B, 0xFFE3B0])
    let pixel = plate.pixel
    plate.shade { p, _ in
      let d = p - center
      let r = length(d)
      let way = normalized(d)
      let rays = noise.fractal(way * 3.2 + 8, octaves: 5, gain: 0.6) * 0.8
      let beyond = max(0, r - radius)
      let side = 0.5 + 0.5 * dot(way, normalized(Spot(-0.6, -0.8)))
      let fall = Exact.exp(-beyond * mix(15, 5.2, side) * (1 + rays))
      let light = corona.light(at: fall * mix(0.35, 1, side * side))
      let inner = Light(hex: 0x08080C) + Light(hex: 0x3A1A38) * (0.16 * smooth(0.2, 0.27, r))
      return mix(inner, light, smooth(radius - pixel, radius + pixel, r))
    }
    plate.pressed(seed: dice.bits(), strength: 0.35)
  }
}
