/// Wind as meteorologists draw it: streams of air, the faster the brighter.
struct WindStreams: Painter {
  var grain: Float { 0.8 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    let ground = Ramp(even: [0x07202F, 0x0B3145, 0x124A5C, 0x1B6470])
    let eye = Spot(plate.aspect * 0.72, 0.42)
    /// The air's velocity: a westerly, a whirl around the eye, and gusts.
    func wind(_ p: Spot) -> Spot {
      let d = p - eye
      let r2 = dot(d, d) + 0.012
      let whirl = Spot(-d.y, d.x) * (0.3 / r2) * Exact.exp(-r2 * 2.4)
      let gust = Spot(noise.value(p * 2.1), noise.value(p * 2.1 + 19) * 1.4)
      return Spot(0.75, 0.12) + whirl + gust * 0.9
    }
    plate.shade { p, _ in
      let speed = length(wind(p))
      return ground.light(at: unit(0.1 + speed * 0.4 + noise.fractal(p * 2, octaves: 4) * 0.2))
    }
    let inks = Ramp(even: [0x2F8C95, 0x5DB8B0, 0xC2E3B8, 0xFFE9A8])
    for _ in 0..<2300 {
      var p = Spot(dice.between(-0.15, 1.05) * plate.aspect, dice.between(-0.08, 1.08))
      var points: [Spot] = []
      var speed: Float = 0
      let steps = 16 + dice.below(34)
      for _ in 0..<steps {
        points.append(p)
        let v = wind(p)
        speed += length(v) / Float(steps)
        p += v * 0.0065
      }
      let thick = dice.between(0.0012, 0.0034)
      // A streak fades in from its tail.
      let widths = points.indices.map { thick * mix(0.15, 1, Float($0) / Float(points.count - 1)) }
      let tail = points[0]
      let head = points[points.count - 1]
      let ink = inks.light(at: unit(speed * 0.5 - 0.22 + dice.normal() * 0.08))
      let span = max(0.000_001, dot(head - tail, head - tail))
      plate.fill(.stroke(points, widths: widths, round: true)) { p, under in
        mix(under, ink, 0.95 * unit(0.03 + dot(p - tail, head - tail) / span))
      }
    }
    plate.makeRoomForTitle()
  }
}
