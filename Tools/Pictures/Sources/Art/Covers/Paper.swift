/// The inks of the record sleeves: one drawer of colors for all twelve, so that they look like one label's.
enum Paper {
  static let cream = Light(hex: 0xF1E6D2)
  static let ink = Light(hex: 0x15171E)
  static let vermilion = Light(hex: 0xE2492F)
  static let ochre = Light(hex: 0xEFA83A)
  static let blush = Light(hex: 0xF2B6A0)
  static let teal = Light(hex: 0x1C6E74)
  static let cobalt = Light(hex: 0x2748B8)
  static let forest = Light(hex: 0x1F4A3A)
  static let plum = Light(hex: 0x4A2447)
  static let sky = Light(hex: 0x9CC4CE)
}

extension Plate {
  /// Gives flat ink the life of a print: fibres in the paper and uneven pressure.
  mutating func pressed(seed: UInt64, strength: Float = 1) {
    var dice = Dice(seed: seed)
    let fibre = dice.noise()
    let pressure = dice.noise()
    shade { p, light in
      let fine = fibre.fractal(Spot(p.x * 190, p.y * 170), octaves: 2) * 0.05
      let broad = pressure.fractal(p * 3, octaves: 3) * 0.045
      return light * (1 + (fine + broad) * strength)
    }
  }
}
