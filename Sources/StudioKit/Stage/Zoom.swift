import Geometry

/// How large the phone is drawn, and where: as large as fits, or as somebody wants it.
struct Zoom: Hashable, Sendable {
  /// Points of the window for a point of the phone; nil: as many as fit.
  private(set) var factor: Double?
  /// How far the middle of the phone lies from that of the stage, in points of the window.
  private(set) var shift = Point(x: 0, y: 0)
}

extension Zoom {
  private static let range = 0.1...4.0
  /// Phones that fit at nearly their own size have it: their points are whole pixels then.
  private static let snap = 0.06
  /// How much larger each step is.
  static let step = 1.25
  /// What of the phone always stays on the stage, in points of the window.
  private static let hold = 48.0

  /// Another size, at which a point of the window shows what it showed before.
  ///
  /// - Parameter point: Nil: the middle of the stage.
  mutating func set(_ wanted: Double, around point: Point? = nil, in layout: StudioLayout) {
    let point = point ?? layout.stage.center
    let factor = min(max(wanted, Self.range.lowerBound), Self.range.upperBound)
    let growth = factor / layout.zoom
    let (center, middle) = (layout.picture.center, layout.stage.center)
    shift = Point(
      x: point.x + (center.x - point.x) * growth - middle.x, y: point.y + (center.y - point.y) * growth - middle.y)
    self.factor = factor
  }

  /// A given size, in the middle of the stage.
  mutating func set(exactly factor: Double) { self = Zoom(factor: factor) }

  /// As large as fits.
  mutating func fit() { self = Zoom() }

  /// Moves the phone, at the size that it has.
  mutating func pan(dx: Double, dy: Double, in layout: StudioLayout) {
    let (center, middle) = (layout.picture.center, layout.stage.center)
    factor = layout.zoom
    shift = Point(x: center.x - middle.x + dx, y: center.y - middle.y + dy)
  }

  /// The size that fits, or the phone's own where that is near and has room.
  ///
  /// - Parameters:
  ///   - fit: The largest that leaves a margin.
  ///   - most: The largest that has room at all.
  static func snapped(_ fit: Double, most: Double) -> Double {
    (fit - 1).magnitude <= snap && most >= 1 ? 1 : fit
  }

  /// The middle of a phone so large, some of which stays on the stage.
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
