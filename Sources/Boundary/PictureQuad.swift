import Geometry

/// A part of a picture and its target rectangle.
public struct PictureQuad: Hashable, Sendable {
  public var picture: PictureID
  /// The part, in the picture's unit square. Beyond the square, the edge pixels repeat.
  public var crop: Rect
  /// The target rectangle, in points.
  public var frame: Rect
  /// Multiplies the picture's colors; its alpha is the opacity. White leaves them unchanged.
  public var tint: Color
  /// Radius of the frame's antialiased corners, in points.
  public var radius: Double
  /// Turns the frame.
  public var turn: Turn?
  /// The axis along which an adjacent quad continues this one. Both edges snap to whole pixels so that no seam shows;
  /// the content in between keeps subpixel precision.
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

extension PictureQuad {
  /// The upright rectangle around it, in points.
  public var bounds: Rect { turn?.bounds(of: frame) ?? frame }
}

/// Identifies a picture without owning it. The canvas that loads the picture owns its pixels.
public struct PictureID: Hashable, Sendable {
  public var rawValue: Int
  /// Whether to draw the blurred version, as behind frosted glass. Nothing is drawn until it is available.
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
