/// A convex piece of a city: corners in order, and for each side the street that runs along it.
struct ConvexPiece: Hashable, Sendable {
  /// A side is named by the corner it starts from.
  struct Corner: Hashable, Sendable {
    var spot: Spot
    /// Full width of the street along the side to the next corner.
    var street: Float
  }

  var corners: [Corner]
}

extension ConvexPiece {
  var spots: [Spot] { corners.map(\.spot) }

  var center: Spot { corners.reduce(Spot()) { $0 + $1.spot } / Float(max(1, corners.count)) }

  var area: Float {
    var sum: Float = 0
    for i in corners.indices {
      let a = corners[i].spot
      let b = corners[(i + 1) % corners.count].spot
      sum += a.x * b.y - a.y * b.x
    }
    return sum.magnitude / 2
  }

  /// The direction of the longest side, length 1.
  var longest: Spot {
    var best = Spot(1, 0)
    var most: Float = 0
    for i in corners.indices {
      let side = corners[(i + 1) % corners.count].spot - corners[i].spot
      if length(side) > most {
        most = length(side)
        best = side / most
      }
    }
    return best
  }

  /// How far the piece reaches along a direction.
  func extent(along way: Spot) -> (low: Float, high: Float) {
    var low = Float.infinity
    var high = -Float.infinity
    for corner in corners {
      low = min(low, dot(corner.spot, way))
      high = max(high, dot(corner.spot, way))
    }
    return (low, high)
  }

  /// The part on the side of a line that `out` points away from, with a street along the cut.
  func cut(through p: Spot, out: Spot, street: Float) -> ConvexPiece? {
    var kept: [Corner] = []
    for i in corners.indices {
      let a = corners[i]
      let b = corners[(i + 1) % corners.count]
      let da = dot(a.spot - p, out)
      let db = dot(b.spot - p, out)
      if da <= 0 { kept.append(a) }
      if (da < 0 && db > 0) || (da > 0 && db < 0) {
        let crossing = mix(a.spot, b.spot, da / (da - db))
        // Leaving, the cut itself begins here; coming back, the old side goes on.
        kept.append(Corner(spot: crossing, street: da < 0 ? street : a.street))
      }
    }
    return kept.count > 2 ? ConvexPiece(corners: kept) : nil
  }

  /// The piece without the half of each street that it owes; nil when nothing is left.
  func inset(extra: Float = 0) -> ConvexPiece? {
    var piece: ConvexPiece? = self
    let sign: Float = isClockwise ? 1 : -1
    for i in corners.indices {
      let a = corners[i].spot
      let way = normalized(corners[(i + 1) % corners.count].spot - a)
      let out = Spot(way.y, -way.x) * sign
      piece = piece?.cut(through: a - out * (corners[i].street / 2 + extra), out: out, street: 0)
    }
    return piece
  }

  private var isClockwise: Bool {
    var sum: Float = 0
    for i in corners.indices {
      let a = corners[i].spot
      let b = corners[(i + 1) % corners.count].spot
      sum += a.x * b.y - a.y * b.x
    }
    return sum > 0
  }

  /// The outline with its corners cut round.
  func rounded(_ radius: Float) -> [Spot] {
    guard radius > 0 else { return spots }
    var ring: [Spot] = []
    for i in corners.indices {
      let before = corners[(i + corners.count - 1) % corners.count].spot
      let here = corners[i].spot
      let after = corners[(i + 1) % corners.count].spot
      let a = here + normalized(before - here) * min(radius, length(before - here) * 0.45)
      let b = here + normalized(after - here) * min(radius, length(after - here) * 0.45)
      for step in 0...4 {
        let t = Float(step) / 4
        ring.append(mix(mix(a, here, t), mix(here, b, t), t))
      }
    }
    return ring
  }
}
