/// Green land that ends in cliffs: three points one behind the other, and a rock in the sea.
struct Headlands: Ground {
  var noise: Noise
  var hour: CoastView.Hour

  /// Where the lighthouse stands: to the right, and away.
  static let lighthouse = Spot(0.42, 5.6)

  /// A piece of land: where its middle is, how far it reaches each way, and how high its cliffs are.
  private struct Point {
    var middle: Spot
    var reach: Spot
    var top: Float
  }

  private static let points = [
    Point(middle: Spot(2.06, 2.15), reach: Spot(1.75, 0.75), top: 0.24),
    Point(middle: Spot(3.1, 5.9), reach: Spot(3.1, 1.5), top: 0.66),
    Point(middle: Spot(8.2, 15), reach: Spot(7.6, 2), top: 0.85),
    Point(middle: Spot(-0.98, 5.1), reach: Spot(0.3, 0.34), top: 0.44),
    Point(middle: Spot(-0.56, 5.5), reach: Spot(0.17, 0.17), top: 0.2),
    Point(middle: Spot(-1.5, 2.5), reach: Spot(0.3, 0.2), top: 0.12),
  ]
}

extension Headlands {
  func height(_ place: Spot, octaves: Int) -> Float {
    let rough = noise.fractal(place * 1.7, octaves: octaves, gain: 0.55)
    let cracks = noise.ridged(place * 3.1 + 5, octaves: max(2, octaves - 2)) - 0.4
    var height: Float = -1
    for point in Self.points {
      let d = (place - point.middle) / point.reach
      // How far inland, in units of distance: 0 at the shore.
      let small = min(point.reach.x, point.reach.y)
      let inland = (1 - length(d)) * small + (rough * 0.26 + cracks * 0.09) * min(1, small * 1.6)
      let cliff = smooth(0, 0.16, inland) + 0.16 * smooth(0.12, 0.75, inland)
      let land = inland > 0 ? cliff * point.top * (1 + rough * 0.16) : inland * 1.4
      height = max(height, land)
    }
    return height
  }

  func light(of sight: Sight) -> Light {
    let place = Spot(sight.place.x, sight.place.z)
    let facing = max(0, dot(sight.normal, hour.sun))
    let grain = noise.fractal(place * 19 + sight.place.y * 11, octaves: 4)
    let strata = noise.value(Spot(sight.place.y * 34 + grain * 1.4, 7)) * 0.26
    var ground = Light(hex: 0xB39A7E) * (1 + grain * 0.5 + strata)
    let turf = Light(hex: 0x6E8C3A) * (1 + grain * 0.45 + noise.value(place * 2.3) * 0.35)
    ground = mix(ground, turf, smooth(0.62, 0.84, sight.normal.y + grain * 0.12) * smooth(0.07, 0.15, sight.place.y))
    // Wet and dark at the water.
    ground *= mix(0.42, 1, smooth(0.012, 0.07, sight.place.y + grain * 0.02))
    let open = 0.55 + 0.45 * sight.normal.y
    let lit = ground * (hour.sunlight * (facing * sight.sunlight) + hour.skylight * open)
    let air = 1 - Exact.exp(-max(0, sight.distance - 1.5) * 0.034)
    return mix(lit, hour.haze, air)
  }
}
