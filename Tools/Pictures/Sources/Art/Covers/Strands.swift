/// Long hairs combed by a field of noise.
struct Strands: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    plate.shade { _, _ in Paper.forest * 0.55 }
    let inks = Ramp(even: [0xF4E3C1, 0xF2C078, 0xE98A5B, 0xC9514C, 0x5B8F7B])
    for index in 0..<1500 {
      let t = Float(index) / 1500
      var p = Spot(dice.between(-0.15, 1.1) * plate.aspect, dice.between(-0.1, 1.1))
      var points: [Spot] = []
      let steps = 30 + dice.below(50)
      for _ in 0..<steps {
        points.append(p)
        let angle = noise.fractal(p * 1.25, octaves: 2, gain: 0.35) * 4.6 + 0.55
        p += Exact.direction(angle) * 0.009
      }
      let widths = points.indices.map { step -> Float in
        let s = Float(step) / Float(points.count - 1)
        return 0.0008 + 0.0062 * (4 * s * (1 - s)).squareRoot() * mix(0.4, 1, dice.unit() * 0.2 + t * 0.8)
      }
      let place = unit(0.5 + noise.fractal(points[0] * 1.4 + 40, octaves: 3) * 1.1 + dice.normal() * 0.07)
      let ink = inks.light(at: place) * mix(0.35, 1.05, t)
      plate.fill(.stroke(points, widths: widths), ink)
    }
    plate.pressed(seed: dice.bits(), strength: 0.5)
  }
}
