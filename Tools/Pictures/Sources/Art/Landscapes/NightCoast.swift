/// A calm sea under the Milky Way, a lighthouse on its rock, the last light on the horizon.
struct NightCoast: Painter {
  var grain: Float { 1.5 }

  private static let horizon: Float = 0.64

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let lamp = Spot(plate.aspect * 0.79, 0.375)
    let stars = Stars(
      count: 5200, seed: dice.bits(), center: Spot(plate.aspect * 0.36, 0.26),
      along: normalized(Spot(0.62, -0.78)), breadth: 0.15)
    paintSky(&plate, stars, dice.noise())
    stars.draw(on: &plate, horizon: Self.horizon)
    paintBeam(&plate, lamp, dice.noise())
    paintSea(&plate, lamp, dice.noise())
    paintLighthouse(&plate, lamp)
    paintHeadlands(&plate, &dice)
    plate.expose()
  }

  private func paintSky(_ plate: inout Plate, _ stars: Stars, _ noise: Noise) {
    let sky = Ramp([
      (0, 0x070B1C), (0.35, 0x0D1A38), (0.62, 0x17345A), (0.82, 0x2F6478), (0.95, 0x7FA08F), (1, 0xE0B58A),
    ])
    let glow = Spot(plate.aspect * 0.42, Self.horizon + 0.02)
    plate.shade { p, _ in
      let low = (p - glow) * Spot(0.42, 1)
      let dusk = 1 / (1 + dot(low, low) / 0.02)
      var light = sky.light(at: p.y / Self.horizon * 0.9 + dusk * 0.1)
      let milky = stars.glow(at: p, noise: noise) * smooth(Self.horizon, 0.25, p.y)
      light += mix(Light(0.08, 0.12, 0.25), Light(0.24, 0.21, 0.27), stars.band(p)) * (milky * 0.62)
      let flat = Spot(p.x * 1.2, p.y * 9)
      let cloud = smooth(0.1, 0.6, noise.warped(flat + 50, octaves: 5, by: 0.6) + 0.05)
      let edge = smooth(0.42, 0.56, p.y) * cloud
      return mix(light, Light(hex: 0x1D3350) + Light(hex: 0x8C6A66) * (dusk * 0.6), edge * 0.7)
    }
  }

  /// The light's beam to the left, and the glow around the lamp.
  private func paintBeam(_ plate: inout Plate, _ lamp: Spot, _ noise: Noise) {
    let way = normalized(Spot(-1, -0.12))
    plate.shade { p, light in
      let d = p - lamp
      let along = dot(d, way)
      let off = (d.x * way.y - d.y * way.x).magnitude
      let width = 0.004 + 0.07 * max(0, along)
      let beam = along > 0 ? Exact.exp(-(off / width) * (off / width)) / (1 + 5.5 * along) : 0
      let haze = 0.8 + 0.5 * noise.fractal(p * 5, octaves: 4)
      let halo = 0.0011 / (0.0011 + dot(d, d))
      return light + Light(1.0, 0.86, 0.58) * (beam * haze * 0.24 + halo * 0.55)
    }
  }

  private func paintSea(_ plate: inout Plate, _ lamp: Spot, _ noise: Noise) {
    let sky = plate
    let horizon = Self.horizon
    for y in 0..<plate.height {
      for x in 0..<plate.width {
        let p = plate.spot(x, y)
        guard p.y > horizon else { continue }
        let down = p.y - horizon
        let plane = Spot(p.x - plate.aspect / 2, 1) / (down + 0.006)
        let swell = noise.fractal(Spot(plane.x * 0.35, plane.y * 1.5), octaves: 5)
        let chop = noise.fractal(Spot(plane.x * 1.7 + 9, plane.y * 5), octaves: 3)
        let slope = swell * 0.75 + chop * 0.35
        // A tilted facet mirrors a higher piece of sky; far off, tilts average out.
        let lift = down * 0.9 + (0.012 + down * 0.42) * (slope + 0.16)
        let mirrored = Spot(p.x + slope * 0.03 * (0.3 + down), max(0, horizon - lift.magnitude))
        let view = Exact.power(1 - unit(down * 1.6), 3)
        let deep = mix(Light(hex: 0x04101C), Light(hex: 0x0B2A3A), unit(0.5 + slope))
        var water = mix(deep, sky.sample(mirrored), 0.3 + 0.6 * view)
        // The lamp's path on the water.
        let path = (p.x - lamp.x) / (0.012 + down * 0.16)
        let glint = smooth(0.12, 0.5, slope + 0.1) * Exact.exp(-path * path)
        water += Light(1.0, 0.8, 0.5) * (glint * 0.5 / (1 + down * 3))
        let line = smooth(0, 2.2 * plate.pixel, down)
        plate.light[y * plate.width + x] = mix(plate.light[y * plate.width + x], water, line)
      }
    }
  }

  private func paintHeadlands(_ plate: inout Plate, _ dice: inout Dice) {
    let aspect = plate.aspect
    for index in 0..<3 {
      let near = Float(index) / 2
      let noise = dice.noise()
      let start = aspect * mix(0.5, 0.64, near)
      let rise = mix(0.035, 0.145, near)
      let body = mix(Light(hex: 0x20394F), Light(hex: 0x04080F), near)
      let foot = Self.horizon + mix(0.003, 0.05, near * near)
      /// How much land there is at x, 0 in open water.
      func land(_ x: Float) -> Float { smooth(start, start + mix(0.5, 0.32, near), x) }
      let heights = (0..<plate.width).map { column -> Float in
        let x = (Float(column) + 0.5) * plate.pixel
        let up = land(x)
        let rough = noise.fractal(x * 9, octaves: 7, gain: 0.55) * 0.034 * up.squareRoot()
        return foot - up * rise * (1 + 0.4 * noise.value(x * 2.4)) - max(-up * rise, rough)
      }
      plate.fillBelow(heights) { p, below, under in
        let up = land(p.x)
        let facets = noise.ridged(Spot(p.x * 9, p.y * 14), octaves: 5)
        let lit = body + Light(hex: 0x2A4C66) * (facets * 0.4 * smooth(0.16, 0, below) * (0.4 + near))
        // The rock ends at the water's edge, in a thread of foam.
        let shore = foot + up.squareRoot() * (mix(0.003, 0.035, near) + noise.fractal(p.x * 11, octaves: 5) * 0.012)
        let off = (p.y - shore) / 0.0028
        let foam = Exact.exp(-off * off) * smooth(0, 0.15, up) * (0.6 + 0.8 * noise.value(p.x * 30))
        let edge = smooth(shore - 0.002, shore + 0.003, p.y)
        let rock = mix(mix(lit, under, edge), Light(hex: 0x7E98A6), unit(foam) * 0.4)
        return mix(under, rock, smooth(0, 0.004, up))
      }
    }
  }

  private func paintLighthouse(_ plate: inout Plate, _ lamp: Spot) {
    let dark = Light(hex: 0x05090F)
    let side = Light(hex: 0x2A3A4A)
    let foot = lamp + Spot(0, 0.24)
    let tower = Outline(ring: [
      lamp + Spot(-0.0085, 0.012), lamp + Spot(0.0085, 0.012), foot + Spot(0.0155, 0), foot + Spot(-0.0155, 0),
    ])
    plate.fill(tower) { p, _ in mix(side, dark, smooth(-0.012, 0.006, p.x - lamp.x)) }
    plate.fill(.rectangle(lamp + Spot(-0.013, 0.008), lamp + Spot(0.013, 0.0125)), dark)
    plate.fill(.rectangle(lamp + Spot(-0.0065, -0.0075), lamp + Spot(0.0065, 0.008)), Light(2.4, 2.0, 1.3))
    plate.fill(
      Outline(ring: [lamp + Spot(-0.0095, -0.007), lamp + Spot(0, -0.0185), lamp + Spot(0.0095, -0.007)]), dark)
    plate.shade { p, light in
      let d = p - lamp
      return light + Light(1.0, 0.85, 0.55) * (0.00009 / (0.00009 + dot(d, d)))
    }
  }
}
