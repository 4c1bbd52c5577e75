/// The readings of a turning signal, ring within ring, one of them marked.
struct Pulses: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let ground = Light(hex: 0x1B2A4A)
    plate.shade { _, _ in ground }
    let noise = dice.noise()
    let center = Spot(plate.aspect / 2, 0.535)
    let rings = 30
    for index in 0..<rings {
      let t = Float(index) / Float(rings - 1)
      let radius = mix(0.285, 0.045, t)
      var points: [Spot] = []
      let steps = 360
      for step in 0..<steps {
        let way = Exact.direction(Float(step) / Float(steps) * 6.283_185_3)
        let crest = unit(0.42 + 1.15 * noise.fractal(way * mix(1.5, 1.0, t) + t * 0.75 + 5, octaves: 3, gain: 0.42))
        // The signal is strongest at the upper right.
        let strength = 0.18 + 0.82 * smooth(-0.5, 1, dot(way, normalized(Spot(0.7, -0.72))))
        points.append(center + way * (radius + crest * strength * mix(0.17, 0.06, t)))
      }
      let isMarked = index == 11
      plate.fill(Outline(ring: points), isMarked ? Paper.ochre : ground)
      let line = Outline.stroke(points + points.prefix(2), width: isMarked ? 0.005 : 0.0034)
      plate.fill(line, isMarked ? Paper.ochre : Paper.cream)
    }
    plate.fill(.disc(center, 0.022), Paper.vermilion)
    plate.pressed(seed: dice.bits(), strength: 0.6)
  }
}
