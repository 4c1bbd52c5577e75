import Geometry

/// One thing on the screen and where it lies. Drawing, `layout`, x-ray, minimap, hit test and coverage all read the
/// same layers.
public struct Layer: Hashable, Sendable {
  public var id: LayerID
  /// Where the part `crop` of the picture is drawn, before `clip`, in points of the screen.
  public var frame: Rect
  /// The part of the picture, in its unit square. Where it leaves the square the edge pixels go on.
  public var crop: Rect
  /// Nothing of the layer shows outside it.
  public var clip: Rect?
  public var opacity: Double
  /// Along this axis another layer goes on where it ends, with the same opacity, so that no edge of it is to be seen.
  public var joined: Axis?
  /// Of its corners, in points.
  public var radius = 0.0
  /// How dark the soft shadow around it is, from 0 to 1.
  public var shadow = 0.0
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
  /// What is left of the frame after the clip.
  public var visibleFrame: Rect { if let clip { frame.intersection(clip) } else { frame } }

  /// Where the whole picture would lie if nothing cropped it.
  public var wholePicture: Rect {
    guard crop.width > 0, crop.height > 0 else { return frame }
    let width = frame.width / crop.width
    let height = frame.height / crop.height
    return Rect(x: frame.x - crop.x * width, y: frame.y - crop.y * height, width: width, height: height)
  }

  func mirrored(inWidth width: Double) -> Layer {
    var layer = self
    layer.frame = frame.mirrored(inWidth: width)
    layer.clip = clip?.mirrored(inWidth: width)
    return layer
  }
}

extension [Layer] {
  /// Appends a layer that touches the screen; drops one that does not, or whose numbers are none.
  mutating func show(_ layer: Layer, on screen: Rect) {
    guard layer.frame.isFinite, layer.crop.isFinite, layer.clip?.isFinite != false, layer.opacity.isFinite,
      layer.visibleFrame.overlaps(screen)
    else { return }
    append(layer)
  }

  /// The foremost layer under a finger that a person would mean: a row, a picture, a header; not an indicator or a
  /// line.
  public func hit(at point: Point) -> Layer? {
    last { layer in
      switch layer.content {
      case .indicator, .spinner, .surface(.separator), .surface(.lightSeparator), .title, .text, .heading, .item,
        .scrim, .blurred, .backMark:
        false
      default: layer.visibleFrame.contains(point)
      }
    }
  }
}
