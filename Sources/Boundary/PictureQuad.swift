import Geometry

/// A part of a picture and its target rectangle.
public struct PictureQuad: Hashable, Sendable {
  public var picture: PictureID
  /// A stronger blur of the same picture that is mixed in, and its share, 0...1.
  public private(set) var softer: PictureID?
  public private(set) var softness = 0.0
  /// The blurs that the picture will come to, which are prepared; nil for none.
  public var blursAhead: BlursAhead?
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
  /// What the picture is made of; nil for a file.
  public private(set) var making: PictureMaking?
  public var blend = PictureBlend.normal

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
  public init(_ making: PictureMaking, crop: Rect, frame: Rect, tint: Color = .white) {
    self.init(making.id, crop: crop, frame: frame, tint: tint)
    self.making = making
  }

  /// The upright rectangle around it, in points.
  public var bounds: Rect { turn?.bounds(of: frame) ?? frame }

  /// Blurs the picture.
  public mutating func soften(_ mix: BlurMix) {
    softer = mix.softer.map { picture.sharp.blurred($0) }
    picture = picture.sharp.blurred(mix.sharper)
    softness = mix.share
  }
}

/// The least and the greatest blur of a picture, as standard deviations in points.
public struct BlursAhead: Hashable, Sendable {
  public var least: Double
  public var most: Double
  public var edges: BlurEdges

  public init(least: Double, most: Double, edges: BlurEdges) {
    (self.least, self.most, self.edges) = (least, most, edges)
  }
}
