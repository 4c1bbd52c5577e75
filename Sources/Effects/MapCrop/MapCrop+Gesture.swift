import Geometry

extension MapCrop {
  /// Scrolls a map from the bottom of the screen to the top, slowly enough to show its drift, and back.
  public func gesture(in setting: Setting) -> Gesture {
    let start = extent(in: setting).bounds.lowerBound
    return Gesture(
      Gesture.Stroke(to: start + setting.viewport.height * 0.9, lasting: 2.2, pause: 0.4),
      Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3))
  }

  /// A map at each edge of the screen.
  public func goodMoment(in setting: Setting) -> Double { 260 }
}
