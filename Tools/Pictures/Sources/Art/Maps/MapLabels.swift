/// The labels on a city, and a walk through it.
struct MapLabels: Sendable {
  /// A name and where its middle lies.
  struct Place: Sendable {
    var name: String
    var at: Spot

    init(_ name: String, _ x: Float, _ y: Float) { (self.name, at) = (name, Spot(x, y)) }
  }

  /// In capitals, widely spaced.
  var districts: [Place] = []
  /// In the color of their green.
  var parks: [Place] = []
  /// In the color of water, along lines.
  var waters: [(name: String, along: [Spot])] = []
  /// Given to the streets with most room, the widest and most central first.
  var streets: [String] = []
  /// Where the walk begins and ends: it takes streets.
  var walk: (from: Spot, to: Spot)?
  /// The walk itself, where its streets are no lines of the plan.
  var walkLine: [Spot] = []
  /// Ways over water, dashed.
  var ferries: [[Spot]] = []
  /// Sights along the walk.
  var pins: [Spot] = []
}

extension CityMap {
  /// Draws the walk and the names over the city.
  func drawLabels(_ city: City, _ plate: inout Plate) {
    let labels = city.labels
    for ferry in labels.ferries { drawFerry(ferry, &plate) }
    var taken: [Spot] = []
    for place in labels.districts + labels.parks {
      taken += [place.at - Spot(0.05, 0), place.at, place.at + Spot(0.05, 0)]
    }
    let route = route(of: city)
    nameStreets(city, around: taken + route, &plate)
    drawRoute(route, &plate)
    let water = Light(hex: palette.water) * 0.42
    for name in labels.waters {
      let pen = Lettering(size: 0.021, spacing: 0.5)
      let lines = pen.lines(of: name.name, along: name.along) ?? []
      plate.write(lines, width: 0.0028, water, halo: Light(hex: palette.shallows), opacity: 0.4)
    }
    for place in labels.parks {
      write(place, size: 0.0155, spacing: 0.3, Light(hex: palette.tree) * 0.32, halo: Light(hex: palette.park), &plate)
    }
    for place in labels.districts {
      write(place, size: 0.0195, spacing: 0.55, Light(hex: 0x5C564F), halo: Light(hex: palette.block), &plate)
    }
    for pin in labels.pins { drawPin(pin, Light(hex: 0xE8574A), &plate) }
    if let end = route.last { drawPin(end, Light(hex: 0x2468E8), &plate) }
  }

  private func write(
    _ place: MapLabels.Place, size: Float, spacing: Float, _ ink: Light, halo: Light, _ plate: inout Plate
  ) {
    let pen = Lettering(size: size, spacing: spacing)
    let reach = Spot(pen.length(of: place.name) / 2 + 0.001, 0)
    plate.write(
      pen.lines(of: place.name, along: [place.at - reach, place.at + reach]) ?? [], width: size * 0.15, ink, halo: halo)
  }
}

/// Streets and their names.
extension CityMap {
  /// Writes names on streets that are wide, long and straight enough, and not on top of each other.
  private func nameStreets(_ city: City, around taken: [Spot], _ plate: inout Plate) {
    var names = city.labels.streets[...]
    var taken = taken
    let center = Spot(plate.aspect / 2, 0.5)
    let lines = city.plan.streets.filter { $0.width > 0.0115 }.map { (width: $0.width, path: middle(of: $0, in: city)) }
    func rank(_ line: (width: Float, path: [Spot])) -> Float {
      length(line.path[line.path.count / 2] - center) - line.width * 6
    }
    for line in lines.sorted(by: { rank($0) < rank($1) }) {
      guard let name = names.first else { return }
      let pen = Lettering(size: min(0.0128, max(0.0098, line.width * 0.6)), spacing: 0.26)
      let room = pen.length(of: name)
      for part in parts(of: line.path, long: room * 1.25) where isFree(part, city, taken, plate.aspect, margin: room) {
        guard let lines = pen.lines(of: name, along: part) else { continue }
        plate.write(lines, width: pen.size * 0.15, Light(hex: 0x6B6359), halo: Light(hex: palette.street), opacity: 0.6)
        taken += part
        names.removeFirst()
        break
      }
    }
  }

  /// Pieces of a path that are so long, one after the other.
  private func parts(of path: [Spot], long: Float) -> [[Spot]] {
    var parts: [[Spot]] = []
    var part: [Spot] = []
    var run: Float = 0
    for spot in path {
      if let last = part.last { run += length(spot - last) }
      part.append(spot)
      if run >= long {
        parts.append(part)
        (part, run) = ([], 0)
      }
    }
    return parts
  }

  private func isFree(_ part: [Spot], _ city: City, _ taken: [Spot], _ aspect: Float, margin: Float) -> Bool {
    guard let first = part.first, let last = part.last else { return false }
    // Straight: hardly longer than its ends are apart.
    var run: Float = 0
    for i in 1..<part.count { run += length(part[i] - part[i - 1]) }
    guard length(last - first) > run * 0.97 else { return false }
    return part.allSatisfy { spot in
      spot.x > 0.03 && spot.x < aspect - 0.03 && spot.y > 0.03 && spot.y < 0.97 && city.terrain.water(spot) > 0.02
        && city.terrain.park(spot) > 0 && taken.allSatisfy { length($0 - spot) > 0.034 }
    }
  }
}

/// The walk.
extension CityMap {
  private func route(of city: City) -> [Spot] {
    guard let walk = city.labels.walk else { return city.labels.walkLine }
    var graph = StreetGraph(reach: 0.0088)
    for line in city.plan.streets {
      // Over water there are only bridges.
      let isBridge = line.rank < city.bridgeRanks
      for part in middle(of: line, in: city).split(whereSeparator: { !isBridge && city.terrain.water($0) < 0 }) {
        graph.add(Array(part))
      }
    }
    let way = graph.way(from: walk.from, to: walk.to)
    // A step aside at a crossing is no bend of the walk.
    return way.indices.map { i in
      let around = way[max(0, i - 2)...min(way.count - 1, i + 2)]
      return i == 0 || i == way.count - 1 ? way[i] : around.reduce(Spot(), +) / Float(around.count)
    }
  }

  private func drawRoute(_ route: [Spot], _ plate: inout Plate) {
    guard let start = route.first, route.count > 1 else { return }
    let shadow = route.map { $0 + Spot(0.0014, 0.0024) }
    plate.fill(.stroke(shadow, width: 0.0165, round: true), Light(hex: 0x3A4150), opacity: 0.22)
    plate.fill(.stroke(route, width: 0.0155, round: true), Light(hex: 0xFFFFFF))
    plate.fill(.stroke(route, width: 0.0098, round: true), Light(hex: 0x2F78F5))
    plate.fill(.disc(start, 0.0135), Light(hex: 0xFFFFFF))
    plate.fill(.disc(start, 0.0095), Light(hex: 0x2F78F5))
    plate.fill(.disc(start, 0.0042), Light(hex: 0xFFFFFF))
  }

  private func drawFerry(_ points: [Spot], _ plate: inout Plate) {
    let path = Terrain.curve(points, steps: 30)
    var dash: [Spot] = []
    var run: Float = 0
    for spot in path {
      if let last = dash.last { run += length(spot - last) }
      // Nothing is drawn on the way to the next dash.
      dash = run < 0 ? [spot] : dash + [spot]
      guard run > 0.013 else { continue }
      plate.fill(.stroke(dash, width: 0.006, round: true), Light(hex: 0x2F78F5))
      (dash, run) = ([spot], -0.013)
    }
  }

  /// A drop on its tip, with its shadow.
  private func drawPin(_ tip: Spot, _ color: Light, _ plate: inout Plate) {
    let head = tip - Spot(0, 0.031)
    func drop(_ grown: Float, _ shift: Spot) -> Outline {
      let radius = 0.0155 + grown
      let round = Outline.arc(head + shift, radius, from: 2.75, to: 6.67, steps: 40)
      return Outline(ring: round + [tip + shift + Spot(0, grown)])
    }
    plate.fill(.disc(tip + Spot(0.002, 0.001), 0.006), Light(hex: 0x2A2E38), opacity: 0.25)
    plate.fill(drop(0.0022, Spot()), Light(hex: 0xFFFFFF))
    plate.fill(drop(0, Spot()), color)
    plate.fill(.disc(head, 0.0062), Light(hex: 0xFFFFFF))
  }
}
