/// A single summit in the last light, woods below it sinking into mist: the tall picture.
///
/// The middle two fifths, which a 2:1 window shows at rest, hold the mountain; pulling reveals sky and forest.
struct TallPeak: Painter {
  var grain: Float { 1.3 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sun = normalized(SIMD3<Float>(-0.8, 0.3, -0.3))
    paintSky(&plate, dice.noise(), seed: dice.bits())
    let mountains = Mountains(
      noise: dice.noise(),
      massifs: [
        .init(place: Spot(0.35, 10), reach: 2.6, height: 4.4), .init(place: Spot(-3.2, 13), reach: 3, height: 3.2),
        .init(place: Spot(3.3, 12.5), reach: 2.6, height: 3),
      ],
      frequency: 0.52, relief: 0.66, floor: -0.2, snowline: 1.5, treeline: 0.7, sun: sun,
      sunlight: Light(2.1, 1.0, 0.52), skylight: Light(0.2, 0.25, 0.45), haze: Light(hex: 0x8A90B4),
      thickness: 0.037)
    let view = Viewpoint(
      eye: 0.5, horizon: 0.655, middle: plate.aspect * 0.5, zoom: 0.92, near: 4, far: 22, sun: sun)
    view.draw(mountains, on: &plate)
    paintWoods(&plate, &dice)
    plate.expose()
  }

  private func paintSky(_ plate: inout Plate, _ noise: Noise, seed: UInt64) {
    let sky = Ramp([
      (0, 0x16244E), (0.2, 0x2E4378), (0.36, 0x6A6B9C), (0.5, 0xB98AA0), (0.62, 0xEFB49B), (0.75, 0xF6CDAA),
    ])
    plate.shade { p, _ in
      let q = Spot(p.x * 2.2 + p.y * 1.4, p.y * (12 - 8 * p.y))
      let body = noise.warped(q, octaves: 7, by: 0.7)
      let cloud = smooth(0.02, 0.6, body) * smooth(0.62, 0.3, p.y) * smooth(0, 0.16, p.y)
      let tone = mix(Light(hex: 0x8E80A8), Light(hex: 0xFFC3A4), unit(p.y * 2.1 + body * 0.5))
      return mix(sky.light(at: p.y), tone, cloud * 0.75)
    }
    let stars = Stars(
      count: 420, seed: seed, center: Spot(0.4, 0.1), along: Spot(1, 0), breadth: 0.14)
    stars.draw(on: &plate, horizon: 0.26)
  }

  private func paintWoods(_ plate: inout Plate, _ dice: inout Dice) {
    let pixel = plate.pixel
    let body = Ramp(even: [0x6C7396, 0x4F5A7B, 0x38465F, 0x243444, 0x14222D, 0x0A141B])
    let mist = Ramp(even: [0xC9B3BE, 0xA6A3BB, 0x8590AA, 0x5F728A, 0x3C5163, 0x1D2E3A])
    for index in 0..<7 {
      let near = Float(index) / 6
      let line = Skyline(
        noise: dice.noise(), base: mix(0.625, 0.985, Exact.power(near, 1.2)), relief: mix(0.035, 0.06, near),
        frequency: mix(4.2, 1.8, near), octaves: 6, sharpness: 0.15)
      let smoke = dice.noise()
      func paint(_ p: Spot) -> Light {
        let below = p.y - line.base
        let wisp = smoke.warped(Spot(p.x * 3, p.y * 11), octaves: 5, by: 0.5)
        let haze = unit(smooth(-0.015, mix(0.07, 0.13, near), below + wisp * 0.045)) * mix(0.95, 0.55, near)
        return mix(body.light(at: near), mist.light(at: near), haze)
      }
      let forest = Forest(
        height: mix(0.022, 0.2, Exact.power(near, 1.8)), density: mix(190, 34, near), spread: 0.3, clearings: 0.75)
      for tree in forest.trees(across: plate, seed: dice.bits(), sunk: 0.004, edge: line.height(at:)) {
        plate.fill(tree.outline(pixel: pixel)) { p, _ in paint(p) }
      }
      plate.fillBelow(line.heights(across: plate)) { p, _, _ in paint(p) }
    }
  }
}
