/// The foreground: a dark meadow, a few tall firs, a hut with one window lit.
struct DawnMeadow: Painter {
  var isClear: Bool { true }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    let aspect = plate.aspect
    /// Rises to both sides, lower on the right of the middle, where the view opens.
    func edge(_ x: Float) -> Float {
      let side = x / aspect - 0.56
      return 0.735 - side * side * 0.13 + noise.fractal(x * 3.1, octaves: 5) * 0.014
    }
    paintHut(&plate, at: Spot(aspect * 0.335, edge(aspect * 0.335) + 0.006), &dice)
    paintFirs(&plate, &dice, edge: edge)
    plate.fillBelow((0..<plate.width).map { edge((Float($0) + 0.5) * plate.pixel) }) { p, _, _ in Self.ground(p) }
    paintGrass(&plate, &dice, edge: edge)
  }

  /// Darker the nearer.
  private static func ground(_ p: Spot) -> Light {
    mix(Light(hex: 0x1B2A44), Light(hex: 0x080E1B), smooth(0.7, 0.86, p.y))
  }

  private func paintFirs(_ plate: inout Plate, _ dice: inout Dice, edge: (Float) -> Float) {
    // Groups at both sides frame the view; places and heights as shares of the width and the height.
    let stand: [(Float, Float)] = [
      (0.015, 0.27), (0.075, 0.205), (0.125, 0.14), (0.18, 0.085), (0.70, 0.075), (0.765, 0.12), (0.82, 0.2),
      (0.875, 0.155), (0.93, 0.31), (0.995, 0.24),
    ]
    for (place, height) in stand {
      let x = plate.aspect * (place + dice.between(-0.012, 0.012))
      let tree = Conifer(
        foot: Spot(x, edge(x) + 0.012), height: height * dice.between(0.92, 1.08), spread: dice.between(0.29, 0.36),
        seed: dice.bits())
      let top = Light(hex: 0x18263F)
      let foot = Light(hex: 0x0E182B)
      plate.fill(tree.outline(pixel: plate.pixel)) { p, _ in
        mix(top, foot, smooth(tree.foot.y - height, tree.foot.y, p.y))
      }
    }
  }

  /// Blades along the edge, and rows of them below it that catch less and less light.
  private func paintGrass(_ plate: inout Plate, _ dice: inout Dice, edge: (Float) -> Float) {
    let rows = 6
    for row in 0..<rows {
      let near = Float(row) / Float(rows - 1)
      let sunk = near * near * 0.15
      let count = Int(mix(560, 130, near))
      for _ in 0..<count {
        let x = dice.between(-0.02, plate.aspect + 0.02)
        let height = mix(0.007, 0.034, near) * dice.between(0.45, 1.25)
        let foot = Spot(x, edge(x) + sunk + dice.between(0, 0.012) + 0.004)
        let lean = height * (0.32 * dice.normal() + 0.16)
        let blade = Outline.stroke(
          [foot, foot + Spot(lean * 0.3, -height * 0.6), foot + Spot(lean, -height)],
          widths: [mix(0.0011, 0.003, near), mix(0.0009, 0.002, near), 0.0002])
        let lit = mix(Light(hex: 0x3B4A6B), Light(hex: 0x131F36), near)
        let tone = mix(Self.ground(foot), lit, dice.unit() * 0.8)
        plate.fill(blade) { p, _ in mix(Self.ground(foot), tone, unit((foot.y - p.y) / height)) }
      }
    }
  }

  private func paintHut(_ plate: inout Plate, at foot: Spot, _ dice: inout Dice) {
    let wall = Light(hex: 0x141D33)
    let roof = Light(hex: 0x0B1222)
    func at(_ x: Float, _ y: Float) -> Spot { foot + Spot(x, y) }
    paintSmoke(&plate, from: at(0.021, -0.062), dice.noise())
    plate.fill(.rectangle(at(0.017, -0.064), at(0.025, -0.03)), roof)
    plate.fill(
      Outline(ring: [at(-0.035, -0.026), at(0, -0.052), at(0.035, -0.026), at(0.035, 0.02), at(-0.035, 0.02)]), wall)
    plate.fill(
      Outline(ring: [
        at(-0.044, -0.0215), at(0, -0.0575), at(0.044, -0.0215), at(0.041, -0.0175), at(0, -0.05), at(-0.041, -0.0175),
      ]),
      roof)
    let pane = at(-0.009, -0.0185)
    plate.veil(from: pane - Spot(0.05, 0.05), to: pane + Spot(0.05, 0.05)) { p in
      let d = length(p - pane) / 0.042
      let glow = unit(1 - d)
      return (Light(hex: 0xFFB25A), glow * glow * 0.34)
    }
    for column in 0..<2 {
      for row in 0..<2 {
        let corner = pane + Spot(Float(column) * 0.0064 - 0.006, Float(row) * 0.0064 - 0.006)
        plate.fill(.rectangle(corner, corner + Spot(0.0055, 0.0055)), Light(hex: row == 0 ? 0xFFD58A : 0xFFC06A))
      }
    }
    plate.fill(.rectangle(at(0.011, -0.021), at(0.022, 0.01)), roof)
  }

  /// A thread of smoke that widens and thins as it rises.
  private func paintSmoke(_ plate: inout Plate, from mouth: Spot, _ noise: Noise) {
    plate.veil(from: mouth - Spot(0.06, 0.13), to: mouth + Spot(0.09, 0)) { p in
      let up = (mouth.y - p.y) / 0.13
      let drift = 0.05 * up * up + noise.value(Spot(up * 3.2, 0.7)) * 0.022 * up
      let off = (p.x - mouth.x - drift) / (0.0032 + 0.016 * up)
      let body = 0.65 + 0.7 * noise.fractal(p * 40, octaves: 3)
      return (
        Light(hex: 0xB7A6BC), unit(Exact.exp(-off * off) * body) * 0.4 * smooth(1, 0.35, up) * smooth(0, 0.03, up)
      )
    }
  }
}
