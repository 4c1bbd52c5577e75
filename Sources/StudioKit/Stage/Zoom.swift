import Geometry

/// The size and position of the phone: fitted, or chosen by the user.
struct Zoom: Hashable, Sendable {
  /// Window points per phone point. Nil to fit.
  private(set) var factor: Double?
  /// Displacement of the phone's center from the stage's, in window points.
  private(set) var shift = Point(x: 0, y: 0)
}

extension Zoom {
  private static let range = 0.1...4.0
  /// A fitted phone this close to its actual size snaps to it, so that its points are whole pixels.
  private static let snap = 0.06
  /// Factor of each zoom step.
  static let step = 1.25
  /// The part of the phone that always stays on the stage, in window points.
  private static let hold = 48.0

  /// Changes the zoom while a point of the window keeps showing the same content.
  ///
  /// - Parameter point: Nil for the middle of the stage.
  mutating func set(_ wanted: Double, around point: Point? = nil, in layout: StudioLayout) {
    let point = point ?? layout.stage.center
    let factor = min(max(wanted, Self.range.lowerBound), Self.range.upperBound)
    let growth = factor / layout.zoom
    let (center, middle) = (layout.picture.center, layout.stage.center)
    shift = Point(
      x: point.x + (center.x - point.x) * growth - middle.x, y: point.y + (center.y - point.y) * growth - middle.y)
    self.factor = factor
  }

  /// Sets an exact zoom, centered on the stage.
  mutating func set(exactly factor: Double) { self = Zoom(factor: factor) }

  /// Fits the phone to the stage.
  mutating func fit() { self = Zoom() }

  /// Moves the phone without changing its size.
  mutating func pan(dx: Double, dy: Double, in layout: StudioLayout) {
    let (center, middle) = (layout.picture.center, layout.stage.center)
    factor = layout.zoom
    shift = Point(x: center.x - middle.x + dx, y: center.y - middle.y + dy)
  }

  /// The fitted zoom, or actual size if that is close and has space.
  ///
  /// - Parameters:
  ///   - fit: The largest zoom that leaves a margin.
  ///   - most: The largest zoom that fits at all.
  static func snapped(_ fit: Double, most: Double) -> Double {
    (fit - 1).magnitude <= snap && most >= 1 ? 1 : fit
  }

  /// The center of a phone of this size, kept partly on the stage.
  func center(of size: Size, in stage: Rect) -> Point {
    func place(_ middle: Double, _ shift: Double, _ length: Double, from start: Double, to end: Double) -> Double {
      let reach = max(0, length / 2 - min(Self.hold, length, end - start))
      return min(max(middle + shift, start - reach), end + reach)
    }
    return Point(
      x: place(stage.midX, shift.x, size.width, from: stage.x, to: stage.maxX),
      y: place(stage.midY, shift.y, size.height, from: stage.y, to: stage.maxY))
  }
}
