/// Drops on a window at night; behind it a street out of focus, and in every drop that street again, upside down.
struct RainyGlass: Painter {
  var grain: Float { 1.2 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    paintStreet(&plate, &dice)
    let street = plate
    var drops: [(center: Spot, radius: Float, stretch: Float)] = []
    for index in 0..<1500 {
      let t = Float(index) / 1500
      let radius = mix(0.0028, 0.042, Exact.power(t, 5.5)) * dice.between(0.75, 1.2)
      let center = Spot(dice.unit() * plate.aspect, dice.unit())
      let isFree = !drops.contains { length($0.center - center) < ($0.radius + radius) * 1.02 }
      if isFree || index < 400 { drops.append((center, radius, dice.between(1, 1.32))) }
      // Large drops run and leave a trail of small ones.
      guard radius > 0.03, dice.chance(0.35) else { continue }
      var y = center.y - radius * 1.7
      var x = center.x
      while y > center.y - dice.between(0.25, 0.6), y > -0.02 {
        x += dice.normal() * 0.0045
        drops.append((Spot(x, y), dice.between(0.0016, 0.0062) * mix(0.6, 1.4, radius * 20), dice.between(1.1, 1.7)))
        y -= dice.between(0.01, 0.05)
      }
    }
    for drop in drops { paint(drop.center, drop.radius, drop.stretch, street, &plate) }
    plate.expose()
    plate.makeRoomForTitle()
  }

  private func paintStreet(_ plate: inout Plate, _ dice: inout Dice) {
    let dusk = Ramp(even: [0x1A2A40, 0x22384F, 0x2B4254, 0x1C2C3A, 0x101A26])
    plate.shade { p, _ in dusk.light(at: p.y) }
    let lamps: [UInt32] = [0xFFB45E, 0xFF8A4A, 0xFFE2B0, 0xF2574A, 0x7FD0E8, 0xFFC97A, 0x58B8A8]
    for index in 0..<90 {
      let spread = dice.normal() * 0.15
      let center = Spot(dice.unit() * plate.aspect, 0.52 + spread)
      let radius = dice.between(0.022, 0.072)
      let lamp = Light(hex: lamps[dice.below(lamps.count)]) * dice.between(0.1, 0.55)
      let soft: Float = index % 3 == 0 ? 0.5 : 0.18
      let disc = Outline.disc(center, radius, sides: 40)
      plate.fill(disc) { p, under in
        let r = length(p - center) / radius
        // A lens out of focus draws discs, a little brighter at the rim.
        let body = smooth(1, 1 - soft, r) * (0.75 + 0.4 * r * r)
        return under + lamp * body
      }
    }
    let blurry = plate
    plate.shade { p, light in
      // Wet asphalt below repeats the lamps, drawn long.
      guard p.y > 0.66 else { return light }
      let mirrored = blurry.sample(Spot(p.x, 1.28 - p.y)) * 0.5 + blurry.sample(Spot(p.x + 0.01, 1.22 - p.y)) * 0.5
      return mix(light, mirrored * 0.62, smooth(0.66, 0.78, p.y) * 0.8)
    }
  }

  private func paint(_ center: Spot, _ radius: Float, _ stretch: Float, _ street: Plate, _ plate: inout Plate) {
    let shape = Outline.disc(Spot(), 1, sides: radius > 0.01 ? 48 : 20).mapped { p in
      // Heavier below.
      center + Spot(p.x * (1 - 0.12 * (1 - p.y) * (stretch - 1)), p.y * stretch) * radius
    }
    plate.fill(shape) { p, _ in
      let d = Spot(p.x - center.x, (p.y - center.y) / stretch) / radius
      let r = min(1, length(d))
      let bulge = r * r * r
      // Thick glass: the far street, flipped, shrunk into the drop.
      let seen = street.sample(Spot(center.x - d.x * (0.1 + 0.22 * bulge), 0.52 - d.y * (0.2 + 0.24 * bulge)))
      let rim = 1 - 0.72 * smooth(0.62, 1, r) * (0.6 - 0.4 * d.y)
      let sheen = d - Spot(-0.34, -0.42)
      let spark = Exact.exp(-dot(sheen, sheen) * 26) * 0.7
      let glow = Exact.exp(-dot(d - Spot(0.2, 0.55), d - Spot(0.2, 0.55)) * 5) * 0.16
      return seen * (rim * 1.25) + Light(0.8, 0.88, 1) * (spark + glow * 0.5)
    }
  }
}
