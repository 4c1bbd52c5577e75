/// A night sky's stars: few bright, many faint, some warm and some cold, more of them in the Milky Way.
struct Stars: Sendable {
  var count: Int
  var seed: UInt64
  /// The Milky Way runs through this spot in this direction; its half-width.
  var center: Spot
  var along: Spot
  var breadth: Float
}

extension Stars {
  /// How near the middle of the Milky Way a spot lies, 0...1.
  func band(_ p: Spot) -> Float {
    let d = p - center
    let off = (d.x * along.y - d.y * along.x) / breadth
    return Exact.exp(-off * off)
  }

  /// The cloud of stars too faint to tell apart, with its dark lanes.
  func glow(at p: Spot, noise: Noise) -> Float {
    let d = p - center
    let q = Spot(dot(d, along) * 1.6, (d.x * along.y - d.y * along.x) * 3)
    let body = unit(0.5 + noise.warped(q, octaves: 6, by: 0.5) * 1.1)
    let lanes = smooth(0.0, 0.4, noise.warped(q * 1.3 + 17, octaves: 6, by: 0.8) + 0.28)
    return band(p) * body * mix(0.25, 1, lanes)
  }

  /// Adds the stars above `horizon`, dimmed towards it by the air.
  func draw(on plate: inout Plate, horizon: Float) {
    var dice = Dice(seed: seed)
    for _ in 0..<count {
      var p = Spot(dice.unit() * plate.aspect, dice.unit() * horizon)
      // Half of them huddle in the band.
      if dice.chance(0.55) {
        let off = dice.normal() * breadth * 0.8
        p = center + along * dice.between(-1.8, 1.8) + Spot(along.y, -along.x) * off
      }
      let magnitude = Exact.power(dice.unit(), 26)
      let warmth = dice.unit()
      let tint = mix(Light(1, 0.84, 0.66), Light(0.72, 0.84, 1.1), warmth)
      let air = smooth(horizon, horizon * 0.45, p.y)
      plate.shine(
        tint * ((0.07 + 0.16 * dice.unit() + 2.2 * magnitude) * air), at: p, radius: 0.0007 + 0.0012 * magnitude)
    }
  }
}
