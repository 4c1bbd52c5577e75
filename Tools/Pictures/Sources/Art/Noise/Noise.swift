/// Smooth random fields over the plane and in space, fixed by a seed.
///
/// Gradient noise: every whole-numbered lattice point gets a random slope, and the slopes around a point are blended
/// by a quintic, so value, slope and curvature are continuous. Features are one unit wide; values lie in -1...1, mostly
/// within ±0.5, and are 0 on the lattice.
struct Noise: Hashable, Sendable {
  var seed: UInt32
}

extension Noise {
  /// 32 well-mixed bits for a lattice point.
  func hash(_ x: Int32, _ y: Int32, _ z: Int32 = 0) -> UInt32 {
    var h = seed &+ UInt32(bitPattern: x) &* 0x8DA6_B343
    h = h &+ UInt32(bitPattern: y) &* 0xD816_3841 &+ UInt32(bitPattern: z) &* 0xCB1A_B31F
    h ^= h >> 15
    h = h &* 0x2C1B_3C6D
    h ^= h >> 12
    h = h &* 0x297A_2D39
    return h ^ (h >> 15)
  }

  /// A number 0..<1 for a lattice point, unrelated to its neighbors'.
  func random(_ x: Int32, _ y: Int32, _ z: Int32 = 0) -> Float {
    Float(hash(x, y, z) >> 8) * (1 / 16_777_216)
  }

  /// The field at a point of the plane.
  func value(_ p: Spot) -> Float {
    let ix = Exact.floor(p.x)
    let iy = Exact.floor(p.y)
    let fx = p.x - Float(ix)
    let fy = p.y - Float(iy)
    let ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    let uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    let a = slope(hash(ix, iy), fx, fy)
    let b = slope(hash(ix &+ 1, iy), fx - 1, fy)
    let c = slope(hash(ix, iy &+ 1), fx, fy - 1)
    let d = slope(hash(ix &+ 1, iy &+ 1), fx - 1, fy - 1)
    return mix(mix(a, b, ux), mix(c, d, ux), uy)
  }

  /// The field on a line.
  func value(_ x: Float) -> Float { value(Spot(x, 0.37)) * 1.4 }

  /// The field at a point in space.
  func value(_ p: SIMD3<Float>) -> Float {
    let ix = Exact.floor(p.x)
    let iy = Exact.floor(p.y)
    let iz = Exact.floor(p.z)
    let f = p - SIMD3(Float(ix), Float(iy), Float(iz))
    let u = f * f * f * (f * (f * 6 - 15) + 10)
    let near = layer(ix, iy, iz, f, u)
    let far = layer(ix, iy, iz &+ 1, SIMD3(f.x, f.y, f.z - 1), u)
    return mix(near, far, u.z)
  }

  private func layer(_ ix: Int32, _ iy: Int32, _ iz: Int32, _ f: SIMD3<Float>, _ u: SIMD3<Float>) -> Float {
    let a = slope(hash(ix, iy, iz), f)
    let b = slope(hash(ix &+ 1, iy, iz), SIMD3(f.x - 1, f.y, f.z))
    let c = slope(hash(ix, iy &+ 1, iz), SIMD3(f.x, f.y - 1, f.z))
    let d = slope(hash(ix &+ 1, iy &+ 1, iz), SIMD3(f.x - 1, f.y - 1, f.z))
    return mix(mix(a, b, u.x), mix(c, d, u.x), u.y)
  }

  private func slope(_ h: UInt32, _ x: Float, _ y: Float) -> Float {
    let gx = Float(h & 0xFFFF) * (1 / 32_767.5) - 1
    let gy = Float(h >> 16) * (1 / 32_767.5) - 1
    return gx * x + gy * y
  }

  private func slope(_ h: UInt32, _ p: SIMD3<Float>) -> Float {
    let gx = Float(h & 0x3FF) * (1 / 511.5) - 1
    let gy = Float((h >> 10) & 0x3FF) * (1 / 511.5) - 1
    let gz = Float((h >> 20) & 0x3FF) * (1 / 511.5) - 1
    return gx * p.x + gy * p.y + gz * p.z
  }
}
