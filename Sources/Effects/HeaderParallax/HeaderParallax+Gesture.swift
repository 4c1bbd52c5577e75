import Geometry

extension HeaderParallax {
  /// Pulls until the header stretches or refreshes, releases, scrolls until it is gone, and returns.
  public func gesture(in setting: Setting) -> Gesture {
    let height = restingHeight(in: setting)
    let start = extent(in: setting).bounds.lowerBound
    let isRefreshing = overscroll == .refresh
    let pull = isRefreshing ? refreshThreshold * 1.15 : height * 0.5
    let settling = 1.1
    return Gesture(
      Gesture.Stroke(
        to: start - pull, lasting: 0.8, pause: isRefreshing ? refreshDuration + settling : settling),
      Gesture.Stroke(to: start + height * 1.3, lasting: 1.3, pause: 0.4),
      Gesture.Stroke(to: start, lasting: 1.1, pause: 0.3))
  }

  /// Pulled, so that the header refreshes or stretches.
  public func goodMoment(in setting: Setting) -> Double { overscroll == .refresh ? -84 : -70 }
}
