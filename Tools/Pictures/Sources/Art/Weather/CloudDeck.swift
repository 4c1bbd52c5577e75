/// A layer of cloud in space, seen by walking along each ray of sight.
struct CloudDeck: Sendable {
  var noise: Noise
  /// Bottom and top of the layer; the eye is at height 0.
  var bottom: Float
  var top: Float
  /// Share of the sky covered, 0...1, and clouds in a unit of distance.
  var cover: Float
  var frequency: Float
  var density: Float
  /// Towards the sun, length 1, and the light it and the sky give.
  var sun: SIMD3<Float>
  var sunlight: Light
  var skylight: Light
  /// How fast a cloud becomes dense behind its edge, and how much of its shape is small.
  var edge: Float = 2.4
  var gain: Float = 0.52
  var octaves = 6
  var steps = 44
  var far: Float = 26
}

extension CloudDeck {
  /// The result of a ray: the light it gathers, the share that passes, and the distance of the cloud.
  func look(along way: SIMD3<Float>, jitter: Float) -> (light: Light, passes: Float, distance: Float) {
    guard way.y.magnitude > 0.0004 else { return (Light(), 1, far) }
    let first = bottom / way.y
    let second = top / way.y
    let near = max(0.05, min(first, second))
    let end = min(far, max(first, second))
    guard end > near else { return (Light(), 1, far) }
    var light = Light()
    var passes: Float = 1
    var distance: Float = 0
    var weight: Float = 0
    let forward = unit(dot(way, sun))
    let halo = 1 + 1.6 * Exact.power(forward, 9)
    var t = near
    // Steps grow with distance, as pixels do.
    let growth = Exact.exp2(Exact.log2(end / near) / Float(steps))
    let isWide = end / near > 1.8
    let even = (end - near) / Float(steps)
    t += jitter * (isWide ? near * (growth - 1) : even)
    for _ in 0..<steps {
      let length = isWide ? t * (growth - 1) : even
      let p = way * t
      let amount = body(at: p, octaves: octaves)
      if amount > 0.001 {
        let towards = body(at: p + sun * 0.22, octaves: 3) * 0.6 + body(at: p + sun * 0.6, octaves: 2) * 0.8
        let lit = Exact.exp(-towards * density * 0.34)
        let high = unit((p.y - bottom) / (top - bottom))
        let source = sunlight * (lit * halo) + skylight * (0.35 + 0.65 * high)
        let stopped = 1 - Exact.exp(-amount * density * length)
        light += source * (passes * stopped)
        distance += t * passes * stopped
        weight += passes * stopped
        passes *= 1 - stopped
        if passes < 0.02 { break }
      }
      t += length
      if t > end { break }
    }
    return (light, passes, weight > 0 ? distance / weight : far)
  }

  /// How much cloud there is at a place, 0...about 1.
  func body(at p: SIMD3<Float>, octaves: Int) -> Float {
    let high = (p.y - bottom) / (top - bottom)
    guard high > 0, high < 1 else { return 0 }
    let shape = noise.fractal(p * frequency, octaves: octaves, gain: gain)
    // Flat below, heaped above.
    let profile = smooth(0, 0.18, high) * (1 - high * high * high)
    let threshold = mix(0.55, -0.42, cover)
    return unit((shape + profile * 0.62 - 0.45 - threshold) * edge) * smooth(1, 0.8, high)
  }
}
