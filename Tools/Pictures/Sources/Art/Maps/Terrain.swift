/// Where a city has water and parks: signed distances, negative inside, in the picture's unit.
struct Terrain: Sendable {
  /// Distance to the nearest shore, negative in the water.
  var water: @Sendable (Spot) -> Float
  /// Distance to the nearest park's edge, negative inside.
  var park: @Sendable (Spot) -> Float
  /// How the plan is bent into the city.
  var bend: @Sendable (Spot) -> Spot

  static let dry: @Sendable (Spot) -> Float = { _ in 1 }
  static let straight: @Sendable (Spot) -> Spot = { $0 }
}

extension Terrain {
  /// Distance to a line through points, minus half its width.
  static func ribbon(_ points: [Spot], width: Float) -> @Sendable (Spot) -> Float {
    { p in
      var best = Float.infinity
      for i in 1..<max(2, points.count) where i < points.count {
        let a = points[i - 1]
        let side = points[i] - a
        let t = unit(dot(p - a, side) / max(0.000_001, dot(side, side)))
        best = min(best, length(p - a - side * t))
      }
      return best - width / 2
    }
  }

  /// A smooth curve through points, as many short lines (Catmull-Rom).
  static func curve(_ points: [Spot], steps: Int = 14) -> [Spot] {
    guard points.count > 1 else { return points }
    var result: [Spot] = []
    for i in 0..<(points.count - 1) {
      let p0 = points[max(0, i - 1)]
      let p1 = points[i]
      let p2 = points[i + 1]
      let p3 = points[min(points.count - 1, i + 2)]
      for step in 0..<steps {
        let t = Float(step) / Float(steps)
        let a = p1 * 2 + (p2 - p0) * t
        let b = (p0 * 2 - p1 * 5 + p2 * 4 - p3) * (t * t)
        let c = (p1 * 3 - p0 - p2 * 3 + p3) * (t * t * t)
        result.append((a + b + c) * 0.5)
      }
    }
    return result + [points[points.count - 1]]
  }

  /// Distance to a box turned by an angle, its corners rounded.
  static func box(_ center: Spot, half: Spot, angle: Float, round: Float) -> @Sendable (Spot) -> Float {
    let axis = Exact.direction(angle)
    return { p in
      let d = p - center
      let q = Spot((d.x * axis.x + d.y * axis.y).magnitude, (d.y * axis.x - d.x * axis.y).magnitude) - half + round
      let outside = Spot(max(0, q.x), max(0, q.y))
      return length(outside) + min(0, max(q.x, q.y)) - round
    }
  }
}
