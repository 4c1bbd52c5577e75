import Art
import Effects
import Geometry
import Notation
import Parameters

/// A layers scene made of a file with layers: at offset 0 it looks like the file.
public struct ImportedScene: Sendable {
  public private(set) var scene: Scene
  /// What is not shown, or in another way than in the editor: a sentence each, with the layer's name.
  public private(set) var remarks: [String]

  /// - Parameters:
  ///   - art: The file.
  ///   - path: Its path as the scene writes it.
  ///   - title: The scene's title.
  /// - Returns: Nil if no layer can be shown.
  public init?(_ art: ArtFile, at path: String, title: String, place: Layers.Place = .header) {
    let shown = art.layers.filter(\.isShown)
    guard !shown.isEmpty else { return nil }
    var layers = Layers()
    layers.place = place
    var scene = Scene(effect: layers)
    scene.title = title
    let frame = CanvasFrame(width: art.width, height: art.height, on: scene.device.size)
    layers.height = frame.height
    // No layer fills the box, so the header leaves as a whole.
    layers.minHeight = 0
    layers.length = Self.screens
    layers.layers = []
    var taken: Set<String> = []
    for (index, layer) in shown.prefix(Self.most).enumerated() {
      var image = SceneImage(path, layer: layer.path)
      let id = FilePath.identifier(of: image.address, among: taken)
      taken.insert(id)
      image.id = id
      scene.content.images.append(image)
      let depth = SuggestedRatio.ratio(at: index, of: min(shown.count, Self.most))
      layers.layers.append(
        LayerSettings(
          layer, picture: id, ratio: SuggestedRatio.ratio(in: layer.name) ?? depth, width: frame.width(in: place)))
    }
    scene.effect = layers
    self.scene = scene
    remarks = art.layers.compactMap { layer in layer.remark.map { "\(layer.path): \($0)" } }
    if shown.count > Self.most {
      remarks.append(
        "A scene has at most \(Self.most) layers; the nearest \(shown.count - Self.most) of the file are left out.")
    }
  }

  /// Layers of a scene.
  private static let most = 64
  /// Length of a whole screen's scroll, in screens.
  private static let screens = 2.0
}

/// The size of a canvas on a screen.
private struct CanvasFrame {
  private let aspect: Double
  private let screen: Size
  /// A lower header could hardly collapse.
  private static let leastHeight = 200.0
  private static let mostHeight = 2000.0

  init(width: Int, height: Int, on screen: Size) {
    aspect = Double(max(1, width)) / Double(max(1, height))
    self.screen = screen
  }

  /// Height of the header, in points.
  var height: Double { min(Self.mostHeight, max(Self.leastHeight, screen.width / aspect)) }

  /// Width of the whole canvas, in screens, so that it covers its box.
  func width(in place: Layers.Place) -> Double {
    let box = place == .header ? height : screen.height
    return min(10, max(1, box * aspect / screen.width))
  }
}

extension LayerSettings {
  fileprivate init(_ layer: ArtLayer, picture: String, ratio: Double, width: Double) {
    self.init()
    (name, self.ratio, self.width) = (layer.name, ratio, width)
    self.picture = .id(picture)
    hidden = !layer.isVisible
    if layer.opacity < 1 {
      var key = LayerKey()
      key.opacity = (layer.opacity * 1000).rounded() / 1000
      keys = [key]
    }
  }
}
