/// Heaped clouds in a blue sky, seen from below, the sun beyond the right edge.
struct Clouds: Painter {
  var grain: Float { 1.2 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sun = normalized(SIMD3<Float>(0.8, 0.62, 0.25))
    let deck = CloudDeck(
      noise: dice.noise(), bottom: 0.8, top: 2.1, cover: 0.36, frequency: 1.15, density: 13, sun: sun,
      sunlight: Light(0.9, 0.88, 0.86), skylight: Light(0.12, 0.19, 0.32), edge: 4.6, gain: 0.57, octaves: 8,
      steps: 84, far: 16)
    let sky = Ramp([(0, 0x0F356E), (0.4, 0x215A9C), (0.75, 0x5688BA), (1, 0x98B4CC)])
    let jitter = dice.noise()
    let aspect = plate.aspect
    let pixel = plate.pixel
    plate.shade { p, _ in
      let way = normalized(SIMD3((p.x - aspect * 0.5) * 0.85, 0.06 + (1 - p.y) * 0.78, 1))
      let air = sky.light(at: p.y)
      let grid = p / pixel
      let cloud = deck.look(along: way, jitter: jitter.random(Exact.floor(grid.x), Exact.floor(grid.y)))
      let haze = 1 - Exact.exp(-max(0, cloud.distance - 1) * 0.07)
      return air * cloud.passes + mix(cloud.light, sky.light(at: 0.9) * (1 - cloud.passes), haze)
    }
    // The light fails away from the sun.
    plate.shade { p, light in light * mix(0.42, 1, smooth(-0.1, 0.8, p.x / aspect)) }
    plate.expose()
    plate.makeRoomForTitle(tint: Light(0.86, 0.99, 1.22))
  }
}
