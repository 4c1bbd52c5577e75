extension AlbumStack {
  /// Scrolls a few albums on, so that stacks fan out as they pass the middle, then a few more, and back.
  public func gesture(in setting: Setting) -> Gesture {
    let start = extent(in: setting).bounds.lowerBound
    return Gesture(
      Gesture.Stroke(to: start + pitch * 2, lasting: 1.1, pause: 0.3),
      Gesture.Stroke(to: start + pitch * 4, lasting: 1.1, pause: 0.3),
      Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3))
  }

  /// Between two covers.
  public func goodMoment(in setting: Setting) -> Double { 320 }
}
