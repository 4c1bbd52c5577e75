/// Cities on the sea.
extension CityMap {
  /// A port: piers into a bay, a mole, lanes up the hill.
  static let harbor = CityMap(palette: .mist) { aspect, dice in
    let noise = dice.noise()
    let coast = dice.noise()
    var plan = StreetPlan(widths: [0.028, 0.019, 0.0125, 0.0098], blockArea: 0.0056, unevenness: 0.16, slant: 0.1)
    plan.divide(sheetPiece(aspect, turned: -0.22), rank: 0, grid: nil, &dice)
    var piers: [@Sendable (Spot) -> Float] = []
    for index in 0..<6 {
      let x = aspect * (0.2 + 0.115 * Float(index))
      piers.append(
        Terrain.box(
          Spot(x, 0.67 + 0.035 * Float(index % 2)), half: Spot(0.024, 0.12), angle: -0.12, round: 0.006))
    }
    let mole = Terrain.ribbon(
      Terrain.curve([Spot(aspect * 1.02, 0.7), Spot(aspect * 0.93, 0.86), Spot(aspect * 0.66, 0.9)]), width: 0.03)
    let quays = piers
    let water: @Sendable (Spot) -> Float = { p in
      let open = 0.6 + 0.05 * coast.value(Spot(p.x * 1.6, 0)) + 0.1 * smooth(0.75, 1, p.x / aspect) - p.y
      let wild = smooth(0.2, 0.02, p.x / aspect) * 0.16
      let land = max(open + wild * (1 + coast.fractal(p * 9, octaves: 3) * 0.5), -mole(p))
      return quays.reduce(land) { max($0, -$1(p)) }
    }
    let park = Terrain.box(Spot(aspect * 0.71, 0.17), half: Spot(0.17, 0.085), angle: -0.36, round: 0.03)
    return City(
      plan: plan, terrain: Terrain(water: water, park: park, bend: bending(noise, 0.12, 1.3)),
      paths: [
        Terrain.curve([Spot(aspect * 0.5, 0.14), Spot(aspect * 0.66, 0.22), Spot(aspect * 0.9, 0.1)]),
        Terrain.curve([Spot(aspect * 0.6, 0.3), Spot(aspect * 0.7, 0.17), Spot(aspect * 0.76, 0.02)]),
      ],
      rails: [
        Terrain.curve(
          [Spot(-0.1, 0.5), Spot(aspect * 0.3, 0.47), Spot(aspect * 0.7, 0.5), Spot(aspect + 0.1, 0.42)], steps: 70)
      ],
      bridgeRanks: 0,
      labels: MapLabels(
        districts: [.init("CHANDLERS", 0.3, 0.3), .init("DOCKSIDE", 0.66, 0.42)],
        parks: [.init("FORT GREEN", 0.71, 0.17)], waters: [("OUTER HARBOUR", [Spot(0.12, 0.91), Spot(0.52, 0.91)])],
        streets: [
          "CUSTOM STREET", "ROPE WALK", "HARBOUR ROAD", "TAR LANE", "MARINER STREET", "ANCHOR STREET", "SAIL STREET",
          "LANTERN LANE",
        ], walk: (Spot(0.2, 0.42), Spot(0.72, 0.54)), ferries: [[Spot(0.6, 0.83), Spot(0.62, 0.9), Spot(0.54, 1.03)]],
        pins: [Spot(0.45, 0.27)]))
  }

  /// A town on islands, bridge to bridge.
  static let islands = CityMap(palette: .slate) { aspect, dice in
    let noise = dice.noise()
    let shape = dice.noise()
    var plan = StreetPlan(widths: [0.028, 0.02, 0.0125, 0.0098], blockArea: 0.0052, unevenness: 0.16, slant: 0.16)
    plan.divide(sheetPiece(aspect, turned: 0.6), rank: 0, grid: nil, &dice)
    let water: @Sendable (Spot) -> Float = { p in
      let push = Spot(shape.fractal(p * 2.1 + 3, octaves: 3), shape.fractal(p * 2.1 + 21, octaves: 3)) * 0.1
      let q = (p + push) * 2.35
      // Channels run where the noise is near 0, as between the cells of foam.
      let channel = shape.value(q).magnitude * 0.36 - 0.03
      let open = 0.2 - shape.value(p * 1.5 + 60)
      return min(channel, open * 0.5)
    }
    let park = Terrain.ribbon([Spot(aspect * 0.44, 0.5), Spot(aspect * 0.52, 0.6)], width: 0.15)
    return City(
      plan: plan, terrain: Terrain(water: water, park: park, bend: bending(noise, 0.1, 1.6)),
      paths: [Terrain.curve([Spot(aspect * 0.36, 0.46), Spot(aspect * 0.48, 0.55), Spot(aspect * 0.6, 0.68)])],
      bridgeRanks: 3,
      labels: MapLabels(
        districts: [.init("ST ANNE", 0.8, 0.78), .init("EASTHOLM", 1.13, 0.62)],
        waters: [("GREAT SOUND", [Spot(0.2, 0.52), Spot(0.56, 0.44)])],
        streets: [
          "LONG BRIDGE", "SHORE ROAD", "CHAPEL STREET", "NET LANE", "HOLM STREET", "SOUND STREET", "PIER STREET",
        ],
        walk: (Spot(0.5, 0.86), Spot(0.72, 0.66)),
        ferries: [
          [Spot(0.66, 0.5), Spot(0.78, 0.46), Spot(0.9, 0.62)], [Spot(0.36, 0.66), Spot(0.24, 0.6), Spot(0.1, 0.72)],
        ],
        pins: [Spot(0.66, 0.36)]))
  }

  static func sheetPiece(_ aspect: Float, turned angle: Float) -> ConvexPiece {
    let axis = Exact.direction(angle)
    let reach = 0.5 * (1 + aspect)
    let corners = [Spot(-1, -1), Spot(1, -1), Spot(1, 1), Spot(-1, 1)].map { corner -> ConvexPiece.Corner in
      let p = corner * reach
      let turned = Spot(p.x * axis.x - p.y * axis.y, p.x * axis.y + p.y * axis.x)
      return ConvexPiece.Corner(spot: Spot(aspect / 2, 0.5) + turned, street: 0)
    }
    return ConvexPiece(corners: corners)
  }

  /// Bends the plane by slow noise.
  static func bending(_ noise: Noise, _ amount: Float, _ frequency: Float) -> @Sendable (Spot) -> Spot {
    { p in p + Spot(noise.value(p * frequency), noise.value(p * frequency + 37)) * amount }
  }
}
