/// A fir or spruce in outline: a trunk and whorls of drooping boughs, no two alike.
struct Conifer: Sendable {
  /// The foot of the trunk.
  var foot: Spot
  var height: Float
  /// Width over height: 0.25 slender, 0.45 broad.
  var spread: Float
  var seed: UInt64
}

extension Conifer {
  /// The tree in as many rings as its size on the plate deserves.
  func outline(pixel: Float) -> Outline {
    var dice = Dice(seed: seed)
    let whorls = min(34, max(5, Int(height / pixel / 7)))
    let lean = dice.normal() * 0.012 * height
    var rings: [[Spot]] = [trunk(lean)]
    for index in 0..<whorls {
      let down = (Float(index) + 0.5) / Float(whorls)
      let center = Spot(foot.x + lean * (1 - down), foot.y - height * (1 - down * 0.9))
      for side: Float in [-1, 1] {
        let gap: Float = dice.chance(0.08) ? 0.45 : 1
        let reach = height * spread * 0.5 * Exact.power(down, 0.85) * dice.between(0.72, 1.12) * gap
        rings.append(bough(at: center, reach: max(reach, height * 0.012), side: side, whorls: whorls, &dice))
      }
    }
    return Outline(rings)
  }

  private func trunk(_ lean: Float) -> [Spot] {
    let half = height * 0.011
    return [
      Spot(foot.x + lean, foot.y - height * 1.02), Spot(foot.x + half, foot.y),
      Spot(foot.x - half, foot.y),
    ]
  }

  /// A ragged, drooping wedge from the trunk outwards. All wind the same way.
  private func bough(at center: Spot, reach: Float, side: Float, whorls: Int, _ dice: inout Dice) -> [Spot] {
    let thick = height / Float(whorls) * dice.between(1.2, 1.8)
    let droop = reach * dice.between(0.28, 0.5)
    var upper: [Spot] = []
    var lower: [Spot] = []
    let teeth = 4
    for step in 0...teeth {
      let t = Float(step) / Float(teeth)
      let x = center.x + side * reach * t
      let sag = droop * t * t
      upper.append(Spot(x, center.y - thick * 0.35 * (1 - t) + sag))
      let hang = thick * (1 - t) * dice.between(0.55, 1.1) + thick * 0.1
      lower.append(Spot(x - side * reach * 0.06, center.y + sag + hang))
    }
    upper.append(Spot(center.x + side * reach * 1.03, center.y + droop * 1.02))
    let ring = upper + lower.reversed()
    return side > 0 ? ring : ring.reversed()
  }
}
