/// Trees and bushes along a park, dark before the town.
struct NightTrees: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let point = NightStrip.point(in: plate)
    let ground = Tube(noise: dice.noise(), length: plate.aspect)
    func edge(_ x: Float) -> Float {
      ground.edge(at: x, base: 196 * point, relief: 16 * point, frequency: 1.2, octaves: 4)
    }
    // Groups with gaps between them, through which the town shows.
    let places: [(Float, Float, Bool)] = [
      (18, 128, true), (52, 96, false), (86, 74, true), (196, 142, false), (232, 104, true), (262, 68, true),
      (358, 88, true), (384, 122, true), (446, 150, false), (480, 84, true), (590, 110, true), (618, 78, true),
      (652, 134, false), (742, 100, true), (772, 146, false),
    ]
    for (index, place) in places.enumerated() {
      let x = (place.0 + dice.between(-6, 6)) * point
      let height = place.1 * point * dice.between(0.94, 1.1)
      let foot = Spot(x, edge(x) + 5 * point)
      let tone = mix(Light(hex: 0x151742), Light(hex: 0x0E0F30), Float(index % 3) / 2)
      let shape: Outline =
        place.2
        ? Conifer(foot: foot, height: height, spread: dice.between(0.4, 0.5), seed: dice.bits()).outline(
          pixel: plate.pixel)
        : crown(foot, height, &dice)
      plate.fillAround(shape) { p in
        mix(tone, Light(hex: 0x2B2B66), smooth(foot.y - height * 0.5, foot.y - height, p.y) * 0.6)
      }
    }
    for _ in 0..<46 {
      let x = dice.unit() * plate.aspect
      let size = dice.between(7, 17) * point
      var bush = Outline()
      for _ in 0..<9 {
        let at = Spot(x + dice.normal() * size * 0.8, edge(x) - dice.unit() * size * 0.7 + 3 * point)
        bush.rings += Outline.disc(at, size * dice.between(0.25, 0.5), sides: 22).rings
      }
      plate.fillAround(bush) { _ in Light(hex: 0x0F1136) }
    }
    plate.fillBelow((0..<plate.width).map { edge((Float($0) + 0.5) * plate.pixel) }) { p, below, _ in
      mix(Light(hex: 0x101238), Light(hex: 0x090A24), smooth(0, 70 * point, below))
    }
  }

  /// A tree with a round crown about a forked trunk.
  private func crown(_ foot: Spot, _ height: Float, _ dice: inout Dice) -> Outline {
    var tree = Outline.stroke(
      [foot, foot + Spot(0, -height * 0.55)], widths: [height * 0.06, height * 0.032])
    for side: Float in [-1, 1] {
      let fork = foot + Spot(0, -height * dice.between(0.32, 0.42))
      tree.rings +=
        Outline.stroke(
          [fork, fork + Spot(side * height * 0.16, -height * 0.22)], widths: [height * 0.028, height * 0.014]
        ).rings
    }
    // Boughs' worth of leaves, each a lump with a ragged rim.
    for lump in 0..<9 {
      let angle = Float(lump) * 0.785 + dice.between(-0.3, 0.3)
      let away: Float = lump == 8 ? 0 : height * dice.between(0.17, 0.22)
      let middle = foot + Spot(0, -height * 0.66) + Exact.direction(angle) * Spot(away * 1.08, away)
      let size = height * (lump == 8 ? 0.24 : dice.between(0.12, 0.17))
      let noise = dice.noise()
      tree.rings.append(
        (0..<160).map { step in
          let way = Exact.direction(Float(step) / 160 * 6.283_185_3)
          let ragged = 0.16 * noise.fractal(way * 1.6, octaves: 2) + 0.2 * noise.fractal(way * 7, octaves: 3)
          return middle + way * (size * (1 + ragged))
        })
    }
    return tree
  }
}

/// The road before everything: lamps with cones of light, a fence, a kerb and dashes.
struct NightRoad: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let point = NightStrip.point(in: plate)
    let bottom: Float = 1 / point
    let kerb = bottom - 84
    func at(_ x: Float, _ y: Float) -> Spot { Spot(x, y) * point }
    func box(_ x: Float, _ y: Float, _ right: Float, _ low: Float, _ color: Light) {
      plate.fillAround(.rectangle(at(x, y), at(right, low))) { _ in color }
    }
    let metal = Light(hex: 0x05061A)
    // The pavement and the road, opaque to the lower edge.
    let asphalt = Tube(noise: dice.noise(), length: plate.aspect)
    plate.veil(from: at(0, kerb), to: Spot(plate.aspect, 1)) { p in
      let y = p.y / point
      let pavement = mix(Light(hex: 0x1B1B4A), Light(hex: 0x161640), smooth(kerb, kerb + 20, y))
      let road = mix(Light(hex: 0x0D0E2C), Light(hex: 0x070819), smooth(kerb + 24, bottom, y))
      let worn = asphalt.fractal(Spot(p.x, p.y * 6), frequency: 1.6, octaves: 2) * 0.1
      return (
        mix(pavement, road * (1 + worn), smooth(kerb + 21.8, kerb + 22.4, y)), smooth(kerb - 0.25, kerb + 0.25, y)
      )
    }
    box(-1, kerb + 20, NightStrip.length + 1, kerb + 22.2, Light(hex: 0x34346E))
    for dash in 0..<10 {
      let x = Float(dash) * 80 + 20
      plate.fillAround(
        Outline(ring: [at(x, kerb + 52), at(x + 40, kerb + 52), at(x + 37, kerb + 56), at(x - 3, kerb + 56)])
      ) {
        _ in Light(hex: 0x4A4978)
      }
    }
    // A fence: pickets with points between two rails.
    box(-1, kerb - 23, NightStrip.length + 1, kerb - 21, metal)
    box(-1, kerb - 8, NightStrip.length + 1, kerb - 6, metal)
    for picket in 0..<100 {
      let x = Float(picket) * 8 + 4
      plate.fillAround(
        Outline(ring: [
          at(x - 0.8, kerb + 1), at(x - 0.8, kerb - 26), at(x, kerb - 29.5), at(x + 0.8, kerb - 26),
          at(x + 0.8, kerb + 1),
        ])
      ) { _ in metal }
    }
    for post in 0..<4 {
      let x = Float(post) * 200 + 96
      lamp(&plate, at: Spot(x, kerb + 14), point, metal)
    }
  }

  /// A lamp post and what it lights. `foot` in points.
  private func lamp(_ plate: inout Plate, at foot: Spot, _ point: Float, _ metal: Light) {
    let head = foot + Spot(0, -152)
    func at(_ x: Float, _ y: Float) -> Spot { (head + Spot(x, y)) * point }
    let middle = head * point
    // The pool on the ground, seen flat.
    let pool = foot * point
    plate.veilAround(from: pool - Spot(86, 14) * point, to: pool + Spot(86, 40) * point) { p in
      let d = (p - pool) / Spot(84, p.y < pool.y ? 14 : 34) / point
      let fall = unit(1 - dot(d, d))
      return (NightStrip.lamp, p.y > (foot.y - 14) * point ? fall * fall * 0.34 : 0)
    }
    // The cone, widening and thinning downwards, soft at its sides.
    plate.veilAround(from: at(-76, 4), to: at(76, 152)) { p in
      let down = (p.y - middle.y) / point - 4
      let across = ((p.x - middle.x) / point / (7 + down * 0.44)).magnitude
      let fall = smooth(1, 0.25, across)
      return (NightStrip.lamp, down > 0 ? fall * 0.3 * Exact.power(unit(1 - down / 150), 1.2) : 0)
    }
    plate.veilAround(from: at(-58, -58), to: at(58, 58)) { p in
      let fall = unit(1 - length(p - middle) / (56 * point))
      return (NightStrip.lamp, fall * fall * fall * 0.6)
    }
    let post = Outline.stroke([at(0, 152), at(0, 12), at(0, 6)], widths: [3.6 * point, 2.2 * point, 2.2 * point])
    plate.fillAround(post) { _ in metal }
    let parts: [[Spot]] = [
      [at(-4, 152), at(-2.6, 138), at(2.6, 138), at(4, 152)],
      [at(-5, 7), at(5, 7), at(3.4, 10), at(-3.4, 10)], [at(-8.4, -7), at(0, -14), at(8.4, -7)],
      [at(-0.8, -17), at(0.8, -17), at(0.8, -13), at(-0.8, -13)],
    ]
    plate.fillAround(Outline(ring: [at(-6.6, -7), at(6.6, -7), at(4.6, 7), at(-4.6, 7)])) { p in
      mix(Light(hex: 0xFFF3D2), NightStrip.lamp, unit(length(p - middle) / (9 * point)))
    }
    for part in parts { plate.fillAround(Outline(ring: part)) { _ in metal } }
    plate.fillAround(.rectangle(at(-0.5, -7), at(0.5, 7))) { _ in metal }
  }
}
