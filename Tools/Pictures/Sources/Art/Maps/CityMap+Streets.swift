extension CityMap {
  enum Pass {
    case land, water
  }

  /// Colors the widest streets, on land; over water, lays bridges for the two widest ranks.
  func drawAvenues(_ city: City, over pass: Pass, _ plate: inout Plate) {
    let avenue = Light(hex: palette.avenue)
    let casing = Light(hex: palette.casing)
    let street = Light(hex: palette.street)
    let ranks = pass == .land ? 0..<1 : 0..<max(0, city.bridgeRanks)
    for isCasing in [true, false] {
      for line in city.plan.streets where ranks.contains(line.rank) {
        let points = middle(of: line, in: city)
        switch pass {
        case .land:
          let width = isCasing ? line.width * 0.78 : line.width * 0.62
          let ink = isCasing ? casing : avenue
          // Where no bridges go on, avenues end before the quays.
          let keep: Float = city.bridgeRanks > 0 ? -1 : 0.027
          plate.fill(.stroke(points, width: width, round: true)) { p, under in
            city.terrain.water(p) > keep ? ink : under
          }
        case .water:
          for span in spans(points, over: city.terrain.water) where !span.contains(where: { city.terrain.park($0) < 0 })
          {
            if isCasing {
              let shadow = Outline.stroke(span.map { $0 + Spot(0.004, 0.006) }, width: line.width)
              plate.fill(shadow) { p, under in city.terrain.water(p) < 0 ? under * 0.86 : under }
              plate.fill(.stroke(span, width: line.width), casing * 0.92)
            } else {
              plate.fill(.stroke(span, width: line.width - 0.005), line.rank == 0 ? avenue : street)
            }
          }
        }
      }
    }
  }

  /// A railway: a dark line with light ties.
  func drawRails(_ city: City, _ plate: inout Plate) {
    let rail = Light(hex: palette.rail)
    for points in city.rails {
      plate.fill(.stroke(points, width: 0.011), Light(hex: palette.land))
      plate.fill(.stroke(points, width: 0.0042), rail)
      var run: Float = 0
      for i in 1..<max(1, points.count) {
        let step = points[i] - points[i - 1]
        run += length(step)
        guard run > 0.011 else { continue }
        run = 0
        let across = normalized(Spot(-step.y, step.x)) * 0.0052
        plate.fill(.stroke([points[i] - across, points[i] + across], width: 0.0026), rail)
      }
    }
  }

  func middle(of line: StreetPlan.Street, in city: City) -> [Spot] {
    let pieces = max(2, min(240, Int(length(line.to - line.from) / 0.008)))
    return (0...pieces).map { city.terrain.bend(mix(line.from, line.to, Float($0) / Float(pieces))) }
  }

  /// The parts of a line over water, a little beyond both banks; only whole crossings, not piers.
  private func spans(_ points: [Spot], over water: (Spot) -> Float) -> [[Spot]] {
    var spans: [[Spot]] = []
    var span: [Spot] = []
    var startedOnLand = false
    for p in points {
      if water(p) < 0.014 {
        if span.isEmpty { startedOnLand = water(p) > 0 || p.x < 0 || p.y < 0 }
        span.append(p)
      } else {
        if span.count > 1, startedOnLand, span.contains(where: { water($0) < 0 }) { spans.append(span) }
        span = []
      }
    }
    return spans
  }
}
