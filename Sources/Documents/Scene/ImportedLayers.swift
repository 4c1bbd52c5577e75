import Art
import Effects
import Geometry

/// Layers of a file as pictures and layers of a scene. At rest they look like the file.
public struct ImportedLayers: Sendable {
  public internal(set) var images: [SceneImage] = []
  /// From the back to the front, one for each picture.
  public private(set) var layers: [LayerSettings] = []

  /// - Parameters:
  ///   - shown: Layers of the file, from the back to the front.
  ///   - path: The path of the file as the scene writes it.
  ///   - box: The size of what the layers are in, in points.
  ///   - screen: Width of the screen, in points.
  ///   - taken: The ids of the scene's other pictures.
  public init(
    _ shown: [ArtLayer], of art: ArtOutline, at path: String, in box: Size, screen: Double, taken: Set<String> = []
  ) {
    var taken = taken
    let width = CanvasFrame(art).width(covering: box, screen: screen)
    // A hidden layer has the ratio of the next one in front of it, and changes that of no other.
    let visible = max(1, shown.count(where: \.isVisible))
    var place = 0
    for layer in shown {
      var image = SceneImage(path, layer: layer.path)
      let id = FilePath.identifier(of: image.address, among: taken)
      taken.insert(id)
      image.id = id
      images.append(image)
      let depth = SuggestedRatio.ratio(at: min(place, visible - 1), of: visible)
      if layer.isVisible { place += 1 }
      layers.append(
        LayerSettings(layer, picture: id, ratio: SuggestedRatio.ratio(in: layer.name) ?? depth, width: width))
    }
  }

  /// The same in a scene as it is.
  public init(_ shown: [ArtLayer], of art: ArtOutline, at path: String, in scene: Scene) {
    let screen = scene.device.size
    let effect = scene.effect as? Layers
    let box = effect?.place == .header ? Size(width: screen.width, height: effect?.height ?? 0) : screen
    self.init(
      shown, of: art, at: path, in: box, screen: screen.width, taken: Set(scene.content.images.compactMap(\.id)))
  }
}

/// The canvas of a file on a screen.
struct CanvasFrame {
  private let aspect: Double
  /// A lower header could hardly collapse.
  private static let leastHeight = 200.0
  private static let mostHeight = 2000.0
  /// No layer is wider, in screens.
  private static let mostWidth = 10.0

  init(_ art: ArtOutline) { aspect = Double(max(1, art.width)) / Double(max(1, art.height)) }
}

extension CanvasFrame {
  /// Height of a header that shows the canvas, in points.
  func height(on screen: Size) -> Double { min(Self.mostHeight, max(Self.leastHeight, screen.width / aspect)) }

  /// Width of the whole canvas where it covers a box, in screens.
  func width(covering box: Size, screen: Double) -> Double {
    min(Self.mostWidth, max(1, box.height * aspect / max(1, screen)))
  }
}

extension LayerSettings {
  fileprivate init(_ layer: ArtLayer, picture: String, ratio: Double, width: Double) {
    self.init()
    (name, self.ratio, self.width) = (layer.name, ratio, width)
    self.picture = .id(picture)
    hidden = !layer.isVisible
    fade(to: layer.opacity)
  }

  /// Multiplies the opacity of every key, or of a first one.
  mutating func fade(to share: Double) {
    guard share < 1 else { return }
    if keys.isEmpty { keys = [LayerKey()] }
    if !keys.contains(where: { $0.sets(.opacity) }) { keys[0].set(.opacity, to: 1) }
    for index in keys.indices where keys[index].sets(.opacity) {
      keys[index].opacity = (keys[index].opacity * share * 1000).rounded() / 1000
    }
  }
}
