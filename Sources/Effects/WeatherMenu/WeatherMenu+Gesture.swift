import Geometry

extension WeatherMenu {
  /// A row from the bottom of the screen to the top, slowly enough to see its picture drift, and back.
  public func gesture(in setting: Setting) -> Gesture {
    let start = extent(in: setting).bounds.lowerBound
    return Gesture(
      Gesture.Stroke(to: start + setting.viewport.height * 0.9, lasting: 2.2, pause: 0.4),
      Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3))
  }

  /// With rows at both edges.
  public func goodMoment(in setting: Setting) -> Double { 140 }
}
