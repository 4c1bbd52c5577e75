/// A chessboard with two balls pressed through it.
struct Bulge: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    let aspect = plate.aspect
    let samples = 4
    let pixel = plate.pixel
    plate.shade { p, _ in
      var sum = Light()
      for sy in 0..<samples {
        for sx in 0..<samples {
          let jitter = Spot((Float(sx) + 0.5) / Float(samples) - 0.5, (Float(sy) + 0.5) / Float(samples) - 0.5)
          sum += tile(at: p + jitter * pixel, aspect)
        }
      }
      return sum / Float(samples * samples)
    }
    plate.pressed(seed: seed)
  }

  private func tile(at p: Spot, _ aspect: Float) -> Light {
    var q = p
    var shade: Float = 1
    let balls = [(Spot(aspect * 0.38, 0.4), Float(0.29)), (Spot(aspect * 0.735, 0.76), Float(0.17))]
    for (center, radius) in balls {
      let d = (p - center) / radius
      let r = length(d)
      guard r < 1 else { continue }
      // The board wraps the ball: near its rim a step covers more and more squares.
      let angle = 0.42 * r + 0.58 * r * r * r * r
      q = center + d * (radius * angle / max(r, 0.0001))
      let light = dot(normalized(SIMD3(d.x, d.y, (1 - r * r).squareRoot())), normalized(SIMD3<Float>(-0.5, -0.6, 0.62)))
      shade = 0.55 + 0.5 * max(0, light)
    }
    let turned = Spot(q.x * 0.966 - q.y * 0.259, q.x * 0.259 + q.y * 0.966) / 0.0625
    let isDark = (Exact.floor(turned.x) &+ Exact.floor(turned.y)) & 1 == 0
    return (isDark ? Paper.ink : Paper.cream) * (isDark ? 1 : shade)
  }
}
