import Glibc

/// The constants of Chromium's overscroll, from its elastic overscroll controller for Windows and Android.
enum OverscrollCurves {
  /// Minimum speed that overshoots the edge, in points per second.
  static let slowest = 200.0

  /// Overshoot in points for a given speed.
  static func reach(_ speed: Double) -> Double { speed > slowest ? 35 * (speed / 1000).squareRoot() : 0 }

  static func timeOut(reach: Double) -> Double { min(150, 2.5 * reach) / 1000 }

  static func timeBack(from distance: Double) -> Double { min(300, 15 * distance.magnitude) / 1000 }

  static func curveOut(_ speed: Double) -> EasingCurve { curve(speed, 0.25, 1, 0.99, 1) }

  static func curveBack(_ speed: Double) -> EasingCurve { curve(speed, 0.05, 0.7, 0.25, 1) }

  /// The curve with its first control point moved so that the initial slope is the speed in points per millisecond.
  private static func curve(
    _ speed: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> EasingCurve {
    let slope = speed > slowest ? speed / 1000 : 0
    return x1 * slope < y1 ? EasingCurve(x1, x1 * slope, x2, y2) : EasingCurve(y1 / slope, y1, x2, y2)
  }
}

/// The constants of Android's overscroll without a stretched edge.
enum ThrownEdge {
  /// Deceleration, in pixels per second squared.
  static let brake = 2000.0
  /// Maximum distance past the edge, in points, as `ViewConfiguration` limits a fling.
  static let reach = 6.0
}
