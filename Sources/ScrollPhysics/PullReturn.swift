import Glibc

/// The return of a released pull: the pull itself decays, and the band shows what is left of it.
///
///     p(t) = (p₀ + w·t)·e^(−rt)      y(t) = y₀·f(p(t)) / f(p₀)
///
/// p is the pull in points, y the displacement from the edge, f the band, r the rate, and w the finger's own speed: the
/// content's over the band's slope. With w = 0 this is `UIScrollView`'s return, as recorded. WebKit's law for macOS has
/// the same form, without the band.
public struct PullReturn: Hashable, Sendable {
  public let start: Double
  public let edge: Double
  private let band: RubberBand
  /// p₀.
  private let pull: Double
  /// w, in points of pull per second.
  private let speed: Double
  /// r, per second.
  private let rate: Double
  /// y₀/f(p₀): 1 except for content further out than the band can show.
  private let excess: Double

  /// The return of content released at `offset` with its own velocity. Nil for content at the edge, or without a band.
  public init?(
    from offset: Double, to edge: Double, velocity: PointsPerSecond, bounds: ScrollBounds, parameters: ScrollParameters
  ) {
    let band = parameters.band(in: bounds)
    let rate = parameters.returnRate
    guard offset != edge, band.limit > 0, rate > 0, rate.isFinite else { return nil }
    let out = offset - edge
    let furthest = band.limit.isFinite ? 0.999 * band.limit : .infinity
    let pull = band.inverse(out.magnitude <= furthest ? out : out < 0 ? -furthest : furthest)
    let shown = band.displayed(pull)
    guard pull != 0, shown != 0 else { return nil }
    let slope = out / shown * band.slope(pull)
    (start, self.edge, self.band, self.pull, self.rate) = (offset, edge, band, pull, rate)
    excess = out / shown
    speed = slope > 0 ? velocity.value / slope : 0
  }
}

extension PullReturn {
  public func position(at time: Double) -> Double {
    time > 0 ? edge + excess * band.displayed(pull(at: time)) : start
  }

  /// The derivative of `position(at:)`. At time 0 it differs from the content's velocity before the release by the
  /// decay.
  public func velocity(at time: Double) -> PointsPerSecond {
    let time = max(0, time)
    let change = exp(-rate * time) * (speed * (1 - rate * time) - rate * pull)
    return PointsPerSecond(excess * band.slope(pull(at: time)) * change)
  }

  /// The finger's speed that is left: the content's, once it is inside. Zero when it has decayed.
  public func carried(at time: Double) -> PointsPerSecond { PointsPerSecond(speed * exp(-rate * max(0, time))) }

  /// The time at which an inward flick enters at the edge: −p₀/w. Nil without one.
  public var crossing: Double? { speed * pull < 0 ? -pull / speed : nil }

  /// The time at which it turns round: 1/r − p₀/w. Nil if it never does.
  private var turn: Double? {
    let time = speed == 0 ? 0 : 1 / rate - pull / speed
    return time > 0 && time.isFinite ? time : nil
  }

  /// The last time at which it is `distance` points from the edge; afterwards it stays closer. 0 if it always is.
  public func settlingTime(within distance: Double) -> Double {
    guard distance > 0, distance < excess * band.limit else { return 0 }
    let near = band.inverse(distance / excess)
    var from = 0.0
    if let turn, pull(at: turn).magnitude >= near { from = turn }
    let peak = pull(at: from)
    guard peak.magnitude > near else { return 0 }
    if speed == 0 { return log(peak.magnitude / near) / rate }
    let side: Double = peak < 0 ? -1 : 1
    var until = from + 1 / rate
    while side * pull(at: until) >= near { until = from + 2 * (until - from) }
    return root(from: from, to: until) { side * pull(at: $0) - near }
  }

  /// The first time at which it is at `offset`. Nil if it never is.
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    if offset == edge { return crossing }
    let goal = band.inverse((offset - edge) / excess)
    let first = turn ?? 0
    let second = max(first, settlingTime(within: (offset - edge).magnitude / 2))
    for (from, to) in [(0, first), (first, second)] where to > from {
      if (pull(at: from) < goal) != (pull(at: to) < goal) { return root(from: from, to: to) { pull(at: $0) - goal } }
    }
    return nil
  }

  private func pull(at time: Double) -> Double {
    let decay = exp(-rate * time)
    return decay > 0 ? (pull + speed * time) * decay : 0
  }
}

/// The way in which content returns that was pulled past an edge and released there.
public enum ReturnLaw: String, CaseIterable, Hashable, Sendable {
  /// By the spring of the bounce, or the preset's own curve.
  case spring
  /// The pull decays at `returnRate`, as in `PullReturn`.
  case pull
}
