/// A lake between hills after sunset, in six layers of one square canvas.
enum LakeEvening {
  /// The shore across the water.
  static let shore: Float = 0.64
  /// The air over the hills, from the farthest to the nearest.
  static let mist = Ramp(even: [0xF6B58C, 0xC98A94, 0x7C6390, 0x3C3A66])

  static func sun(in plate: Plate) -> Sun {
    Sun(
      place: Spot(plate.aspect * 0.36, 0.47), radius: 0.03, disc: Light(2.2, 1.5, 0.9), glow: Light(0.9, 0.38, 0.14),
      reach: 0.17)
  }

  static let sky = Ramp([
    (0, 0x10243F), (0.14, 0x1F3B5C), (0.27, 0x4A587F), (0.36, 0x93698A), (0.43, 0xD98A7C), (0.5, 0xFDB77A),
    (0.6, 0xFFD9A0), (1, 0xFFD9A0),
  ])
}

/// The sky, whose low clouds are lit from below.
struct EveningSky: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    let sun = LakeEvening.sun(in: plate)
    let pixel = plate.pixel
    plate.shade { p, _ in
      let flat = Spot(p.x * 1.6 - p.y * 0.5, p.y * (13 - p.y * 12))
      let body = noise.warped(flat, octaves: 6, by: 0.55)
      let sheet = smooth(0.02, 0.46, body) * smooth(0.52, 0.4, p.y) * smooth(0.02, 0.14, p.y)
      let warm = mix(Light(hex: 0x6A5A86), Light(hex: 0xFFB98A), smooth(0.16, 0.42, p.y))
      let clouded = mix(LakeEvening.sky.light(at: p.y), warm, sheet * 0.75)
      return mix(clouded, sun.lit(clouded, at: p, pixel: pixel), smooth(0.02, 0.3, p.y))
    }
    plate.expose()
  }
}

/// Rows of hills, the next one nearer and darker.
struct EveningHills: Painter {
  /// Where a row is, how high it rises, how many hills it has, its color, how much air is before it, its trees.
  struct Row: Sendable {
    var base: Float
    var relief: Float
    var frequency: Float
    var body: UInt32
    var air: Float
    var trees: Float
    var density: Float
  }

  let rows: [Row]

  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    for row in rows {
      let line = Skyline(
        noise: dice.noise(), base: row.base, relief: row.relief, frequency: row.frequency, octaves: 6, sharpness: 0.35)
      plate.hill(
        line, body: Light(hex: row.body), mist: LakeEvening.mist.light(at: row.air), depth: 0.06,
        forest: Forest(height: row.trees, density: row.density, spread: 0.36, variety: 0.6, clearings: 0.8), &dice)
    }
  }
}

/// The water, which shows the sky upside down in long ripples.
struct EveningLake: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let ripples = dice.noise()
    let sun = LakeEvening.sun(in: plate)
    let shore = LakeEvening.shore
    plate.veil(from: Spot(0, shore - 0.02), to: Spot(plate.aspect, 1)) { p in
      // Ripples are longer the nearer they are.
      let depth = max(0.004, p.y - shore + 0.012)
      let wave = ripples.fractal(Spot(p.x * 0.9 / depth.squareRoot(), 0.55 / depth), octaves: 4)
      let mirrored = shore - (p.y - shore) * 1.15 + wave * 0.03
      let sky = LakeEvening.sky.light(at: max(0, mirrored - 0.06))
      let away = abs(p.x - sun.place.x + wave * 0.05) / (0.03 + (p.y - shore) * 0.32)
      let glitter = smooth(1, 0, away) * smooth(-0.1, 0.5, wave) * smooth(1, 0.7, p.y)
      let dark = mix(sky * 0.62, Light(hex: 0x16233F), smooth(shore, 1.02, p.y) * 0.72)
      return (dark + Light(0.85, 0.44, 0.2) * glitter, smooth(shore - 0.002, shore + 0.002, p.y))
    }
    plate.expose()
  }
}

/// Mist on the water, thin enough to see through.
struct EveningMist: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let wisps = dice.noise()
    let shore = LakeEvening.shore
    plate.veil(from: Spot(0, shore - 0.13), to: Spot(plate.aspect, shore + 0.13)) { p in
      let wisp = wisps.warped(Spot(p.x * 2.4, p.y * 12), octaves: 5, by: 0.5)
      let bank = smooth(0.12, 0, abs(p.y - shore + 0.01))
      return (Light(hex: 0xFFD2B0), unit(bank * (0.42 + wisp * 0.75)))
    }
  }
}

/// Firs at both sides, and the bank that they stand on.
struct EveningFirs: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let line = Skyline(noise: dice.noise(), base: 0.93, relief: 0.02, frequency: 2.4, octaves: 5, sharpness: 0.1)
    let dark = Light(hex: 0x0D1322)
    let middle = plate.aspect * 0.47
    /// The bank rises towards both sides.
    func edge(_ x: Float) -> Float {
      let away = abs(x - middle) / middle
      return line.height(at: x) - 0.09 * away * away
    }
    for (height, density) in [(Float(0.3), Float(24)), (0.46, 15)] {
      let forest = Forest(height: height, density: density, spread: 0.3, variety: 0.5, clearings: 0.95)
      for tree in forest.trees(across: plate, seed: dice.bits(), sunk: 0.01, edge: edge)
      where abs(tree.foot.x - middle) > 0.26 {
        plate.fill(tree.outline(pixel: plate.pixel)) { p, _ in
          mix(dark, Light(hex: 0x2A2F4A), smooth(0.95, 0.35, p.y) * 0.5)
        }
      }
    }
    let heights = (0..<plate.width).map { edge((Float($0) + 0.5) * plate.pixel) }
    plate.fillBelow(heights) { _, _, _ in dark }
  }
}
