/// The straight line from `a` at t = 0 to `b` at t = 1; outside it goes on.
func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }

/// The straight line between two colors in linear light.
func mix(_ a: Light, _ b: Light, _ t: Float) -> Light { a + (b - a) * t }

/// The straight line between two points.
func mix(_ a: Spot, _ b: Spot, _ t: Float) -> Spot { a + (b - a) * t }

/// `x` held to 0...1.
func unit(_ x: Float) -> Float { min(1, max(0, x)) }

/// 0 up to `low`, 1 from `high`, between them an S without corners. `low` may lie above `high`: the S then falls.
func smooth(_ low: Float, _ high: Float, _ x: Float) -> Float {
  let t = unit((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/// The length of a vector.
func length(_ v: Spot) -> Float { (v.x * v.x + v.y * v.y).squareRoot() }

/// The length of a vector in space.
func length(_ v: SIMD3<Float>) -> Float { dot(v, v).squareRoot() }

/// The vector of length 1 with the same direction; the zero vector stays.
func normalized(_ v: Spot) -> Spot {
  let l = length(v)
  return l > 0 ? v / l : v
}

/// The vector in space of length 1 with the same direction; the zero vector stays.
func normalized(_ v: SIMD3<Float>) -> SIMD3<Float> {
  let l = length(v)
  return l > 0 ? v / l : v
}

/// The scalar product.
func dot(_ a: Spot, _ b: Spot) -> Float { a.x * b.x + a.y * b.y }

/// The scalar product in space.
func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
