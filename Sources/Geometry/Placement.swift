/// The position of something on the screen: the visible part of its box, turned, then clipped.
public struct Placement: Hashable, Sendable {
  /// The part that is shown, before the turn.
  public var frame: Rect
  /// The whole box, before the turn.
  public var whole: Rect
  public var turn: Turn?
  public var clip: Rect?

  public init(frame: Rect, whole: Rect, turn: Turn? = nil, clip: Rect? = nil) {
    (self.frame, self.whole, self.turn, self.clip) = (frame, whole, turn, clip)
  }
}

extension Placement {
  /// The upright rectangle around what shows, clipped.
  public var bounds: Rect {
    let around = turn?.bounds(of: frame) ?? frame
    return if let clip { around.intersection(clip) } else { around }
  }

  /// Whether a point of the screen lies in what shows.
  public func contains(_ point: Point) -> Bool {
    clip?.contains(point) != false && frame.contains(turn?.origin(of: point) ?? point)
  }

  /// Whether anything of it shows in an upright rectangle. Touching edges do not count.
  public func overlaps(_ rect: Rect) -> Bool {
    guard let turn else { return bounds.overlaps(rect) }
    let seen = if let clip { clip.intersection(rect) } else { rect }
    // Two rectangles are apart if and only if a side of one of them lies between them.
    return turn.bounds(of: frame).overlaps(seen) && turn.originBounds(of: seen).overlaps(frame)
  }

  /// The part of the frame, before the turn, that lies within an upright rectangle; around it where it is turned.
  public func part(in rect: Rect) -> Rect {
    let seen = bounds.intersection(rect)
    return turn.map { frame.intersection($0.originBounds(of: seen)) } ?? seen
  }

  /// The place on the screen of a point in the box's unit square.
  public func point(ofPicture point: Point) -> Point {
    let place = Point(x: whole.x + point.x * whole.width, y: whole.y + point.y * whole.height)
    return turn?.place(place) ?? place
  }

  /// The point of the box's unit square at a place on the screen. Nil where the box is empty.
  public func picturePoint(at place: Point) -> Point? {
    guard whole.width > 0, whole.height > 0 else { return nil }
    let origin = turn?.origin(of: place) ?? place
    return Point(x: (origin.x - whole.x) / whole.width, y: (origin.y - whole.y) / whole.height)
  }
}
