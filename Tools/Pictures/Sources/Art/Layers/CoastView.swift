/// A lighthouse on its headland, the same place by day and by night: one geometry, two lights.
struct CoastView: Painter {
  /// When it is, and with it all that is colored.
  var hour: Hour

  var grain: Float { 1.2 }

  private static let horizon: Float = 0.53
  private static let eye: Float = 0.34
  private static let zoom: Float = 1.62

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let starSeed = dice.bits()
    let land = Headlands(noise: dice.noise(), hour: hour)
    let waves = dice.noise()
    paintSky(&plate, dice.noise())
    let mirrored = plate
    if hour.isNight { paintNight(&plate, dice.noise(), seed: starSeed) }
    paintSea(&plate, land, waves, mirroring: mirrored)
    let view = Viewpoint(
      eye: Self.eye, horizon: Self.horizon, middle: plate.aspect / 2, zoom: Self.zoom, near: 1.25, far: 26,
      sun: hour.sun, waterline: 0, octaves: 7)
    let clear = plate
    let covered = view.draw(land, on: &plate)
    paintShore(&plate, clear, covered, waves)
    paintLighthouse(&plate, at: foot(plate, covered))
    plate.expose()
  }

  /// Where a place in the land appears.
  private func spot(_ place: SIMD3<Float>, _ plate: Plate) -> Spot {
    Spot(
      plate.aspect / 2 + place.x / place.z * Self.zoom, Self.horizon - (place.y - Self.eye) / place.z * Self.zoom)
  }

  /// Where the sun stands by day and the moon by night.
  private func disc(_ plate: Plate) -> Spot { Spot(plate.aspect * 0.235, 0.165) }

  private func paintSky(_ plate: inout Plate, _ noise: Noise) {
    let sky = Ramp(hour.sky)
    let disc = disc(plate)
    plate.shade { p, _ in
      var light = sky.light(at: p.y / Self.horizon)
      let away = length(p - disc)
      let near: Float = 0.0042 / (0.0042 + away * away)
      let wide: Float = 0.2 / (1 + away * away * 22)
      light += hour.glow * (near + wide)
      // Heaps of cloud over the horizon, lit from the upper left.
      let flat = Spot(p.x * 2.1 + 3, p.y * (8.5 - p.y * 7))
      let body = noise.warped(flat, octaves: 7, by: 0.55)
      let cloud = smooth(0.02, 0.5, body + 0.04) * smooth(0.53, 0.4, p.y) * smooth(-0.02, 0.2, p.y)
      let towards = body - noise.warped(flat + Spot(-0.16, -0.16), octaves: 4, by: 0.55)
      let tone = mix(hour.cloudShade, hour.cloudLight, unit(0.5 + towards * 1.5))
      return mix(light, tone, cloud * hour.cloudShare)
    }
  }

  /// Moon and stars, which the moving water does not mirror one by one.
  private func paintNight(_ plate: inout Plate, _ moon: Noise, seed: UInt64) {
    let disc = disc(plate)
    let edge = plate.pixel / 0.034
    let stars = Stars(
      count: 1500, seed: seed, center: Spot(plate.aspect * 0.7, 0.15), along: normalized(Spot(0.7, -0.71)),
      breadth: 0.13)
    stars.draw(on: &plate, horizon: Self.horizon)
    plate.shade { p, light in
      let d = (p - disc) / 0.034
      guard dot(d, d) < 1.5 else { return light }
      let seas = 1 - 0.28 * smooth(0, 0.4, moon.fractal(d * 1.4, octaves: 4))
      return mix(light, Light(1.15, 1.1, 0.98) * seas, smooth(1 + edge, 1 - edge, length(d)))
    }
  }

  private func paintSea(_ plate: inout Plate, _ land: Headlands, _ noise: Noise, mirroring sky: Plate) {
    let horizon = Self.horizon
    let glitter = disc(plate).x
    let lamp = spot(SIMD3(Headlands.lighthouse.x, 0, Headlands.lighthouse.y), plate).x
    for y in 0..<plate.height {
      for x in 0..<plate.width {
        let p = plate.spot(x, y)
        guard p.y > horizon else { continue }
        let down = p.y - horizon
        let away = Self.eye * Self.zoom / (down + 0.004)
        let place = Spot((p.x - plate.aspect / 2) * away / Self.zoom, away)
        // The swell runs to the shore; small waves ride on it. Both flatten out far away.
        let swell = noise.fractal(Spot(place.x * 1.3 + place.y * 0.5, place.y * 3.4), octaves: 5)
        let chop = noise.fractal(Spot(place.x * 9, place.y * 17), octaves: 3) * smooth(9, 1.5, away)
        let slope = swell * 0.8 + chop * 0.45
        let lift = down * 0.85 + (0.01 + down * 0.3) * (slope + 0.14)
        let mirrored = Spot(p.x + slope * 0.02, max(0, horizon - lift.magnitude))
        let far = Exact.power(1 - unit(down * 1.7), 3)
        let shallow = smooth(-0.5, 0, land.height(place, octaves: 3))
        let deep = mix(mix(hour.deep, hour.crest, unit(0.42 + slope * 0.9)), hour.shallow, shallow * 0.55)
        var water = mix(deep, sky.sample(mirrored), 0.16 + 0.62 * far)
        let path = (p.x - glitter) / (0.022 + down * 0.3)
        let facet = smooth(0.1, 0.55, slope + 0.12)
        water += hour.glitter * (facet * Exact.exp(-path * path) / (1 + down * 2))
        if hour.isNight {
          let off = (p.x - lamp) / (0.016 + down * 0.2)
          water += Light(0.9, 0.66, 0.34) * (facet * 0.5 * Exact.exp(-off * off) / (1 + down * 5))
        }
        let line = smooth(0, 2.2 * plate.pixel, down)
        plate.light[y * plate.width + x] = mix(plate.light[y * plate.width + x], water, line)
      }
    }
  }

  /// Foam where the water meets the rocks: the nearer the land in the picture, the more.
  private func paintShore(_ plate: inout Plate, _ clear: Plate, _ covered: [Float], _ noise: Noise) {
    var nearness = Plate(width: plate.width, height: plate.height)
    for index in covered.indices { nearness.light[index] = Light(repeating: min(1, covered[index])) }
    nearness.blur(radius: 0.0035)
    for y in 0..<plate.height {
      for x in 0..<plate.width {
        let p = plate.spot(x, y)
        let index = y * plate.width + x
        guard p.y > Self.horizon + 0.004, covered[index] < 1 else { continue }
        let down = p.y - Self.horizon
        let lace = noise.fractal(Spot(p.x * 60, p.y * 150), octaves: 4)
        // Below the land only; above it there is water that it hides.
        let under = covered[max(0, index - plate.width * max(1, plate.height / 90))]
        let near = smooth(0.06, 0.5, nearness.light[index].x + lace * 0.16)
        let foam = near * (0.35 + 0.65 * under) * smooth(0, 0.05, down)
        plate.light[index] = mix(plate.light[index], hour.foam, foam * 0.75 * (1 - covered[index]))
      }
    }
  }

  /// The lighthouse's height in the picture, where it stands, and its light.
  private static let tall: Float = 0.185

  /// Across, as far as its place in the land says; down, just within the upper edge of what is drawn there.
  private func foot(_ plate: Plate, _ covered: [Float]) -> Spot {
    let ground = Headlands.lighthouse
    let x = spot(SIMD3(ground.x, 0, ground.y), plate).x
    // Its own column and that of the house beside it.
    let edges = [x, x + 0.3 * Self.tall].map { x -> Float in
      let column = min(plate.width - 1, max(0, Int(x / plate.pixel)))
      let row = (0..<plate.height).first { covered[$0 * plate.width + column] > 0.5 } ?? plate.height / 2
      return Float(row) * plate.pixel
    }
    return Spot(x, max(edges[0], edges[1]) + 0.004)
  }

  private func paintLighthouse(_ plate: inout Plate, at foot: Spot) {
    let tall = Self.tall
    func at(_ x: Float, _ y: Float) -> Spot { foot + Spot(x, -y) * tall }
    // Light falls from the left.
    func round(_ color: Light, _ half: Float) -> (Spot, Light) -> Light {
      { p, _ in color * mix(hour.wallLight, hour.wallShade, smooth(-half * 0.7, half * 0.9, p.x - foot.x)) }
    }
    let white = Light(hex: 0xF3EFE6)
    let red = Light(hex: 0xC23A2E)
    // The keeper's house.
    plate.fill(Outline(ring: [at(0.13, -0.05), at(0.13, 0.15), at(0.46, 0.15), at(0.46, -0.05)])) { _, _ in
      white * mix(hour.wallLight, hour.wallShade, 0.55)
    }
    plate.fill(Outline(ring: [at(0.1, 0.145), at(0.17, 0.255), at(0.42, 0.255), at(0.49, 0.145)])) { _, _ in
      red * mix(hour.wallLight, hour.wallShade, 0.65)
    }
    for pane in 0..<2 {
      let x = 0.2 + Float(pane) * 0.13
      plate.fill(.rectangle(at(x, 0.115), at(x + 0.055, 0.045)), hour.pane)
    }
    func half(_ y: Float) -> Float { mix(0.1, 0.066, y) }
    for band in 0..<5 {
      let low = Float(band) * 0.17 - (band == 0 ? 0.05 : 0)
      let high = Float(band + 1) * 0.17
      plate.fill(
        Outline(ring: [at(-half(low), low), at(-half(high), high), at(half(high), high), at(half(low), low)]),
        round(band % 2 == 0 ? white : red, 0.1 * tall))
    }
    plate.fill(.rectangle(at(-0.105, 0.875), at(0.105, 0.845)), round(Light(hex: 0x39404A), 0.1 * tall))
    plate.fill(.rectangle(at(-0.058, 0.985), at(0.058, 0.875)), hour.lantern)
    for bar in 0..<3 {
      let x = Float(bar) * 0.05 - 0.056
      plate.fill(.rectangle(at(x, 0.985), at(x + 0.012, 0.875)), round(Light(hex: 0x2A2F38), 0.1 * tall))
    }
    plate.fill(Outline(ring: [at(-0.078, 0.98), at(0, 1.075), at(0.078, 0.98)]), round(red, 0.08 * tall))
    plate.fill(.rectangle(at(-0.006, 1.12), at(0.006, 1.06)), round(Light(hex: 0x2A2F38), 0.08 * tall))
    if hour.isNight { paintBeams(&plate, from: foot - Spot(0, 0.93 * tall)) }
  }

  /// Two beams, one to the left and somewhat towards us, one to the right and away, and the glow of the lamp.
  private func paintBeams(_ plate: inout Plate, from lamp: Spot) {
    let ways: [(Spot, Float, Float)] = [
      (normalized(Spot(-1, -0.1)), 0.1, 0.62), (normalized(Spot(1, -0.06)), 0.05, 0.4),
    ]
    plate.shade { p, light in
      let d = p - lamp
      let square = dot(d, d)
      let glare: Float = 0.0003 / (0.00035 + square)
      var sum: Float = glare + 0.0002 / (0.004 + square)
      for (way, spread, strength) in ways {
        let along = dot(d, way)
        guard along > 0 else { continue }
        let off = (d.x * way.y - d.y * way.x) / (0.0035 + spread * along)
        sum += Exact.exp(-off * off) * strength / (1 + 7 * along) * smooth(0, 0.01, along)
      }
      return light + Light(1.0, 0.86, 0.56) * sum
    }
  }
}
