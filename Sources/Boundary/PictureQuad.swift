import Geometry

/// A part of a picture, and where it is drawn.
public struct PictureQuad: Hashable, Sendable {
  public var picture: PictureID
  /// The part, in the unit square of the picture. Where it leaves the square, the edge pixels go on.
  public var crop: Rect
  /// Where the part is drawn, in points.
  public var frame: Rect
  /// Multiplies the picture's colors; its alpha is the opacity. White changes nothing.
  public var tint: Color
  /// Radius of the frame's antialiased corners, in points.
  public var radius: Double
  /// Along this axis another quad goes on where it ends: both edges are drawn on whole pixels, so that nothing shows
  /// between the two, and what is drawn between them is as fine as ever.
  public var joined: Axis?
  /// The size in points at which the whole picture is sharp wherever its scene shows it: it is loaded for that size,
  /// however small it is drawn now. Nil: for the size at which it is drawn.
  public var sharpSize: Size?

  public init(
    _ picture: PictureID, crop: Rect = .unit, frame: Rect, tint: Color = .white, radius: Double = 0
  ) {
    self.picture = picture
    self.crop = crop
    self.frame = frame
    self.tint = tint
    self.radius = radius
  }
}

/// Names a picture without owning it. The canvas that loads the picture owns its pixels.
public struct PictureID: Hashable, Sendable {
  public var rawValue: Int
  /// The same picture as behind frosted glass. Where it is not there yet nothing is drawn.
  public var isBlurred: Bool

  public init(rawValue: Int, isBlurred: Bool = false) {
    self.rawValue = rawValue
    self.isBlurred = isBlurred
  }
}

extension PictureID {
  public var blurred: Self { Self(rawValue: rawValue, isBlurred: true) }
  public var sharp: Self { Self(rawValue: rawValue) }
}
