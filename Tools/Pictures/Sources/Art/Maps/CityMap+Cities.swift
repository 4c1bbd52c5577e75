/// The six cities. None exists.
extension CityMap {
  /// A long meandering river, quays on both banks, eight bridges.
  static let riverside = CityMap(palette: .sand) { aspect, dice in
    let noise = dice.noise()
    let river = Terrain.curve([
      Spot(-0.1, 0.28), Spot(0.18, 0.34), Spot(0.42, 0.6), Spot(0.7, 0.66), Spot(0.92, 0.42), Spot(1.2, 0.36),
      Spot(1.6, 0.5),
    ])
    var plan = StreetPlan(widths: [0.03, 0.021, 0.0135, 0.0105], blockArea: 0.0062, unevenness: 0.14, slant: 0.12)
    plan.divide(sheetPiece(aspect, turned: 0.35), rank: 0, grid: nil, &dice)
    let parkA = Terrain.box(Spot(0.31, 0.16), half: Spot(0.18, 0.085), angle: 0.39, round: 0.03)
    let parkB = Terrain.box(Spot(1.04, 0.79), half: Spot(0.15, 0.08), angle: -0.39, round: 0.03)
    let bank = Terrain.ribbon(river, width: 0.125)
    return City(
      plan: plan,
      terrain: Terrain(water: bank, park: { min(parkA($0), parkB($0)) }, bend: bending(noise, 0.11, 1.5)),
      paths: [
        Terrain.curve([Spot(0.1, 0.06), Spot(0.24, 0.15), Spot(0.36, 0.15), Spot(0.52, 0.28)]),
        Terrain.curve([Spot(0.14, 0.22), Spot(0.28, 0.17), Spot(0.4, 0.25), Spot(0.46, 0.14)]),
        Terrain.curve([Spot(0.86, 0.88), Spot(1.0, 0.79), Spot(1.2, 0.72)]),
      ],
      rails: [
        Terrain.curve([Spot(-0.05, 0.84), Spot(0.3, 0.9), Spot(0.6, 0.86), Spot(0.9, 0.97), Spot(1, 1.1)], steps: 60)
      ],
      bridgeRanks: 3,
      labels: MapLabels(
        districts: [.init("NORTH BANK", 0.62, 0.3), .init("MILLS", 0.42, 0.81), .init("WEIRSIDE", 1.02, 0.68)],
        parks: [.init("ALDER GREEN", 0.31, 0.16)], waters: [("RIVER ESK", Array(river.dropFirst(16).prefix(30)))],
        streets: [
          "BRIDGE STREET", "WATER LANE", "MILL ROAD", "LOCK STREET", "TANNERS ROW", "WILLOW WALK", "FERRY ROAD",
          "STATION ROAD", "OSIER LANE", "SLUICE STREET",
        ], walk: (Spot(0.44, 0.43), Spot(0.87, 0.7)), pins: [Spot(0.72, 0.5)]))
  }

  /// Even square blocks with cut corners, one diagonal across them.
  static let grid = CityMap(palette: .linen) { aspect, dice in
    var plan = StreetPlan(widths: [0.0155], blockArea: 1, unevenness: 0, slant: 0)
    let turn: Float = 0.42
    let axis = Exact.direction(turn)
    let side: Float = 0.108
    func place(_ x: Float, _ y: Float) -> Spot {
      Spot(aspect / 2 + x * axis.x - y * axis.y, 0.5 + x * axis.y + y * axis.x)
    }
    let parks = [(1, -2), (-4, 1), (-4, 2), (-3, 1), (-3, 2), (3, 3)]
    let way = normalized(place(10, 4.6) - place(-10, -4.6))
    let out = Spot(-way.y, way.x)
    let through = place(0, 0.25 * side)
    for row in -9...9 {
      for column in -9...9 {
        let x = Float(column) * side
        let y = Float(row) * side
        func street(_ index: Int) -> Float { index % 4 == 0 ? 0.03 : 0.0155 }
        let piece = ConvexPiece(corners: [
          .init(spot: place(x, y), street: street(row)), .init(spot: place(x + side, y), street: street(column + 1)),
          .init(spot: place(x + side, y + side), street: street(row + 1)),
          .init(spot: place(x, y + side), street: street(column)),
        ])
        if parks.contains(where: { $0 == (column, row) }) { continue }
        for direction: Float in [-1, 1] {
          if let part = piece.cut(through: through, out: out * direction, street: 0.036), part.area > 0.0009 {
            plan.add(block: part)
          }
        }
      }
    }
    for index in -2...2 {
      let at = Float(index * 4) * side
      plan.add(street: .init(from: place(-2, at), to: place(2, at), width: 0.03, rank: 0))
      plan.add(street: .init(from: place(at, -2), to: place(at, 2), width: 0.03, rank: 0))
    }
    plan.add(street: .init(from: through - way * 2, to: through + way * 2, width: 0.036, rank: 0))
    let squares = parks.map { column, row in
      Terrain.box(
        place((Float(column) + 0.5) * side, (Float(row) + 0.5) * side), half: Spot(side / 2 - 0.008, side / 2 - 0.008),
        angle: turn, round: 0.012)
    }
    let large = Terrain.box(
      place(-3 * side, 2 * side), half: Spot(side - 0.008, side - 0.008), angle: turn, round: 0.012)
    let park: @Sendable (Spot) -> Float = { p in squares.reduce(large(p)) { min($0, $1(p)) } }
    return City(
      plan: plan, terrain: Terrain(water: Terrain.dry, park: park, bend: Terrain.straight),
      paths: [
        [place(-4 * side, side), place(-2 * side, 3 * side)], [place(-2 * side, side), place(-4 * side, 3 * side)],
        Outline.arc(place(-3 * side, 2 * side), 0.045, from: 0, to: 6.3, steps: 40),
      ],
      corner: 0.02, houseArea: 0.00052,
      labels: MapLabels(
        districts: [.init("NEW QUARTER", 0.72, 0.235), .init("EXCHANGE", 0.57, 0.78)],
        parks: [.init("ROUND GARDEN", 0.115, 0.6)],
        streets: [
          "DIAGONAL", "NORTH AVENUE", "CANAL AVENUE", "PLANE STREET", "FOUNTAIN AVENUE", "MARKET AVENUE",
          "STATION AVENUE",
          "ORCHARD STREET",
        ], walk: (Spot(0.3, 0.7), Spot(0.79, 0.57)), pins: [Spot(0.72, 0.42)]))
  }

}
