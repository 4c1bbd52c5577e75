/// Cities with a heart.
extension CityMap {
  /// Ring streets around a square, a green belt where the walls stood.
  static let oldtown = CityMap(palette: .blush) { aspect, dice in
    let noise = dice.noise()
    let center = Spot(aspect * 0.47, 0.5)
    var plan = StreetPlan(widths: [0.0098], blockArea: 0.0042, unevenness: 0.2, slant: 0.14)
    // The plan lies flat: x runs along the rings (one turn is 6), y outwards; bending rolls it up.
    let rings: [Float] = [0.055, 0.15, 0.262, 0.4, 0.56, 0.74, 0.96, 1.2]
    for ring in 1..<rings.count {
      let inner = rings[ring - 1]
      let outer = rings[ring]
      let spokes = [6, 12, 18, 24, 24, 36, 36][ring - 1]
      for spoke in 0..<spokes {
        let main: Float = 0.021
        func width(_ index: Int) -> Float { (index * 12 / spokes) * spokes == index * 12 ? main : 0.012 }
        let from = Float(spoke) / Float(spokes)
        let to = Float(spoke + 1) / Float(spokes)
        let mean = 6.2831853 * (inner + outer) / 2
        // Widths along the rings are measured at the ring's middle.
        let belt: Float = ring == 3 || ring == 4 ? 0.026 : 0.0135
        let piece = ConvexPiece(corners: [
          .init(spot: Spot(from * mean, inner), street: ring == 4 ? 0.026 : 0.0135),
          .init(spot: Spot(to * mean, inner), street: width(spoke + 1)),
          .init(spot: Spot(to * mean, outer), street: belt),
          .init(spot: Spot(from * mean, outer), street: width(spoke)),
        ])
        var part = StreetPlan(widths: [0.0095], blockArea: 0.0046, unevenness: 0.2, slant: 0.12)
        part.divide(piece, rank: 4, grid: nil, &dice)
        for block in part.blocks { plan.add(block: block.rolled(mean: mean, around: center)) }
      }
    }
    for spoke in 0..<6 {
      let way = Exact.direction(Float(spoke) / 6 * 6.2831853)
      plan.add(street: .init(from: center + way * 0.4, to: center + way * 1.3, width: 0.024, rank: 0))
    }
    let bend = bending(noise, 0.1, 1.5)
    let circle = Outline.arc(center, 0.4, from: 0, to: 6.2831853, steps: 72)
    for i in 1..<circle.count {
      plan.add(street: .init(from: circle[i - 1], to: circle[i], width: 0.026, rank: 0))
    }
    let beltLine = Outline.arc(center, 0.328, from: -0.5, to: 3.4, steps: 60).map { bend($0) }
    let belt = Terrain.ribbon(beltLine, width: 0.088)
    let moat = Terrain.ribbon(Outline.arc(center, 0.33, from: 0.5, to: 2.3, steps: 40).map { bend($0) }, width: 0.036)
    let square = bend(center)
    return City(
      plan: plan, terrain: Terrain(water: moat, park: { min(belt($0), length($0 - square) - 0.026) }, bend: bend),
      paths: [Outline.arc(center, 0.298, from: -0.6, to: 3.5, steps: 80).map { bend($0) }], corner: 0.0035,
      labels: MapLabels(
        districts: [.init("CATHEDRAL", 0.62, 0.56), .init("UPPER TOWN", 0.47, 0.165), .init("POTTERS", 0.36, 0.63)],
        waters: [("THE MOAT", Array(Outline.arc(center, 0.33, from: 0.8, to: 2, steps: 40).map { bend($0) }))],
        streets: [
          "ABBEY STREET", "GATE STREET", "RING ROAD", "CASTLE STREET", "EAST GATE", "WALL STREET", "WEST GATE",
        ],
        walkLine: (Outline.arc(center, 0.262, from: 3.4, to: 5.235988, steps: 60)
          + (1...24).map { center + Exact.direction(5.235988) * (0.262 - 0.2 * Float($0) / 24) }).map { bend($0) },
        pins: [bend(center + Exact.direction(0.9) * 0.2)]))
  }

  /// A great park with a lake, held by a straight grid.
  static let park = CityMap(palette: .sage) { aspect, dice in
    let shape = dice.noise()
    var plan = StreetPlan(widths: [0.027, 0.02, 0.0135, 0.0115], blockArea: 0.0066, unevenness: 0.05, slant: 0)
    let turn: Float = -0.24
    plan.divide(sheetPiece(aspect, turned: turn), rank: 0, grid: Exact.direction(turn), &dice)
    let green = Terrain.box(Spot(aspect * 0.5, 0.5), half: Spot(aspect * 0.3, 0.235), angle: turn, round: 0.02)
    let small = Terrain.box(Spot(aspect * 0.9, 0.1), half: Spot(0.06, 0.05), angle: turn, round: 0.01)
    let lake: @Sendable (Spot) -> Float = { p in
      let d = (p - Spot(aspect * 0.56, 0.46)) * Spot(0.62, 1)
      let pond = (p - Spot(aspect * 0.34, 0.62)) * Spot(0.8, 1)
      let wobble = shape.fractal(p * 5, octaves: 3) * 0.05
      return min(length(d) - 0.095, length(pond) - 0.04) + wobble
    }
    let c = Spot(aspect * 0.5, 0.5)
    func at(_ x: Float, _ y: Float) -> Spot {
      let axis = Exact.direction(turn)
      let p = Spot(x * aspect * 0.3, y * 0.235)
      return c + Spot(p.x * axis.x - p.y * axis.y, p.x * axis.y + p.y * axis.x)
    }
    return City(
      plan: plan,
      terrain: Terrain(water: lake, park: { min(green($0), small($0)) }, bend: Terrain.straight),
      paths: [
        Terrain.curve([at(-1.1, -0.4), at(-0.6, -0.5), at(-0.2, -0.75), at(0.4, -0.7), at(0.75, -0.2), at(1.1, 0.1)]),
        Terrain.curve([at(-1.1, 0.5), at(-0.75, 0.2), at(-0.3, 0.35), at(0.1, 0.65), at(0.6, 0.6), at(1.1, 0.8)]),
        Terrain.curve([at(-0.6, -0.5), at(-0.45, -0.1), at(-0.3, 0.35), at(-0.35, 1.1)]),
        Terrain.curve([at(0.75, -0.2), at(0.8, 0.2), at(0.6, 0.6), at(0.55, 1.1)]),
        Terrain.curve([at(-0.2, -0.75), at(-0.25, -1.1)]), Terrain.curve([at(0.4, -0.7), at(0.5, -1.1)]),
        Outline.arc(at(-0.72, -0.1), 0.04, from: 0, to: 6.3, steps: 40),
      ],
      labels: MapLabels(
        districts: [.init("HILLTOP", 0.4, 0.17), .init("EAST SIDE", 1.06, 0.83)],
        parks: [.init("LINDEN PARK", 0.87, 0.62)],
        waters: [("LAKE", [Spot(aspect * 0.56 - 0.08, 0.46), Spot(aspect * 0.56 + 0.08, 0.46)])],
        streets: [
          "PARK ROW", "LINDEN AVENUE", "MUSEUM STREET", "NORTH GATE", "ELM STREET", "CHESTNUT STREET", "ROSE STREET",
          "HILL STREET", "SOUTH STREET", "GARDEN LANE",
        ], walk: (Spot(0.42, 0.3), Spot(0.93, 0.75)), pins: [Spot(0.4, 0.53)]))
  }
}

extension ConvexPiece {
  /// The piece rolled around a center: x along the circle of radius `mean / 2π`, y the distance from the center.
  fileprivate func rolled(mean: Float, around center: Spot) -> ConvexPiece {
    ConvexPiece(
      corners: corners.map { corner in
        let angle = corner.spot.x / mean * 6.2831853
        return Corner(spot: center + Exact.direction(angle) * corner.spot.y, street: corner.street)
      })
  }
}
