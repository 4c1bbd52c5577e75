/// A stroke of lightning: a crooked channel and its branches.
struct Lightning: Sendable {
  /// A piece of the channel and how bright it is.
  struct Branch: Sendable {
    var points: [Spot]
    var strength: Float
  }

  private(set) var branches: [Branch] = []

  init(from start: Spot, to end: Spot, seed: UInt64) {
    var dice = Dice(seed: seed)
    grow(from: start, to: end, strength: 1, depth: 0, &dice)
  }
}

extension Lightning {
  private mutating func grow(from start: Spot, to end: Spot, strength: Float, depth: Int, _ dice: inout Dice) {
    var points = [start, end]
    var sway = length(end - start) * 0.13
    // Midpoints pushed aside again and again, less each time.
    for _ in 0..<6 {
      var finer: [Spot] = []
      for i in 1..<points.count {
        let across = normalized(Spot(-(points[i] - points[i - 1]).y, (points[i] - points[i - 1]).x))
        finer.append(points[i - 1])
        finer.append((points[i - 1] + points[i]) / 2 + across * (dice.normal() * sway * 0.55))
      }
      finer.append(points[points.count - 1])
      points = finer
      sway *= 0.52
    }
    branches.append(Branch(points: points, strength: strength))
    guard depth < 3 else { return }
    for _ in 0..<(depth == 0 ? 7 : 2) {
      let index = 6 + dice.below(max(1, points.count * 3 / 4))
      guard index < points.count - 1 else { continue }
      let way = normalized(end - start)
      let turn = Exact.direction(dice.between(0.35, 0.9) * (dice.chance(0.5) ? 1 : -1))
      let side = Spot(way.x * turn.x - way.y * turn.y, way.x * turn.y + way.y * turn.x)
      let reach = length(end - start) * dice.between(0.16, 0.42)
      grow(from: points[index], to: points[index] + side * reach, strength: strength * 0.42, depth: depth + 1, &dice)
    }
  }

  /// Adds the stroke: a white core, and light scattered around it.
  func draw(on plate: inout Plate) {
    var glow = Plate(width: max(1, plate.width / 4), height: max(1, plate.height / 4))
    for branch in branches {
      let widths = branch.points.indices.map { index -> Float in
        let t = Float(index) / Float(branch.points.count - 1)
        return 0.0062 * branch.strength.squareRoot() * mix(1, 0.25, branch.strength < 1 ? t : t * 0.4)
      }
      plate.fill(.stroke(branch.points, widths: widths)) { _, under in
        under + Light(2.2, 2.0, 2.9) * branch.strength.squareRoot()
      }
      glow.fill(.stroke(branch.points, widths: widths.map { $0 * 3 })) { _, under in
        under + Light(0.55, 0.45, 1) * branch.strength
      }
    }
    glow.blur(radius: 0.012)
    let near = glow
    glow.blur(radius: 0.06)
    plate.shade { p, light in light + near.sample(p) * 1.1 + glow.sample(p) * 2.2 }
  }
}
