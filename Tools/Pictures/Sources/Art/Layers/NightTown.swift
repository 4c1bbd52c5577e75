/// Small houses and a few towers, windows lit here and there, two rows deep.
struct NightTown: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let point = NightStrip.point(in: plate)
    let back = Row(
      level: 204, low: 36, high: 84, wall: Light(hex: 0x2B2566), edge: Light(hex: 0x4C3F8C), lit: 0.3, tall: 3,
      point: point)
    let front = Row(
      level: 266, low: 40, high: 92, wall: Light(hex: 0x191848), edge: Light(hex: 0x3A3580), lit: 0.42, tall: 7,
      point: point)
    for row in [back, front] {
      row.paint(&plate, &dice)
      // The street before the row, hidden by what comes nearer.
      plate.veil(from: Spot(0, row.level * point), to: Spot(plate.aspect, 1)) { _ in (row.wall, 1) }
    }
    let foot = Light(hex: 0x120F38)
    let level = front.level * point
    plate.shade { p, light in p.y > level ? mix(front.wall, foot, smooth(level, level + 60 * point, p.y)) : light }
  }
}

extension NightTown {
  /// A row of houses that share a street. Lengths in points.
  fileprivate struct Row {
    /// The street's height in the picture, and how tall the walls are.
    var level: Float
    var low: Float
    var high: Float
    var wall: Light
    /// Where the moon grazes roofs.
    var edge: Light
    /// Share of windows with light.
    var lit: Float
    /// Which of nine houses is a tower; the fifth after it is a church.
    var tall: Int
    var point: Float
  }
}

extension NightTown.Row {
  fileprivate func paint(_ plate: inout Plate, _ dice: inout Dice) {
    // Widths first, stretched so that the last house ends where the first begins.
    var widths: [Float] = []
    while widths.reduce(0, +) < NightStrip.length { widths.append(dice.between(34, 66)) }
    let stretch = NightStrip.length / widths.reduce(0, +)
    var x: Float = 13
    for (index, width) in widths.enumerated() {
      let house = width * stretch
      let height = dice.between(low, high)
      if index % 9 == tall {
        tower(&plate, at: x + house / 2, height: high * dice.between(1.35, 1.75), &dice)
      } else if index % 9 == (tall + 5) % 9 {
        church(&plate, at: x, house, height: high * 0.8, &dice)
      } else {
        block(&plate, at: x, house + 0.6, height: height, &dice)
      }
      x += house
    }
  }

  /// A spot of the plate for a place in points.
  private func at(_ x: Float, _ y: Float) -> Spot { Spot(x, y) * point }

  private func shape(_ plate: inout Plate, _ color: Light, _ corners: [Spot]) {
    plate.fillAround(Outline(ring: corners)) { _ in color }
  }

  private func box(_ plate: inout Plate, _ color: Light, _ low: Spot, _ high: Spot) {
    plate.fillAround(.rectangle(low, high)) { _ in color }
  }

  private func block(_ plate: inout Plate, at x: Float, _ width: Float, height: Float, _ dice: inout Dice) {
    let top = level - height
    let tone = wall * dice.between(0.82, 1.22)
    let roof = wall * 0.72
    box(&plate, tone, at(x, top), at(x + width, level + 2))
    let rise = dice.between(10, 24)
    let chimney = x + width * dice.between(0.2, 0.75)
    switch dice.below(4) {
    case 0:
      // Flat, with a parapet, and perhaps a water tank.
      box(&plate, edge, at(x - 1, top - 2.2), at(x + width + 1, top))
      if dice.chance(0.6) {
        let tank = x + width * 0.5
        box(&plate, roof, at(tank - 6, top - 15), at(tank + 6, top - 5))
        box(&plate, roof, at(tank - 5, top - 6), at(tank - 3.6, top))
        box(&plate, roof, at(tank + 3.6, top - 6), at(tank + 5, top))
        shape(&plate, edge, [at(tank - 7, top - 15), at(tank, top - 20), at(tank + 7, top - 15)])
      }
    case 1:
      // The gable to the street.
      box(&plate, roof, at(chimney - 3, top - rise - 4), at(chimney + 3, top))
      shape(&plate, tone, [at(x, top + 0.5), at(x + width / 2, top - rise), at(x + width, top + 0.5)])
      shape(
        &plate, edge,
        [
          at(x - 3, top + 1.5), at(x + width / 2, top - rise - 2.5), at(x + width + 3, top + 1.5),
          at(x + width + 1, top + 3), at(x + width / 2, top - rise + 0.6), at(x - 1, top + 3),
        ])
    default:
      // The eaves to the street.
      box(&plate, roof, at(chimney - 3, top - rise - 6), at(chimney + 3, top))
      shape(
        &plate, roof,
        [at(x - 2, top + 1), at(x + 6, top - rise), at(x + width - 6, top - rise), at(x + width + 2, top + 1)])
      shape(
        &plate, edge,
        [
          at(x + 6, top - rise), at(x + width - 6, top - rise), at(x + width - 5.4, top - rise + 1.4),
          at(x + 5.4, top - rise + 1.4),
        ])
    }
    windows(&plate, x + 5, top + 7, x + width - 5, level - 4, &dice)
  }

  /// Windows in even columns and floors within a wall; a lit one has a cross and a color of its own.
  private func windows(
    _ plate: inout Plate, _ left: Float, _ top: Float, _ right: Float, _ bottom: Float, _ dice: inout Dice
  ) {
    let columns = max(1, Int((right - left) / 11.5))
    let pitch = (right - left) / Float(columns)
    let floors = max(0, Int((bottom - top) / 16.5))
    for floor in 0..<floors {
      for column in 0..<columns {
        let x = left + (Float(column) + 0.5) * pitch
        let y = top + Float(floor) * 16.5
        let isLit = dice.chance(lit)
        let warmth = dice.unit()
        let color = isLit ? mix(Light(hex: 0xFFB454), Light(hex: 0xFFE3A6), warmth) : wall * 0.62
        if isLit {
          let middle = at(x, y + 4.5)
          let reach = 15 * point
          plate.veilAround(from: middle - Spot(reach, reach), to: middle + Spot(reach, reach)) { p in
            let fall = unit(1 - length(p - middle) / reach)
            return (NightStrip.lamp, fall * fall * 0.2)
          }
        }
        box(&plate, color, at(x - 2.6, y), at(x + 2.6, y + 9))
        if isLit {
          box(&plate, wall * 0.8, at(x - 0.35, y), at(x + 0.35, y + 9))
          box(&plate, wall * 0.8, at(x - 2.6, y + 3.6), at(x + 2.6, y + 4.2))
        }
      }
    }
  }

  /// A slender clock tower.
  private func tower(_ plate: inout Plate, at middle: Float, height: Float, _ dice: inout Dice) {
    let top = level - height
    let tone = wall * 1.08
    block(&plate, at: middle - 25, 50, height: low, &dice)
    box(&plate, tone, at(middle - 12, top), at(middle + 12, level))
    box(&plate, edge, at(middle - 14.5, top - 2.6), at(middle + 14.5, top))
    shape(&plate, wall * 0.72, [at(middle - 13, top - 2), at(middle, top - 40), at(middle + 13, top - 2)])
    shape(&plate, edge, [at(middle, top - 40), at(middle + 13, top - 2), at(middle + 10, top - 2)])
    box(&plate, edge, at(middle - 0.6, top - 52), at(middle + 0.6, top - 38))
    let clock = at(middle, top + 15)
    plate.fillAround(.disc(clock, 8 * point, sides: 40)) { _ in Light(hex: 0xFFE9BE) }
    plate.fillAround(.stroke([clock, clock + at(0, -6)], width: 1.1 * point)) { _ in wall }
    plate.fillAround(.stroke([clock, clock + at(3.6, 2.2)], width: 1.1 * point)) { _ in wall }
    windows(&plate, middle - 8, top + 34, middle + 8, level - low - 20, &dice)
  }

  /// A nave and a steeple with a cross.
  private func church(_ plate: inout Plate, at x: Float, _ width: Float, height: Float, _ dice: inout Dice) {
    let top = level - height * 0.62
    let tone = wall * 1.1
    box(&plate, tone, at(x, top), at(x + width, level))
    shape(
      &plate, wall * 0.72, [at(x - 2, top + 1), at(x + 8, top - 20), at(x + width, top - 20), at(x + width, top + 1)])
    let middle = x + width - 10
    let roof = level - height - 16
    box(&plate, tone, at(middle - 11, roof), at(middle + 11, level))
    shape(&plate, wall * 0.7, [at(middle - 13, roof + 1), at(middle, roof - 56), at(middle + 13, roof + 1)])
    shape(&plate, edge, [at(middle, roof - 56), at(middle + 13, roof + 1), at(middle + 9.6, roof + 1)])
    box(&plate, edge, at(middle - 0.6, roof - 68), at(middle + 0.6, roof - 54))
    box(&plate, edge, at(middle - 3.4, roof - 64.5), at(middle + 3.4, roof - 63.2))
    for column in 0..<3 {
      let pane = x + 8 + Float(column) * 11
      guard pane < middle - 14 else { continue }
      let glass = mix(Light(hex: 0xFFB860), Light(hex: 0xFFD98E), dice.unit())
      box(&plate, glass, at(pane - 2.2, top + 10), at(pane + 2.2, top + 24))
      plate.fillAround(.disc(at(pane, top + 10), 2.2 * point, sides: 24)) { _ in glass }
    }
    plate.fillAround(.disc(at(middle, roof + 16), 4 * point, sides: 32)) { _ in NightStrip.lamp }
  }
}
