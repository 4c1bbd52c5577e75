import Geometry

/// Where a scene's screen lies in the frames of a film.
public struct ScreenMap: Hashable, Sendable {
  /// Pixels per point, across and down. They differ by the rounding of a scaled film to whole pixels.
  public var across: Double
  public var down: Double
  /// The screen's top left corner, in pixels of the film.
  public var corner: Point

  public init(across: Double, down: Double, corner: Point = Point(x: 0, y: 0)) {
    (self.across, self.down, self.corner) = (across, down, corner)
  }
}

extension ScreenMap {
  /// The point of the screen at a pixel that was painted with `across` pixels per point in both directions, and then
  /// found some pixels away.
  func point(ofPainted pixel: Point, movedDown way: Double = 0, movedRight side: Double = 0) -> Point {
    Point(x: (pixel.x + side - corner.x) / across, y: (pixel.y + way - corner.y) / down)
  }

  /// The point of the screen that was painted at a pixel.
  func paintedPoint(at pixel: Point) -> Point {
    Point(x: (pixel.x - corner.x) / across, y: (pixel.y - corner.y) / across)
  }

  /// The rectangle of pixels in which a rectangle of the screen is painted.
  func painted(_ rect: Rect) -> Rect {
    Rect(
      x: corner.x + rect.x * across, y: corner.y + rect.y * across, width: rect.width * across,
      height: rect.height * across)
  }
}
