/// A still lake under snow peaks in the first sun.
struct AlpineLake: Painter {
  var grain: Float { 1.2 }

  private static let horizon: Float = 0.6

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let clouds = dice.noise()
    let sun = normalized(SIMD3<Float>(-0.85, 0.42, -0.35))
    paintSky(&plate, clouds)
    let mountains = Mountains(
      noise: dice.noise(),
      massifs: [
        .init(place: Spot(0.9, 12.5), reach: 4.6, height: 2.9), .init(place: Spot(-5.2, 11), reach: 3.8, height: 2.3),
        .init(place: Spot(5.8, 9), reach: 3.6, height: 1.9), .init(place: Spot(-3.9, 5), reach: 1.7, height: 0.95),
        .init(place: Spot(4.4, 5.2), reach: 1.6, height: 0.8),
      ],
      frequency: 0.5, relief: 0.72, floor: -0.26, snowline: 1.15, treeline: 0.74, sun: sun,
      sunlight: Light(1.75, 1.18, 0.72), skylight: Light(0.2, 0.3, 0.5), haze: Light(hex: 0xA9BCD6), thickness: 0.03)
    let view = Viewpoint(
      eye: 0.07, horizon: Self.horizon, middle: plate.aspect / 2, zoom: 1.55, near: 2.6, far: 24, sun: sun,
      waterline: 0)
    let land = view.draw(mountains, on: &plate)
    paintMist(&plate, dice.noise())
    paintWater(&plate, land, dice.noise())
    paintShore(&plate, &dice)
    plate.expose()
  }

  private func paintSky(_ plate: inout Plate, _ noise: Noise) {
    let sky = Ramp([(0, 0x2E5C9A), (0.3, 0x6E9BCB), (0.48, 0xB7CDE0), (0.6, 0xF0DCCB), (1, 0xF6E3CE)])
    plate.shade { p, _ in
      let q = Spot(p.x * 1.5, p.y * (6.4 - 4 * p.y))
      let body = noise.warped(q, octaves: 7, by: 0.6)
      let cloud = smooth(0.0, 0.6, body + 0.05) * smooth(0.62, 0.2, p.y)
      // Brighter where the cloud thins towards the light.
      let thinning = body - noise.warped(q + Spot(-0.12, -0.06), octaves: 4, by: 0.6)
      let tone = mix(Light(hex: 0xB9B7C6), Light(hex: 0xFFEBD8), unit(0.6 + thinning * 1.6))
      return mix(sky.light(at: p.y), tone, cloud * 0.8)
    }
  }

  private func paintMist(_ plate: inout Plate, _ noise: Noise) {
    let level = Self.horizon
    plate.shade { p, light in
      let wisp = noise.warped(Spot(p.x * 2.2, p.y * 16), octaves: 5, by: 0.5)
      let band = smooth(0.085, 0.0, (p.y - level + 0.012).magnitude + wisp * 0.035)
      return mix(light, Light(hex: 0xBAC8D6), band * 0.62)
    }
  }

  private func paintWater(_ plate: inout Plate, _ land: [Float], _ noise: Noise) {
    let dry = plate
    let level = Self.horizon
    let deep = Light(hex: 0x12343F)
    for y in 0..<plate.height {
      for x in 0..<plate.width {
        let p = plate.spot(x, y)
        let index = y * plate.width + x
        guard p.y > level, land[index] < 1 else { continue }
        let down = p.y - level
        // Ripples shrink with distance; the reflection is drawn out upwards.
        let plane = Spot(p.x - plate.aspect / 2, 1) / (down + 0.012)
        let ripple = noise.fractal(Spot(plane.x * 0.9, plane.y * 2.4), octaves: 4)
        let breeze = smooth(-0.15, 0.45, noise.value(Spot(plane.x * 0.12, plane.y * 0.35 + 9)))
        let shift = ripple * (0.004 + 0.05 * down) * (0.25 + breeze)
        let mirrored = Spot(p.x + shift * 0.35, level - down * 0.98 - shift)
        let view = 1 - unit(down * 1.55)
        let fresnel = 0.36 + 0.58 * view * view
        let water = mix(deep, dry.sample(mirrored) * Light(0.9, 0.96, 1), fresnel)
        let shine = breeze * 0.05 * view
        plate.light[index] = mix(water + shine, plate.light[index], land[index])
      }
    }
  }

  private func paintShore(_ plate: inout Plate, _ dice: inout Dice) {
    let pixel = plate.pixel
    let aspect = plate.aspect
    for side: Float in [0, 1] {
      let noise = dice.noise()
      let edge = { (x: Float) -> Float in
        let inward = side == 0 ? x : aspect - x
        return 0.86 + 0.3 * smooth(0.12, 0.62, inward) + noise.fractal(x * 5, octaves: 5) * 0.02
      }
      let tint = dice.noise()
      let dark = { (p: Spot) -> Light in
        Light(hex: 0x141F22) * (1 + 0.45 * tint.fractal(p * 38, octaves: 3))
      }
      let stand = Forest(height: 0.42, density: 21, spread: 0.3, variety: 0.62, clearings: 0.8)
      for tree in stand.trees(across: plate, seed: dice.bits(), sunk: 0.02, edge: edge) {
        let inward = side == 0 ? tree.foot.x : plate.aspect - tree.foot.x
        guard inward < 0.42 else { continue }
        var shrunk = tree
        shrunk.height *= mix(1.15, 0.35, smooth(0, 0.42, inward))
        plate.fill(shrunk.outline(pixel: pixel)) { p, _ in dark(p) }
      }
      plate.fillBelow((0..<plate.width).map { edge((Float($0) + 0.5) * pixel) }) { p, _, _ in dark(p) }
    }
  }
}
