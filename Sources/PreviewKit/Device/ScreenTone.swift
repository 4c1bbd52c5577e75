import Boundary
import Documents
import Effects
import Geometry

/// The brightness of the screen under the system's overlays.
public struct ScreenTone {
  private let pictures: ScenePictures
  private let palette: Palette
  private let tones: [PictureID: PictureTone]

  /// - Parameter tones: The tones of loaded pictures; others count as their placeholder.
  public init(_ preview: Preview, tones: [PictureID: PictureTone]) {
    pictures = preview.pictures
    palette = Palette.of(preview.scene.backdrop)
    self.tones = tones
  }
}

extension ScreenTone {
  /// Whether white is more legible there than black.
  public func wantsLightInk(over place: Rect, _ layers: [Layer]) -> Bool {
    luminance(of: place, layers) < Self.middle
  }

  /// The luminance at which black and white have equal contrast: `(L + .05)² = .05 · 1.05`. Since luminance is about
  /// the square of the sRGB value, this is .46 in sRGB.
  private static let middle = 0.46

  /// The sRGB brightness of a place, 0...1: the layers composed, each as far as it covers the place.
  func luminance(of place: Rect, _ layers: [Layer]) -> Double {
    var luminance = palette.page.luminance
    guard place.width > 0, place.height > 0 else { return luminance }
    for index in layers.indices {
      let frame = layers[index].paintedFrame.intersection(place)
      guard !frame.isEmpty, let ground = ground(of: layers[index], in: frame) else { continue }
      let share = frame.width * frame.height / (place.width * place.height) * ground.opacity * layers[index].opacity
      luminance += (ground.luminance - luminance) * min(1, share)
    }
    return luminance
  }

  /// The color that a layer paints over a part of itself. Nil for text and lines, which leave the background as it is.
  private func ground(of layer: Layer, in frame: Rect) -> (luminance: Double, opacity: Double)? {
    switch layer.content {
    case .picture(let index, let shade):
      guard let (luminance, opacity) = tone(of: pictures.image(index), layer, in: frame) else {
        return (Palette.missing.luminance, 1)
      }
      return (luminance * (1 - shade), opacity)
    case .shape(let shape, _):
      let middle = Point(x: frame.midX, y: frame.midY)
      guard let place = layer.placement.picturePoint(at: middle) else { return nil }
      let color = shape.paint.color(at: shape.paint.way(aspect: shape.aspect).share(at: place.x, place.y))
      guard color.w > 0 else { return nil }
      return ((0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z) / color.w, color.w)
    case .blurred(let index):
      return tone(of: pictures.image(index), layer, in: frame)
    case .page: return tone(of: pictures.page, layer, in: frame) ?? (Palette.missing.luminance, 1)
    case .scrim(let share): return (0, share * 0.75)
    case .surface(.shade): return (0, 1)
    case .surface(.row), .surface(.card): return (palette.row.luminance, 1)
    case .surface(.bar): return (palette.bar.luminance, 1)
    case .surface(.missing): return (Palette.missing.luminance, 1)
    case .surface(.separator), .surface(.lightSeparator), .title, .text, .heading, .backMark, .tab, .item, .outline,
      .spinner,
      .indicator:
      return nil
    }
  }

  private func tone(of picture: ScenePicture?, _ layer: Layer, in frame: Rect) -> (Double, Double)? {
    guard let picture, let tone = tones[layer.content.isBlurred ? picture.id.blurred : picture.id] else { return nil }
    let whole = layer.wholePicture
    guard whole.width > 0, whole.height > 0 else { return nil }
    let part = Rect(
      x: (frame.x - whole.x) / whole.width, y: (frame.y - whole.y) / whole.height, width: frame.width / whole.width,
      height: frame.height / whole.height)
    let (luminance, opacity) = tone.mean(of: part)
    return (luminance, opacity)
  }
}

extension Color {
  /// The sRGB brightness, 0...1.
  fileprivate var luminance: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}
