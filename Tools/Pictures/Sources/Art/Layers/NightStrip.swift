/// A town at night in five depths, strips of 800 points by two pixels that repeat without a seam, to stroll past.
enum NightStrip {
  /// Points in a strip's length; its height differs from strip to strip.
  static let length: Float = 800

  /// The side of a point in the unit of a plate that holds a whole strip.
  static func point(in plate: Plate) -> Float { plate.aspect / length }

  /// Light from lamps and windows.
  static let lamp = Light(hex: 0xFFC56E)
}

/// The sky from deep blue to violet, stars all over it.
struct NightSky: Painter {
  var grain: Float { 1.1 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let cloud = Tube(noise: dice.noise(), length: plate.aspect)
    let dust = Tube(noise: dice.noise(), length: plate.aspect)
    let sky = Ramp([
      (0, 0x070B26), (0.14, 0x0D1240), (0.26, 0x1C1C5C), (0.35, 0x3A2D7E), (0.42, 0x6A4394), (0.48, 0xA0609E),
      (0.54, 0xCF8A9E), (0.6, 0xE2A69C), (1, 0xE2A69C),
    ])
    plate.shade { p, _ in
      let faint = unit(0.25 + dust.fractal(p, frequency: 3.2, octaves: 5)) * smooth(0.5, 0.1, p.y)
      return sky.light(at: p.y) + Light(0.009, 0.011, 0.04) * faint
    }
    for _ in 0..<1100 {
      let place = Spot(dice.unit() * plate.aspect, dice.unit() * dice.unit() * 0.52)
      let magnitude = Exact.power(dice.unit(), 22)
      let tint = mix(Light(1, 0.86, 0.72), Light(0.76, 0.86, 1.1), dice.unit())
      let air = smooth(0.5, 0.2, place.y)
      let color = tint * ((0.06 + 0.2 * dice.unit() + 2 * magnitude) * air)
      for turn: Float in [-plate.aspect, 0, plate.aspect] {
        plate.shine(color, at: place + Spot(turn, 0), radius: 0.000_6 + 0.0008 * magnitude)
      }
    }
    plate.shade { p, light in
      // Long thin sheets, low.
      let body = cloud.fractal(Spot(p.x, p.y * 5), frequency: 1.7, octaves: 5)
      let sheet = smooth(0.06, 0.42, body) * smooth(0.16, 0.34, p.y) * smooth(0.6, 0.44, p.y)
      return mix(light, mix(Light(hex: 0x2C2866), Light(hex: 0x7A4C90), smooth(0.24, 0.46, p.y)), sheet * 0.6)
    }
    plate.expose()
  }
}

/// The moon and the light around it, which thins to nothing before the picture ends.
struct NightMoon: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    let center = Spot(plate.aspect / 2, 0.5)
    let radius: Float = 0.2
    let pixel = plate.pixel
    plate.veil(from: Spot(0, 0), to: Spot(plate.aspect, 1)) { p in
      let away = length(p - center)
      let fall = unit(1 - away / 0.49)
      return (Light(hex: 0xC9C2FF), 0.42 * fall * fall * fall + 0.1 * fall * fall)
    }
    plate.veil(from: Spot(0, 0), to: Spot(plate.aspect, 1)) { p in
      let d = (p - center) / radius
      let away = length(d)
      let rim = 1 - unit(away)
      let seas = smooth(0.02, 0.4, noise.fractal(d * 1.35 + 4, octaves: 5)) * 0.2
      let rays = smooth(0.16, 0.34, noise.fractal(d * 4.1 + 9, octaves: 3)) * 0.07
      let tone = Light(hex: 0xFFF4DC) * (1 - seas - rays) * mix(0.84, 1, smooth(0, 0.45, rim))
      return (tone, smooth(1 + pixel / radius, 1 - pixel / radius, away))
    }
  }
}

/// Two rows of hills under the sky's last light.
struct NightHills: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let rows: [(base: Float, relief: Float, frequency: Float, body: UInt32, mist: UInt32)] = [
      (0.16, 0.3, 1.3, 0x5A4290, 0x84579C), (0.29, 0.26, 1.5, 0x3F3280, 0x614694), (0.41, 0.2, 1.7, 0x2B2668, 0x463882),
    ]
    for row in rows {
      let tube = Tube(noise: dice.noise(), length: plate.aspect)
      let heights = (0..<plate.width).map { column in
        tube.edge(
          at: (Float(column) + 0.5) * plate.pixel, base: row.base, relief: row.relief, frequency: row.frequency,
          octaves: 7, sharpness: 0.3)
      }
      let body = Light(hex: row.body)
      let mist = Light(hex: row.mist)
      plate.fillBelow(heights) { p, _, _ in mix(body, mist, smooth(row.base - 0.06, row.base + 0.3, p.y) * 0.85) }
    }
  }
}
