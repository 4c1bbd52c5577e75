import Geometry

extension StretchBanner {
  /// Pulls until the banner shows more of the picture, releases, scrolls until it has collapsed, and returns.
  public func gesture(in setting: Setting) -> Gesture {
    let height = restingHeight(in: setting)
    let start = extent(in: setting).bounds.lowerBound
    return Gesture(
      Gesture.Stroke(to: start - height * 0.5, lasting: 0.8, pause: 1.1),
      Gesture.Stroke(to: start + height * 1.3, lasting: 1.3, pause: 0.4),
      Gesture.Stroke(to: start, lasting: 1.1, pause: 0.3))
  }

  /// Half collapsed.
  public func goodMoment(in setting: Setting) -> Double { 120 }
}
