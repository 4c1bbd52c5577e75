/// A valley before sunrise in five depths, one picture each, all of one size: laid on each other they are the picture.
///
/// A header three by about three and a quarter shows the upper four fifths; the rest is ground to spare, for a header
/// that is pulled larger and for layers that lag behind.
enum MountainDawn {
  /// Where the sun stands: behind the saddle, a little above it, so that it sets as the peaks rise past it.
  static func sun(in plate: Plate) -> Sun {
    Sun(
      place: Spot(plate.aspect * 0.69, 0.4), radius: 0.0165, disc: Light(2.3, 1.9, 1.3), glow: Light(0.95, 0.5, 0.2),
      reach: 0.12)
  }

  /// The air in the valleys, from the farthest to the nearest.
  static let mist = Ramp(even: [0xF0BFA6, 0xD3A0A4, 0x9683A2, 0x5E6389, 0x33415F])
}

/// The sky: night above, the first sun on the horizon, thin cloud between.
struct DawnSky: Painter {
  var grain: Float { 1.1 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sun = MountainDawn.sun(in: plate)
    let noise = dice.noise()
    let stars = Stars(
      count: 620, seed: dice.bits(), center: Spot(plate.aspect * 0.2, 0.06), along: normalized(Spot(0.9, -0.42)),
      breadth: 0.1)
    let sky = Ramp([
      (0, 0x131F4A), (0.1, 0x223468), (0.2, 0x475290), (0.28, 0x8171A6), (0.35, 0xC48CA4), (0.41, 0xF0AE94),
      (0.47, 0xFFD3A0), (0.56, 0xFFE2B4), (1, 0xFFE2B4),
    ])
    let pixel = plate.pixel
    plate.shade { p, _ in sky.light(at: p.y) }
    stars.draw(on: &plate, horizon: 0.27)
    plate.shade { p, light in
      // Sheets of cloud, flatter towards the horizon, their undersides lit.
      let flat = Spot(p.x * 2.1 + p.y * 0.7, p.y * (15 - p.y * 16))
      let body = noise.warped(flat, octaves: 6, by: 0.6)
      let sheet = smooth(0.0, 0.5, body + 0.06) * smooth(0.45, 0.33, p.y) * smooth(0.04, 0.2, p.y)
      let thinning = body - noise.warped(flat + Spot(0.1, 0.14), octaves: 4, by: 0.6)
      let near = unit(sun.glow(at: p) * 2.2)
      let warm = mix(Light(hex: 0xD58CA2), Light(hex: 0xFFD3A2), near)
      let tone = mix(mix(Light(hex: 0x56568E), warm, smooth(0.1, 0.3, p.y)), warm, unit(0.35 + thinning * 1.4))
      let clouded = mix(light, tone, sheet * 0.72)
      // High up the glow would brown the blue.
      return mix(clouded, sun.lit(clouded, at: p, pixel: pixel), smooth(0, 0.3, p.y))
    }
    plate.expose()
  }
}

/// The far range: rock and snow, the sun on one side, its feet in the haze.
struct DawnPeaks: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sun = normalized(SIMD3<Float>(0.9, 0.3, 0.06))
    let mountains = Mountains(
      noise: dice.noise(),
      massifs: [
        .init(place: Spot(-1.7, 10.5), reach: 3.6, height: 4.4),
        .init(place: Spot(-6.2, 12.5), reach: 3.4, height: 3.9),
        .init(place: Spot(0.9, 12), reach: 3, height: 3.1), .init(place: Spot(6.6, 12), reach: 3, height: 4.1),
        .init(place: Spot(3, 15), reach: 5, height: 2.3),
      ],
      frequency: 0.44, relief: 0.6, floor: -0.2, snowline: 1.42, treeline: 0.5, sun: sun,
      sunlight: Light(1.9, 1.08, 0.68), skylight: Light(0.27, 0.33, 0.58), haze: Light(hex: 0xB29BBC),
      thickness: 0.042)
    let view = Viewpoint(
      eye: 0.5, horizon: 0.505, middle: plate.aspect * 0.5, zoom: 0.66, near: 4, far: 22, sun: sun, octaves: 6)
    view.draw(mountains, on: &plate)
    let mist = MountainDawn.mist.light(at: 0)
    let wisps = dice.noise()
    plate.shade { p, light in
      guard p.y > 0.36 else { return light }
      let wisp = wisps.warped(Spot(p.x * 4, p.y * 14), octaves: 4, by: 0.5) * 0.03
      return mix(light, mist, smooth(0.395, 0.475, p.y + wisp) * 0.96)
    }
    plate.expose()
    plate.ground(below: 0.52, mist)
  }
}

/// Nearer hills in two rows, blue before rose.
struct DawnRange: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let rows: [(base: Float, relief: Float, frequency: Float, body: UInt32, air: Float, trees: Float)] = [
      (0.462, 0.085, 3.1, 0xA98BA6, 0.12, 0), (0.502, 0.08, 2.7, 0x7E759F, 0.3, 0.0095),
      (0.545, 0.075, 2.2, 0x5B6292, 0.42, 0.016),
    ]
    for row in rows {
      let line = Skyline(
        noise: dice.noise(), base: row.base, relief: row.relief, frequency: row.frequency, octaves: 7, sharpness: 0.5)
      plate.hill(
        line, body: Light(hex: row.body), mist: MountainDawn.mist.light(at: row.air), depth: 0.075,
        forest: Forest(height: row.trees, density: 330, spread: 0.4, variety: 0.6, clearings: 0.8), &dice)
    }
  }
}

/// A wooded ridge in two rows, every fir to be seen.
struct DawnForest: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let rows: [(base: Float, body: UInt32, air: Float, trees: Float, density: Float)] = [
      (0.602, 0x3D4A78, 0.62, 0.044, 170), (0.655, 0x26355C, 0.82, 0.074, 104),
    ]
    for row in rows {
      let line = Skyline(
        noise: dice.noise(), base: row.base, relief: 0.07, frequency: 1.9, octaves: 6, sharpness: 0.2)
      plate.hill(
        line, body: Light(hex: row.body), mist: MountainDawn.mist.light(at: row.air), depth: 0.1,
        forest: Forest(height: row.trees, density: row.density, spread: 0.36, variety: 0.65, clearings: 0.72), &dice)
    }
  }
}

extension Plate {
  /// A row of hills with trees on its edge, mist gathering before the next one; opaque from its edge down.
  ///
  /// - Parameter depth: How far below the edge's mean the mist is whole.
  mutating func hill(
    _ line: Skyline, body: Light, mist: Light, depth: Float, forest: Forest, _ dice: inout Dice
  ) {
    let wisps = dice.noise()
    let seed = dice.bits()
    func paint(_ p: Spot) -> Light {
      let wisp = wisps.warped(Spot(p.x * 4, p.y * 14), octaves: 3, by: 0.5) * 0.03
      return mix(body, mist, smooth(line.base - line.relief * 0.4, line.base + depth, p.y + wisp) * 0.9)
    }
    for tree in forest.trees(across: self, seed: seed, sunk: 0.003, edge: line.height(at:)) {
      fill(tree.outline(pixel: pixel)) { p, _ in paint(p) }
    }
    fillBelow(line.heights(across: self)) { p, _, _ in paint(p) }
    ground(below: line.base + depth + 0.05, mix(body, mist, 0.9))
  }

  /// One color from a height down, run into softly: what later layers hide costs no bytes.
  mutating func ground(below level: Float, _ color: Light) {
    veil(from: Spot(0, level - 0.04), to: Spot(aspect, 1)) { p in (color, smooth(level - 0.04, level, p.y)) }
  }
}
