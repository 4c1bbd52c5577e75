import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport

/// Scenes of layers with pictures that are functions.
enum AuditedScenes {
  /// A whole screen of layers on a device without bars.
  static func scene(
    _ layers: [JSONValue], length: Double = 2, pictures: Int = 1, size: Size = Size(width: 120, height: 200)
  ) -> Scene {
    var scene = Scene(effect: Layers(["place": "screen", "length": .number(length), "layers": .list(layers)]))
    scene.device.width = size.width
    scene.device.height = size.height
    scene.device.insets = Insets()
    scene.content.images = (0..<pictures).map { SceneImage("\($0).png") }
    return scene
  }

  static func pictures(_ count: Int, size: Size = Size(width: 120, height: 200), isOpaque: Bool = true) -> ScenePictures
  {
    ScenePictures(
      images: (0..<count).map { ScenePicture(id: PictureID(rawValue: $0), size: size, isOpaque: isOpaque) })
  }

  /// The contrast of the white or dark bars of a text at an offset, with pictures alone under it: the lowest but for a
  /// hundredth. Computed from the functions, not from pixels. Nil if less than half of the letters shows.
  static func contrast(
    _ scene: Scene, _ text: String, at offset: Double, _ painter: FlatPainter
  ) -> Double? {
    let setting = scene.setting { _ in Size(width: 120, height: 200) }
    let layers = scene.effect.layers(at: offset, in: setting)
    guard let index = layers.firstIndex(where: { $0.id.description == text }),
      case .text(let words) = layers[index].content
    else { return nil }
    let (box, screen) = (layers[index].frame, setting.screen)
    var contrasts: [Double] = []
    var (shown, all) = (0, 0)
    for y in 0..<Int(box.height.rounded(.up)) {
      for x in 0..<Int(box.width.rounded(.up)) {
        let place = Point(x: box.x + Double(x) + 0.5, y: box.y + Double(y) + 0.5)
        guard place.x < box.maxX, place.y < box.maxY, FlatPainter.hasInk(at: place, in: box) else { continue }
        all += 1
        guard screen.contains(place) else { continue }
        shown += 1
        var under = scene.backdrop == .light ? SIMD4(242.0, 242, 247, 255) / 255 : SIMD4(17.0, 18, 20, 255) / 255
        for layer in layers[..<index] {
          guard case .picture(let number, _) = layer.content, layer.frame.contains(place) else { continue }
          var color = painter.pictures[number](
            layer.crop.x + (place.x - layer.frame.x) / layer.frame.width * layer.crop.width,
            layer.crop.y + (place.y - layer.frame.y) / layer.frame.height * layer.crop.height)
          color.w *= (layer.opacity * 255).rounded() / 255
          under = under + (color - under) * color.w
        }
        let ground = luminance(under)
        let hex = words.color
        let letters = luminance(
          SIMD4(Double(hex >> 16), Double(hex >> 8 & 0xFF), Double(hex & 0xFF), 255) / 255)
        contrasts.append((max(ground, letters) + 0.05) / (min(ground, letters) + 0.05))
      }
    }
    guard shown * 2 >= all, !contrasts.isEmpty else { return nil }
    contrasts.sort()
    return contrasts[contrasts.count / 100]
  }

  /// The linear light of each step of a channel.
  private static let linear: [Double] = (0...255).map { step in
    let share = Double(step) / 255
    return share <= 0.04045 ? share / 12.92 : Power.of((share + 0.055) / 1.055)
  }

  private static func luminance(_ color: SIMD4<Double>) -> Double {
    // Eight bits, as a screen has them.
    func light(_ share: Double) -> Double { linear[Int(min(255, max(0, share * 255 + 0.5)))] }
    return 0.2126 * light(color.x) + 0.7152 * light(color.y) + 0.0722 * light(color.z)
  }
}
