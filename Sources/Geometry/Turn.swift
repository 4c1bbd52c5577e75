import Glibc

/// A turn about a point, clockwise as it is seen.
public struct Turn: Hashable, Sendable {
  public let degrees: Double
  /// The point that stays in place.
  public let pivot: Point
  private let cosine: Double
  private let sine: Double

  /// Nil where nothing is turned: whole circles, and angles that are not finite.
  public init?(degrees: Double, about pivot: Point) {
    let angle = degrees.remainder(dividingBy: 360)
    guard angle != 0, angle.isFinite, pivot.x.isFinite, pivot.y.isFinite else { return nil }
    self.degrees = degrees
    self.pivot = pivot
    (cosine, sine) = Self.cosineAndSine(angle)
  }

  /// Sine and cosine of an angle.
  static func direction(degrees: Double) -> (sine: Double, cosine: Double) {
    let (cosine, sine) = cosineAndSine(degrees.remainder(dividingBy: 360))
    return (sine, cosine)
  }

  /// Quarters are exact, so that an upright picture stays upright.
  private static func cosineAndSine(_ degrees: Double) -> (Double, Double) {
    switch degrees {
    case 90: (0, 1)
    case -90: (0, -1)
    case 180, -180: (-1, 0)
    default: (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    }
  }
}

extension Turn {
  /// The turned place of a point.
  public func place(_ point: Point) -> Point {
    let (x, y) = (point.x - pivot.x, point.y - pivot.y)
    return Point(x: pivot.x + x * cosine - y * sine, y: pivot.y + x * sine + y * cosine)
  }

  /// The point that is turned to a place.
  public func origin(of place: Point) -> Point {
    let (x, y) = (place.x - pivot.x, place.y - pivot.y)
    return Point(x: pivot.x + x * cosine + y * sine, y: pivot.y - x * sine + y * cosine)
  }

  /// The smallest upright rectangle around a turned one.
  public func bounds(of rect: Rect) -> Rect { Self.box(around: rect, place) }

  /// The smallest rectangle that, turned, contains an upright one.
  func originBounds(of rect: Rect) -> Rect { Self.box(around: rect, origin) }

  private static func box(around rect: Rect, _ place: (Point) -> Point) -> Rect {
    let (one, two) = (place(rect.origin), place(Point(x: rect.maxX, y: rect.y)))
    let (three, four) = (place(Point(x: rect.maxX, y: rect.maxY)), place(Point(x: rect.x, y: rect.maxY)))
    let (left, top) = (min(one.x, two.x, three.x, four.x), min(one.y, two.y, three.y, four.y))
    return Rect(
      x: left, y: top, width: max(one.x, two.x, three.x, four.x) - left,
      height: max(one.y, two.y, three.y, four.y) - top)
  }

  /// The same turn in a drawing that is scaled and moved.
  public func placed(scale: Double, origin: Point) -> Turn? {
    Turn(degrees: degrees, about: Point(x: origin.x + pivot.x * scale, y: origin.y + pivot.y * scale))
  }
}

extension Turn {
  /// The direction of a point as it is seen from another: degrees clockwise from the right.
  public static func degrees(from pivot: Point, to point: Point) -> Double {
    atan2(point.y - pivot.y, point.x - pivot.x) * 180 / .pi
  }

  /// The half width that a box needs to contain a rectangle with these half sides about the same middle, whichever
  /// angle between two it is turned by. The half height is that of the rectangle with its sides exchanged.
  public static func reach(halfWidth: Double, halfHeight: Double, degrees: ClosedRange<Double>) -> Double {
    func reach(_ degrees: Double) -> Double {
      let (cosine, sine) = cosineAndSine(degrees.remainder(dividingBy: 360))
      return halfWidth * cosine.magnitude + halfHeight * sine.magnitude
    }
    // It grows up to the diagonal's angle and falls from there, the same in every quarter, mirrored in every second.
    let diagonal = atan2(halfHeight, halfWidth) * 180 / .pi
    let span = degrees.upperBound - degrees.lowerBound
    for peak in [diagonal, 180 - diagonal] {
      let start = (degrees.lowerBound - peak) / 180
      if span >= 180 || start.rounded(.up) <= start + span / 180 {
        return (halfWidth * halfWidth + halfHeight * halfHeight).squareRoot()
      }
    }
    return max(reach(degrees.lowerBound), reach(degrees.upperBound))
  }
}
