import Geometry

/// A demonstration of an effect: the gesture that shows it, and the moment for a single picture.
public struct Demo: Hashable, Sendable {
  public var gesture: Gesture
  /// The scrolled distance from the start of the content, in points.
  public var moment: Double

  public init(_ gesture: Gesture, moment: Double) {
    self.gesture = gesture
    self.moment = moment
  }
}

extension Demo {
  /// A screen on, slowly enough to see the motion, and back.
  ///
  /// - Parameters:
  ///   - pullsEnd: Whether content shorter than that is pulled past its end.
  ///   - moment: A third of a screen by default.
  init(acrossAScreenOf extent: Extent, in setting: Setting, pullsEnd: Bool = false, moment: Double? = nil) {
    let (start, end) = (extent.bounds.lowerBound, extent.bounds.upperBound)
    let screen = setting.viewport.length(along: extent.axis)
    let far = start + screen * 0.9
    self.init(
      Gesture(
        Gesture.Stroke(to: pullsEnd ? far : min(end, far), lasting: 2.2, pause: 0.4),
        Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3)),
      moment: moment ?? min((end - start) / 3, screen / 3).rounded())
  }

  /// A pull, a scroll until a header of that height is gone, and the way back.
  ///
  /// - Parameter pull: The distance of the pull in points, and the pause in it in seconds.
  init(
    pastAHeader height: Double, from start: Double, pull: (distance: Double, pause: Double), moment: Double
  ) {
    self.init(
      Gesture(
        Gesture.Stroke(to: start - pull.distance, lasting: 0.8, pause: pull.pause),
        Gesture.Stroke(to: start + height * 1.3, lasting: 1.3, pause: 0.4),
        Gesture.Stroke(to: start, lasting: 1.1, pause: 0.3)),
      moment: moment)
  }
}
