/// Where content prefers to rest.
public enum Snap: Hashable, Sendable {
  /// Anywhere within the bounds.
  case none
  /// At these offsets, in any order; those outside the bounds do not count.
  case targets([Double], limitOne: Bool = false)
  /// At whole pages from the low bound, and at the high bound.
  case page(Double, limitOne: Bool = false)
  /// At whole pages as Flutter turns them: a moving page goes on by half, and then to the nearest, halves away from 0.
  case flutterPage(Double, slowest: Double = 20)
}

extension Snap {
  /// The target for content at `offset` that would coast to `projection`; nil to rest anywhere.
  ///
  /// It is the one nearest to the projection within the bounds. Between two equally near the one ahead wins, and the
  /// lower one for content that does not move. With `limitOne` it is never past the next target from here.
  public func target(
    from offset: Double, projection: Double, velocity: PointsPerSecond, bounds: ScrollBounds
  ) -> Double? {
    if case .flutterPage(let length, let slowest) = self, length > 0, length.isFinite {
      var page = (bounds.clamped(offset) - bounds.low) / length
      if velocity.magnitude > slowest { page += velocity.value < 0 ? -0.5 : 0.5 }
      return bounds.clamped(bounds.low + page.rounded(.toNearestOrAwayFromZero) * length)
    }
    var place = bounds.clamped(projection)
    if limitsToOne {
      place = max(place, neighbour(of: offset, above: false, orEqual: false, in: bounds) ?? place)
      place = min(place, neighbour(of: offset, above: true, orEqual: false, in: bounds) ?? place)
    }
    let below = neighbour(of: place, above: false, orEqual: true, in: bounds)
    let above = neighbour(of: place, above: true, orEqual: true, in: bounds)
    guard let below, let above else { return below ?? above }
    if place - below == above - place { return velocity.value > 0 ? above : below }
    return place - below < above - place ? below : above
  }

  private var limitsToOne: Bool {
    switch self {
    case .targets(_, let limitOne), .page(_, let limitOne): limitOne
    case .none, .flutterPage: false
    }
  }

  /// The nearest target above or below `place`. nil if there is none.
  private func neighbour(of place: Double, above: Bool, orEqual: Bool, in bounds: ScrollBounds) -> Double? {
    switch self {
    case .none, .flutterPage: return nil
    case .targets(let targets, _):
      var best: Double?
      for target in targets where bounds.contains(target) {
        let isBeside = target == place ? orEqual : (target > place) == above
        guard isBeside else { continue }
        best = best.map { above ? min($0, target) : max($0, target) } ?? target
      }
      return best
    case .page(let length, _):
      guard length > 0, length.isFinite else { return nil }
      let pages = (bounds.clamped(place) - bounds.low) / length
      var target = bounds.low + pages.rounded(above ? .up : .down) * length
      if !orEqual, target == place { target += above ? length : -length }
      if !orEqual, above ? place >= bounds.high : place <= bounds.low { return nil }
      return bounds.clamped(target)
    }
  }
}
