import Geometry

extension Layers {
  /// Pulls and releases a header and scrolls past it; scrolls a whole screen on and back.
  public func gesture(in setting: Setting) -> Gesture {
    let bounds = extent(in: setting).bounds
    guard place == .header else {
      let screen = setting.viewport.length(along: scrollAxis)
      let end = min(bounds.upperBound, screen * 2)
      return Gesture(
        Gesture.Stroke(to: end / 2, lasting: 1.5, pause: 0.2), Gesture.Stroke(to: end, lasting: 1.5, pause: 0.4),
        Gesture.Stroke(to: bounds.lowerBound, lasting: 2, pause: 0.3))
    }
    return Gesture(
      Gesture.Stroke(to: bounds.lowerBound - height * 0.3, lasting: 0.8, pause: 1.1),
      Gesture.Stroke(to: min(bounds.upperBound, height * 1.3), lasting: 1.6, pause: 0.4),
      Gesture.Stroke(to: bounds.lowerBound, lasting: 1.3, pause: 0.3))
  }

  /// A header half collapsed; a screen between the first and the second.
  public func goodMoment(in setting: Setting) -> Double {
    place == .header ? (height - minHeight) / 3 : setting.viewport.length(along: scrollAxis) / 2
  }
}
