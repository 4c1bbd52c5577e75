import Geometry

/// An element on the screen with its frame. Drawing, `layout`, x-ray, minimap, hit testing and coverage all use the
/// same layers.
public struct Layer: Hashable, Sendable {
  public var id: LayerID
  /// The frame of the part `crop` of the picture before clipping, in points of the screen.
  public var frame: Rect
  /// The visible part of a picture in its unit square, or of a line of text in that of its box. Outside the square the
  /// edge pixels repeat. Other contents ignore it.
  public var crop: Rect
  /// Whether the whole picture is within the frame. Its crop is then larger than the unit square, and nothing is
  /// painted beside the picture.
  public var isWhole = false
  /// The clip rectangle, in points of the screen; nil for none.
  public var clip: Rect?
  /// Degrees clockwise about the middle of the whole box, after the crop and before the clip.
  public var rotation = 0.0
  /// Share of its box that its keys show. Frame and crop are those of that part.
  public var reveal = 1.0
  /// Standard deviation of a blur, in points of the screen.
  public var blur = 0.0
  /// The surroundings of the picture for its blur.
  public var blurEdges = BlurEdges.fade
  /// The least and the greatest blur of its keys, for which pictures are prepared.
  public var blurs = 0.0...0.0
  /// 0...1. The refresh control ignores it.
  public var opacity: Double
  /// The axis along which a neighbor with the same opacity continues this layer, so that the joint stays invisible.
  public var joined: Axis?
  /// Corner radius of a picture, a card, an outline or a shade, and of the lower corners of a scrim, in points. Other
  /// contents ignore it.
  public var radius = 0.0
  /// Opacity of the soft shadow of a picture, 0...1. Other contents ignore it.
  public var shadow = 0.0
  /// Scale at which words are drawn; their lines are laid out for the frame without it. Other contents ignore it.
  public var zoom = 1.0
  /// Corners, shadow and blending of a picture. Nil for none.
  public var finish: LayerFinish?
  public var content: LayerContent

  public init(
    _ id: LayerID, frame: Rect, crop: Rect = .unit, clip: Rect? = nil, opacity: Double = 1, content: LayerContent
  ) {
    self.id = id
    self.frame = frame
    self.crop = crop
    self.clip = clip
    self.opacity = opacity
    self.content = content
  }
}

extension Layer {
  /// The layer of a picture in its box, or of a page whose top is the header's picture.
  init(
    _ id: LayerID, frame: Rect, clip: Rect? = nil, opacity: Double = 1, picture: Int, shade: Double = 0,
    in setting: Setting
  ) {
    let fit = setting.fit(ofPicture: picture)
    self.init(
      id, frame: frame, crop: fit.crop(aspect: setting.aspect(ofPicture: picture), box: frame.size), clip: clip,
      opacity: opacity, content: setting.isPageHeader ? .page : .picture(picture, shade: shade))
    isWhole = fit.mode == .contain
  }

  /// The position of the layer on the screen: its visible part, its whole box, its turn and its clip.
  public var placement: Placement {
    Placement(
      frame: frame, whole: wholePicture,
      turn: rotation == 0 ? nil : Turn(degrees: rotation, about: wholePicture.center), clip: clip)
  }

  /// Whether it changes a color at all: a bar is there before it fades in.
  public var isVisible: Bool { opacity > Self.leastOpacity }

  /// A lower opacity is less than half a step of a color.
  private static let leastOpacity = 0.5 / 255

  /// The upright rectangle around the frame after turning and clipping.
  public var visibleFrame: Rect {
    guard rotation == 0 else { return placement.bounds }
    return if let clip { frame.intersection(clip) } else { frame }
  }

  /// The part of it that is painted: a picture that is seen whole leaves the rest of its frame free.
  public var paintedFrame: Rect { isWhole ? visibleFrame.intersection(wholePicture) : visibleFrame }

  /// Whether it draws beyond its frame.
  private var spreads: Bool { blur > 0 && blurEdges.spreads || finish?.shadow ?? 0 > 0 }

  /// The visible frame with what its blur and its shadow spread over.
  public var drawnFrame: Rect {
    guard spreads else { return visibleFrame }
    var placement = placement
    placement.frame = blurredPart.frame
    return placement.bounds
  }

  /// The frame and the crop with what the blur and the shadow spread over: beyond the edges of the picture, and not
  /// beyond those of a part that is revealed.
  public var blurredPart: (frame: Rect, crop: Rect) {
    guard spreads else { return (frame, crop) }
    let whole = wholePicture
    guard whole.width > 0, whole.height > 0 else { return (frame, crop) }
    let (reach, shadow) = (blur * Self.blurReach, whole.width * (finish?.reach ?? 0))
    let across = (blurEdges.across == .fade ? reach : 0) + shadow
    let down = (blurEdges.down == .fade ? reach : 0) + shadow
    let left = crop.x <= 0 ? across : 0
    let top = crop.y <= 0 ? down : 0
    let right = crop.maxX >= 1 ? across : 0
    let bottom = crop.maxY >= 1 ? down : 0
    return (
      Rect(
        x: frame.x - left, y: frame.y - top, width: frame.width + left + right, height: frame.height + top + bottom),
      Rect(
        x: crop.x - left / whole.width, y: crop.y - top / whole.height,
        width: crop.width + (left + right) / whole.width, height: crop.height + (top + bottom) / whole.height)
    )
  }

  /// Reach of a blur beyond a box, over its standard deviation. The rest of a Gaussian is less than a step of a color.
  public static let blurReach = 3.0

  /// The frame of the whole picture without the crop, before turning.
  public var wholePicture: Rect {
    guard crop.width > 0, crop.height > 0 else { return frame }
    let width = frame.width / crop.width
    let height = frame.height / crop.height
    return Rect(x: frame.x - crop.x * width, y: frame.y - crop.y * height, width: width, height: height)
  }

  /// Whether it touches the screen. Its blur alone does not count.
  public func touches(_ screen: Rect) -> Bool { placement.overlaps(screen) }

  /// Whether it is drawn on the screen.
  fileprivate func shows(on screen: Rect) -> Bool {
    !frame.isEmpty && (spreads ? drawnFrame.overlaps(screen) : touches(screen))
  }

  func mirrored(inWidth width: Double) -> Layer {
    var layer = self
    layer.frame = frame.mirrored(inWidth: width)
    layer.clip = clip?.mirrored(inWidth: width)
    layer.rotation = 0 - rotation
    return layer
  }
}

extension [Layer] {
  /// Appends a layer that intersects the screen. Drops others, and layers with frames that are not finite.
  mutating func show(_ layer: Layer, on screen: Rect) {
    guard layer.frame.isFinite, layer.crop.isFinite, layer.clip?.isFinite != false, layer.opacity.isFinite,
      layer.rotation == 0 && layer.blur == 0 && layer.finish == nil
        ? layer.visibleFrame.overlaps(screen) : layer.shows(on: screen)
    else { return }
    append(layer)
  }
}
