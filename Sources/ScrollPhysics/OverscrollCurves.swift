import Glibc

/// The numbers of Chromium's way past an edge, from its elastic overscroll controller for Windows and Android.
enum OverscrollCurves {
  /// A slower one, in points per second, goes no further out.
  static let slowest = 200.0

  /// Points further out for a speed.
  static func reach(_ speed: Double) -> Double { speed > slowest ? 35 * (speed / 1000).squareRoot() : 0 }

  static func timeOut(reach: Double) -> Double { min(150, 2.5 * reach) / 1000 }

  static func timeBack(from distance: Double) -> Double { min(300, 15 * distance.magnitude) / 1000 }

  static func curveOut(_ speed: Double) -> EasingCurve { curve(speed, 0.25, 1, 0.99, 1) }

  static func curveBack(_ speed: Double) -> EasingCurve { curve(speed, 0.05, 0.7, 0.25, 1) }

  /// The first corner is moved so that the curve's first slope is the speed in points per millisecond.
  private static func curve(
    _ speed: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> EasingCurve {
    let slope = speed > slowest ? speed / 1000 : 0
    return x1 * slope < y1 ? EasingCurve(x1, x1 * slope, x2, y2) : EasingCurve(y1 / slope, y1, x2, y2)
  }
}

/// The numbers of Android's way past an edge without a stretched edge.
enum ThrownEdge {
  /// Pixels per second squared.
  static let brake = 2000.0
  /// Points past the edge: what `ViewConfiguration` lets a fling go.
  static let reach = 6.0
}
