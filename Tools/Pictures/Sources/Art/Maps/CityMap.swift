/// A street map: blocks with houses, parks, water, bridges. Which city it is, the layout says.
struct CityMap: Painter {
  /// A city to be drawn: its streets before bending, and its terrain.
  struct City: Sendable {
    var plan: StreetPlan
    var terrain: Terrain
    /// Footpaths in parks, railways: already bent.
    var paths: [[Spot]] = []
    var rails: [[Spot]] = []
    /// How many ranks of streets cross water on bridges.
    var bridgeRanks = 2
    /// Chamfer of the blocks' corners.
    var corner: Float = 0.004
    /// Lots up to this area hold one house.
    var houseArea: Float = 0.00045
    var labels = MapLabels()
  }

  var palette: MapPalette
  /// Lays the city out for a picture of the given aspect.
  var layout: @Sendable (Float, inout Dice) -> City

  var grain: Float { 0.5 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let city = layout(plate.aspect, &dice)
    let street = Light(hex: palette.street)
    plate.shade { _, _ in street }
    for block in city.plan.blocks { draw(block, of: city, &dice, &plate) }
    drawAvenues(city, over: .land, &plate)
    drawPark(city, dice.noise(), &plate)
    drawRails(city, &plate)
    drawWater(city, dice.noise(), &plate)
    drawAvenues(city, over: .water, &plate)
    drawLabels(city, &plate)
    let paper = dice.noise()
    let light = dice.noise()
    // Light from a window: a map lies on a table, not on a screen.
    plate.shade { p, under in
      let fibre = paper.fractal(p * 130, octaves: 2) * 0.012
      return under * (1 + fibre + light.fractal(p * 1.3, octaves: 2) * 0.05 + (0.5 - p.y) * 0.03)
    }
  }
}

extension CityMap {
  private func draw(_ block: ConvexPiece, of city: City, _ dice: inout Dice, _ plate: inout Plate) {
    let tint = dice.normal() * 0.012
    let isPlaza = dice.chance(0.025)
    let seed = dice.bits()
    guard let inner = block.inset() else { return }
    let ring = bent(inner.rounded(city.corner), city)
    let color = Light(hex: isPlaza ? palette.plaza : palette.block) * (1 + tint)
    plate.fill(Outline(ring: ring), color)
    guard !isPlaza, city.terrain.park(city.terrain.bend(inner.center)) > -0.01 else { return }
    var own = Dice(seed: seed)
    var houses = StreetPlan(widths: [0.0016], blockArea: city.houseArea, unevenness: 0.16, slant: 0.03)
    guard let built = inner.inset(extra: 0.0035) else { return }
    houses.divide(built, rank: 0, grid: built.longest, &own)
    let yard = inner.center
    let yardSize = inner.area.squareRoot() * own.between(0.12, 0.22)
    for house in houses.blocks {
      let shade = 1 + own.normal() * 0.03
      let isMissing = own.chance(0.08)
      let isYard = length(house.center - yard) < yardSize
      guard !isMissing, !isYard, let body = house.inset() else { continue }
      plate.fill(Outline(ring: bent(body.spots, city)), Light(hex: palette.building) * shade)
    }
  }

  private func bent(_ ring: [Spot], _ city: City) -> [Spot] {
    var points: [Spot] = []
    for i in ring.indices {
      let a = ring[i]
      let b = ring[(i + 1) % ring.count]
      let pieces = max(1, min(12, Int(length(b - a) / 0.02)))
      for step in 0..<pieces { points.append(city.terrain.bend(mix(a, b, Float(step) / Float(pieces)))) }
    }
    return points
  }

  private func drawPark(_ city: City, _ noise: Noise, _ plate: inout Plate) {
    let park = Light(hex: palette.park)
    let tree = Light(hex: palette.tree)
    let pixel = plate.pixel
    var dice = Dice(seed: UInt64(noise.seed))
    plate.shade { p, under in
      let inside = city.terrain.park(p)
      guard inside < pixel else { return under }
      let meadow = mix(park, mix(park, tree, 0.35), smooth(0, 0.3, noise.fractal(p * 7, octaves: 4)))
      return mix(under, meadow, smooth(pixel, -pixel, inside))
    }
    let path = Light(hex: palette.plaza)
    for points in city.paths {
      let outline = Outline.stroke(points, width: 0.0062, round: true)
      plate.fill(outline) { p, under in city.terrain.park(p) < 0 ? path : under }
    }
    for _ in 0..<2600 {
      let p = Spot(dice.unit() * plate.aspect, dice.unit())
      let radius = dice.between(0.0028, 0.0062)
      guard city.terrain.park(p) < -0.009, noise.fractal(p * 7, octaves: 4) > -0.06 else { continue }
      let nearPath = city.paths.contains { Terrain.ribbon($0, width: 0.012)(p) < 0 }
      guard !nearPath else { continue }
      plate.fill(.disc(p + Spot(0.0012, 0.0016), radius, sides: 18), tree * 0.86, opacity: 0.5)
      plate.fill(.disc(p, radius, sides: 18), tree * dice.between(0.95, 1.06))
    }
  }

  private func drawWater(_ city: City, _ noise: Noise, _ plate: inout Plate) {
    let water = Light(hex: palette.water)
    let shallows = Light(hex: palette.shallows)
    let quay = Light(hex: palette.plaza)
    let casing = Light(hex: palette.casing)
    let pixel = plate.pixel
    plate.shade { p, under in
      let shore = city.terrain.water(p)
      guard shore < 0.016 + pixel else { return under }
      // A promenade along the shore, its kerb, then water that darkens away from the bank.
      let isPark = smooth(pixel, -pixel, city.terrain.park(p))
      var light = mix(under, mix(quay, under, isPark), smooth(0.0135 + pixel, 0.0135 - pixel, shore))
      light = mix(light, casing, smooth(0.0025 + pixel, 0.0025 - pixel, shore) * 0.9)
      let depth = smooth(0, -0.06, shore + noise.fractal(p * 6, octaves: 3) * 0.02)
      return mix(light, mix(shallows, water, depth), smooth(pixel * 0.6, -pixel * 0.6, shore))
    }
  }
}
