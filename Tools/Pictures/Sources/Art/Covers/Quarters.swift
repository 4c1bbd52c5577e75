/// A grid of quarter circles, half circles and dots in the manner of a school of design.
struct Quarters: Painter {
  private static let inks = [Paper.vermilion, Paper.ochre, Paper.teal, Paper.ink, Paper.blush, Paper.cream]

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let count = 5
    let side = 1 / Float(count)
    let columns = Int((plate.aspect / side).rounded(.up))
    var above = [Int](repeating: -1, count: columns)
    for row in 0..<count {
      var left = -1
      for column in 0..<columns {
        var ground = dice.below(Self.inks.count)
        while ground == left || ground == above[column] { ground = (ground + 1) % Self.inks.count }
        var figure = dice.below(Self.inks.count)
        while figure == ground || (figure == 4 && ground == 5) || (figure == 5 && ground == 4) {
          figure = (figure + 1) % Self.inks.count
        }
        left = ground
        above[column] = ground
        let corner = Spot(Float(column), Float(row)) * side
        plate.fill(.rectangle(corner, corner + side + 0.001), Self.inks[ground])
        draw(dice.below(6), dice.below(4), in: corner, side, Self.inks[figure], Self.inks[ground], &plate)
      }
    }
    plate.pressed(seed: dice.bits())
  }

  private func draw(
    _ shape: Int, _ turn: Int, in corner: Spot, _ side: Float, _ figure: Light, _ ground: Light, _ plate: inout Plate
  ) {
    let quarter: Float = 1.570_796_3
    let start = Float(turn) * quarter
    let tips = [Spot(0, 0), Spot(side, 0), Spot(side, side), Spot(0, side)]
    let tip = corner + tips[turn]
    let center = corner + side / 2
    switch shape {
    case 0, 1: plate.fill(.sector(tip, side, from: start, to: start + quarter), figure)
    case 2:
      plate.fill(.sector(tip, side, from: start, to: start + quarter), figure)
      plate.fill(.sector(tip, side * 0.5, from: start, to: start + quarter), ground)
    case 3: plate.fill(.disc(center, side * 0.36), figure)
    case 4:
      let edge = center - Exact.direction(start) * (side / 2)
      plate.fill(.sector(edge, side / 2, from: start - quarter, to: start + quarter), figure)
      plate.fill(
        .sector(edge + Exact.direction(start) * (side / 2), side / 2, from: start - quarter, to: start + quarter),
        figure)
    default:
      plate.fill(.disc(center, side * 0.36), figure)
      plate.fill(.disc(center, side * 0.16), ground)
    }
  }
}
