/// The preferred offsets at rest.
public enum Snap: Hashable, Sendable {
  /// Anywhere within the bounds.
  case none
  /// These offsets, in any order; those outside the bounds are ignored.
  case targets([Double], limitOne: Bool = false)
  /// Whole pages from the low bound, and the high bound.
  case page(Double, limitOne: Bool = false)
  /// Whole pages with Flutter's rule: a moving page advances by half, then goes to the nearest, with halves rounded
  /// away from 0.
  case flutterPage(Double, slowest: Double = 20)
  /// The stops of a track.
  case track(SnapTrack, SnapReach = .coast)
}

/// The number of stops that one flick can move on a track.
public enum SnapReach: Hashable, Sendable {
  /// To the stop nearest to the end of the coast.
  case coast
  /// The same, but at most to the next stop.
  case one
  /// Above this speed in points per second to the next stop in its direction, otherwise to the nearest.
  case turn(slowest: Double)
}

extension Snap {
  /// The target for content at `offset` that would coast to `projection`. Nil to rest anywhere.
  ///
  /// It is the one within the bounds nearest to the projection. If two are equally near, the one ahead wins, or the
  /// lower one for content at rest. With `limitOne` it is at most the next target from here.
  public func target(
    from offset: Double, projection: Double, velocity: PointsPerSecond, bounds: ScrollBounds
  ) -> Double? {
    if case .flutterPage(let length, let slowest) = self, length > 0, length.isFinite {
      var page = (bounds.clamped(offset) - bounds.low) / length
      if velocity.magnitude > slowest { page += velocity.value < 0 ? -0.5 : 0.5 }
      return bounds.clamped(bounds.low + page.rounded(.toNearestOrAwayFromZero) * length)
    }
    if case .track(_, .turn(let slowest)) = self {
      // Content released past an edge can only return.
      if velocity.magnitude > slowest, projection != offset {
        return next(from: offset, isUp: velocity.value > 0, in: bounds)
      }
      return nearest(to: bounds.clamped(offset), isUp: velocity.value >= 0, in: bounds)
    }
    var place = bounds.clamped(projection)
    if limitsToOne {
      place = max(place, neighbor(of: offset, above: false, orEqual: false, in: bounds) ?? place)
      place = min(place, neighbor(of: offset, above: true, orEqual: false, in: bounds) ?? place)
    }
    return nearest(to: place, isUp: velocity.value > 0, in: bounds)
  }

  /// The target for a stepwise move from one offset to another, by a key or wheel notches. On a track, a stop in that
  /// direction, however short the step; elsewhere, or without a distance, the nearest.
  func target(from offset: Double, sentTo place: Double, bounds: ScrollBounds) -> Double? {
    let goal = bounds.clamped(place)
    guard case .track = self, goal != offset else {
      return target(from: goal, projection: goal, velocity: .zero, bounds: bounds)
    }
    let stop = nearest(to: goal, isUp: goal > offset, in: bounds)
    guard let stop, (stop - offset) * (goal - offset) <= 0 else { return stop }
    return next(from: offset, isUp: goal > offset, in: bounds)
  }

  /// The target nearest to a place. If two are equally near, the upper one if `isUp`.
  private func nearest(to place: Double, isUp: Bool, in bounds: ScrollBounds) -> Double? {
    let below = neighbor(of: place, above: false, orEqual: true, in: bounds)
    let above = neighbor(of: place, above: true, orEqual: true, in: bounds)
    guard let below, let above else { return below ?? above }
    if place - below == above - place { return isUp ? above : below }
    return place - below < above - place ? below : above
  }

  /// The next target in a direction, or the last one.
  private func next(from offset: Double, isUp: Bool, in bounds: ScrollBounds) -> Double? {
    let place = bounds.clamped(offset)
    return neighbor(of: place, above: isUp, orEqual: false, in: bounds) ?? nearest(to: place, isUp: isUp, in: bounds)
  }

  /// The range of decay, per second, of a coast bent to end on a target, instead of the ordinary `decay`. Outside it, a
  /// spring is used.
  ///
  /// On a track nothing creeps: a coast to an item is hardly slower than any other, and one to a page is as quick as a
  /// page turn. Flutter's and Android's pages always use the spring.
  func bends(coastsOf decay: Double) -> (slowest: Double, fastest: Double) {
    switch self {
    case .track(_, .coast): (0.75 * decay, 12)
    case .track(_, .one): (6, 30)
    case .track(_, .turn): (.infinity, 0)
    default: (decay / 3, 12)
    }
  }

  private var limitsToOne: Bool {
    switch self {
    case .targets(_, let limitOne), .page(_, let limitOne): limitOne
    case .track(_, let reach): reach == .one
    case .none, .flutterPage: false
    }
  }

  /// The nearest target above or below `place`. Nil if there is none.
  private func neighbor(of place: Double, above: Bool, orEqual: Bool, in bounds: ScrollBounds) -> Double? {
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
    case .track(let track, _): return track.neighbor(of: place, above: above, orEqual: orEqual, in: bounds)
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
