/// A sun cut into ever wider slices above its own reflection.
struct SlicedSun: Painter {
  var grain: Float { 2 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let night = Ramp(even: [0x1B1340, 0x2B1A55, 0x4A2366, 0x35205E])
    let fire = Ramp(even: [0xFFE08A, 0xFFB457, 0xF9744F, 0xE0406B, 0xA82C78])
    let middle = plate.aspect / 2
    plate.shade { p, _ in night.light(at: p.y) }
    let center = Spot(middle, 0.47)
    let radius: Float = 0.325
    plate.shade { p, under in
      let d = (p - center) / 0.5
      return under + Light(0.35, 0.06, 0.16) * Exact.exp(-dot(d, d) * 1.5)
    }
    plate.fill(.disc(center, radius, sides: 220)) { p, _ in fire.light(at: (p.y - 0.145) / 0.65) }
    var y = center.y + 0.01
    var gap: Float = 0.006
    while y < center.y + radius {
      plate.fill(.rectangle(Spot(0, y), Spot(plate.aspect, y + gap))) { p, _ in
        let d = (p - center) / 0.5
        return night.light(at: p.y) + Light(0.35, 0.06, 0.16) * Exact.exp(-dot(d, d) * 1.5)
      }
      y += 0.046
      gap += 0.0042
    }
    let ridge = Skyline(
      noise: dice.noise(), base: 0.83, relief: 0.12, frequency: 3, octaves: 7, sharpness: 0.7)
    plate.fillBelow(ridge.heights(across: plate)) { p, below, _ in
      mix(Light(hex: 0x140C2E), Light(hex: 0x44205E), smooth(0.15, 0, below) * 0.35)
    }
    plate.pressed(seed: dice.bits(), strength: 0.5)
  }
}
