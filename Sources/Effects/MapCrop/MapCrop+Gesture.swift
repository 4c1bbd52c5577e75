import Geometry

extension MapCrop {
  /// A map from the bottom of the screen to the top, slowly enough to see it drift in its row, and back.
  public func gesture(in setting: Setting) -> Gesture {
    let start = extent(in: setting).bounds.lowerBound
    return Gesture(
      Gesture.Stroke(to: start + setting.viewport.height * 0.9, lasting: 2.2, pause: 0.4),
      Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3))
  }

  /// With a map at each edge.
  public func goodMoment(in setting: Setting) -> Double { 260 }
}
