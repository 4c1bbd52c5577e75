/// One or more closed rings of points; what winds the same way adds up, what winds the other way cuts a hole.
struct Outline: Hashable, Sendable {
  var rings: [[Spot]]

  init(_ rings: [[Spot]] = []) { self.rings = rings }

  /// A single ring.
  init(ring: [Spot]) { rings = [ring] }
}

extension Outline {
  static func rectangle(_ low: Spot, _ high: Spot) -> Outline {
    Outline(ring: [low, Spot(high.x, low.y), high, Spot(low.x, high.y)])
  }

  /// A circle as a polygon fine enough not to show.
  static func disc(_ center: Spot, _ radius: Float, sides: Int = 96) -> Outline {
    Outline(ring: arc(center, radius, from: 0, to: 6.283_185_3, steps: sides).dropLast())
  }

  /// A ring between two circles.
  static func annulus(_ center: Spot, inner: Float, outer: Float, sides: Int = 160) -> Outline {
    Outline([
      arc(center, outer, from: 0, to: 6.283_185_3, steps: sides).dropLast(),
      arc(center, inner, from: 6.283_185_3, to: 0, steps: sides).dropLast(),
    ])
  }

  /// A piece of pie with its tip at the center. Angles in radians from +x towards +y.
  static func sector(_ center: Spot, _ radius: Float, from start: Float, to end: Float) -> Outline {
    Outline(ring: [center] + arc(center, radius, from: start, to: end, steps: 64))
  }

  /// A band bent along a circle.
  static func band(_ center: Spot, inner: Float, outer: Float, from start: Float, to end: Float) -> Outline {
    Outline(
      ring: arc(center, outer, from: start, to: end, steps: 96) + arc(center, inner, from: end, to: start, steps: 96))
  }

  /// Points along a circle, both ends included.
  static func arc(_ center: Spot, _ radius: Float, from start: Float, to end: Float, steps: Int) -> [Spot] {
    (0...max(1, steps)).map { center + Exact.direction(mix(start, end, Float($0) / Float(max(1, steps)))) * radius }
  }

  /// A pen drawn along points, `widths` giving its full width at each; ends are cut straight, or round.
  static func stroke(_ points: [Spot], widths: [Float], round: Bool = false) -> Outline {
    guard points.count > 1, points.count == widths.count else { return Outline() }
    var left: [Spot] = []
    var right: [Spot] = []
    for i in points.indices {
      let along = normalized(points[min(points.count - 1, i + 1)] - points[max(0, i - 1)])
      let across = Spot(-along.y, along.x) * (widths[i] / 2)
      left.append(points[i] + across)
      right.append(points[i] - across)
    }
    guard round else { return Outline(ring: right + left.reversed()) }
    let ending = normalized(points[points.count - 1] - points[points.count - 2])
    let starting = normalized(points[1] - points[0])
    let e = Exact.angle(ending)
    let s = Exact.angle(starting)
    let quarter: Float = 1.570_796_3
    let end = arc(points[points.count - 1], widths[widths.count - 1] / 2, from: e - quarter, to: e + quarter, steps: 8)
    let start = arc(points[0], widths[0] / 2, from: s + quarter, to: s + 3 * quarter, steps: 8)
    return Outline(ring: right + end + left.reversed() + start)
  }

  /// A pen of one width.
  static func stroke(_ points: [Spot], width: Float, round: Bool = false) -> Outline {
    stroke(points, widths: Array(repeating: width, count: points.count), round: round)
  }

  /// Every point moved.
  func mapped(_ move: (Spot) -> Spot) -> Outline { Outline(rings.map { $0.map(move) }) }
}
