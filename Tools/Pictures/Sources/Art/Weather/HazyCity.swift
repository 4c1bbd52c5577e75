/// Towers in smog before a dull red sun.
struct HazyCity: Painter {
  var grain: Float { 1.5 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let aspect = plate.aspect
    let sun = Sun(
      place: Spot(aspect * 0.69, 0.36), radius: 0.1, disc: Light(0.95, 0.26, 0.1), glow: Light(0.34, 0.15, 0.06),
      reach: 0.22)
    let air = Ramp(even: [0x6D6668, 0x947A68, 0xB98F68, 0xC99A6C, 0xA88264])
    let noise = dice.noise()
    let pixel = plate.pixel
    plate.shade { p, _ in
      let smog = noise.warped(Spot(p.x * 1.2, p.y * 4), octaves: 5, by: 0.6) * 0.14
      return sun.lit(air.light(at: p.y + smog) * 0.86, at: p, pixel: pixel)
    }
    let tones = Ramp(even: [0xA9856B, 0x86695C, 0x5E4B4B, 0x3B3139, 0x1D1A24])
    for index in 0..<5 {
      let near = Float(index) / 4
      let tone = tones.light(at: near)
      let haze = air.light(at: 0.85) * 0.8
      let smoke = dice.noise()
      let base = mix(0.7, 1.02, near)
      var x: Float = -0.05
      while x < aspect + 0.05 {
        let width = dice.between(0.035, 0.085) * mix(0.7, 1.5, near)
        let center = (x + width / 2) / aspect
        let downtown = Exact.exp(-(center - 0.56) * (center - 0.56) * 11)
        let height = dice.between(0.06, 0.16) + downtown * dice.between(0.05, 0.34) * mix(0.9, 0.6, near)
        let outline = Outline(building(x, width * dice.between(0.75, 1), base - height, &dice))
        plate.fill(outline) { p, under in
          let wisp = smoke.fractal(Spot(p.x * 2.5, p.y * 5), octaves: 4) * 0.1
          let fog = smooth(base - 0.26, base + 0.03, p.y + wisp) * mix(0.9, 0.55, near)
          return mix(tone + sun.glow * (sun.glow(at: p) * 0.1 * (1 - near)), mix(haze, under, 0.3), fog)
        }
        x += width * dice.between(0.85, 1.25)
      }
    }
    plate.expose()
    plate.makeRoomForTitle()
  }

  /// A tower: a block, perhaps set back, with a mast or a sloping roof.
  private func building(_ x: Float, _ width: Float, _ top: Float, _ dice: inout Dice) -> [[Spot]] {
    var rings = [Outline.rectangle(Spot(x, top), Spot(x + width, 1.2)).rings[0]]
    let middle = x + width / 2
    switch dice.below(5) {
    case 0:
      rings.append(
        Outline.rectangle(Spot(middle - width * 0.3, top - 0.03), Spot(middle + width * 0.3, top + 0.01)).rings[0])
    case 1:
      rings.append(
        Outline.rectangle(Spot(middle - width * 0.32, top - 0.025), Spot(middle + width * 0.32, top + 0.01)).rings[0])
      rings.append(Outline.rectangle(Spot(middle - 0.0016, top - 0.085), Spot(middle + 0.0016, top)).rings[0])
    case 2: rings.append([Spot(x, top - 0.03), Spot(x + width, top + 0.001), Spot(x, top + 0.001)])
    default: break
    }
    return rings
  }
}
