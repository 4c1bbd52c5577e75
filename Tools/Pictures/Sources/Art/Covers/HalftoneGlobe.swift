/// A lit ball in coarse halftone dots, two inks on a warm ground.
struct HalftoneGlobe: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    plate.shade { _, _ in Paper.ochre }
    let center = Spot(plate.aspect / 2, 0.5)
    let radius: Float = 0.375
    plate.fill(.disc(center, radius, sides: 200), Paper.vermilion)
    let toLight = normalized(SIMD3<Float>(-0.5, -0.62, 0.6))
    let spacing: Float = 0.0235
    let axis = Exact.direction(0.42)
    for row in -40...40 {
      for column in -40...40 {
        let grid = Spot(Float(column), Float(row)) * spacing
        let offset = Spot(grid.x * axis.x - grid.y * axis.y, grid.x * axis.y + grid.y * axis.x)
        let flat = offset / radius
        let across = dot(flat, flat)
        guard across < 1 else { continue }
        let normal = SIMD3(flat.x, flat.y, (1 - across).squareRoot())
        let lit = dot(normal, toLight)
        // A second, weaker light from below keeps the shadow's edge round.
        let rim = 0.2 * max(0, dot(normal, normalized(SIMD3<Float>(0.7, 0.7, -0.1))))
        let dark = unit(0.62 - lit * 0.85 - rim)
        let dot = spacing * 0.74 * dark.squareRoot()
        if dot > 0.001 { plate.fill(.disc(center + offset, dot, sides: 28), Paper.ink) }
      }
    }
    // Dots do not leave the ball.
    plate.fill(.annulus(center, inner: radius, outer: radius + 0.02, sides: 200), Paper.ochre)
    plate.pressed(seed: seed)
  }
}
