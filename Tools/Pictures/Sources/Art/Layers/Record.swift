/// A long-playing record without its shine: grooves, a label that shows how it turns, and a hole.
struct Record: Painter {
  var isClear: Bool { true }

  /// Radii in the picture's height: of the record, its first and last groove, the label and the hole.
  static let (edge, first, last, label, hole): (Float, Float, Float, Float, Float) = (0.49, 0.474, 0.2, 0.165, 0.0085)
  /// Radii of the gaps between songs.
  private static let gaps: [Float] = [0.423, 0.381, 0.318, 0.262]

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let loudness = dice.noise()
    let center = Spot(plate.aspect / 2, 0.5)
    let pixel = plate.pixel
    plate.veil(from: Spot(0, 0), to: Spot(plate.aspect, 1)) { p in
      let away = length(p - center)
      let share = Self.inside(away, Self.edge, pixel) * (1 - Self.inside(away, Self.hole, pixel))
      return (Self.vinyl(away, loudness), share)
    }
    paintLabel(on: &plate, around: center)
  }

  private static func inside(_ away: Float, _ radius: Float, _ pixel: Float) -> Float {
    smooth(radius + pixel, radius - pixel, away)
  }

  private static func vinyl(_ away: Float, _ loudness: Noise) -> Light {
    let dark = Light(hex: 0x0D0D11)
    guard away > label, away < first else { return mix(dark, Light(hex: 0x2B2A33), smooth(first, edge, away) * 0.7) }
    guard away > last else { return mix(Light(hex: 0x17161C), dark, smooth(label, last, away)) }
    let gap = gaps.map { smooth(0.0035, 0.001, ($0 - away).magnitude) }.max() ?? 0
    let groove = 0.5 + 0.5 * loudness.value(away * 620)
    let song = 0.5 + 0.5 * loudness.value(away * 60 + 40)
    return mix(mix(dark, Light(hex: 0x2A2932), groove * (0.35 + 0.4 * song)), Light(hex: 0x08080B), gap)
  }

  /// Half a sun over stripes, as on the sleeve.
  private func paintLabel(on plate: inout Plate, around center: Spot) {
    let ramp = Ramp(even: [0xFFD76A, 0xF7A04B, 0xE8556B, 0x8C2F7D])
    let pixel = plate.pixel
    plate.veil(from: center - Self.label * 1.1, to: center + Self.label * 1.1) { p in
      let d = p - center
      let away = length(d)
      let stripe = d.y > 0.02 && Int(Exact.floor(d.y / 0.011)) % 2 == 0
      let sun = Self.inside(length(d - Spot(0, -0.006)), 0.098, pixel)
      let ground = Light(hex: 0x2B0F45)
      let lit = ramp.light(at: unit((d.y + 0.1) / 0.2))
      let color = mix(ground, lit, stripe ? 0 : sun)
      let rim = mix(color, Light(hex: 0xF3E3C8), smooth(0.0022, 0.0008, (away - 0.148).magnitude) * 0.8)
      let share = Self.inside(away, Self.label, pixel) * (1 - Self.inside(away, Self.hole, pixel))
      return (rim, share)
    }
    // The hole goes through the label as well: a dark ring keeps its edge clean.
    plate.veil(from: center - 0.03, to: center + 0.03) { p in
      let away = length(p - center)
      let ring = Self.inside(away, Self.hole * 1.5, pixel) * (1 - Self.inside(away, Self.hole, pixel))
      return (Light(hex: 0x120A18), ring * 0.8)
    }
  }
}

/// The light of a room on a record, which stays where it is while the record turns.
struct RecordShine: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let uneven = dice.noise()
    let center = Spot(plate.aspect / 2, 0.5)
    let toLight = Exact.direction(-0.9)
    plate.veil(from: Spot(0, 0), to: Spot(plate.aspect, 1)) { p in
      let d = p - center
      let away = length(d)
      guard away > Record.label, away < Record.first else { return (Light(), 0) }
      let along = dot(d / away, toLight)
      let sharp = along * along * along * along
      let beam = sharp * sharp * sharp * sharp
      let fine = 0.75 + 0.5 * uneven.value(away * 300)
      let ends = smooth(Record.label, Record.last + 0.03, away) * smooth(Record.first, Record.first - 0.03, away)
      return (Light(hex: 0xFFF1E6), unit((0.34 * beam + 0.09 * sharp) * fine * ends))
    }
  }
}
