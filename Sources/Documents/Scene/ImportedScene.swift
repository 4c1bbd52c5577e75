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
  /// What of the layers' backs, and of the ground, the scroll shows: a sentence each, with the layer's name.
  public private(set) var uncovered: [String]

  /// - Parameters:
  ///   - art: What the file has.
  ///   - path: Its path as the scene writes it.
  ///   - title: The scene's title.
  /// - Returns: Nil if no layer can be shown.
  public init?(
    _ art: ArtOutline, at path: String, title: String, place: Layers.Place = .header, device: Device = Device()
  ) {
    let shown = art.layers.filter(\.isShown)
    guard !shown.isEmpty else { return nil }
    var layers = Layers()
    layers.place = place
    layers.height = CanvasFrame(art).height(on: device.size)
    // No layer fills the box, so the header leaves as a whole.
    layers.minHeight = 0
    layers.length = Self.screens
    scene = Scene(effect: layers)
    scene.title = title
    scene.device = device
    let imported = ImportedLayers(Array(shown.prefix(Layers.mostLayers)), of: art, at: path, in: scene)
    layers.layers = imported.layers
    // At these ratios it looks the same at rest, and is as large as a pull needs.
    if let furthest = layers.layers.firstIndex(where: { !$0.hidden }), place == .header,
      (0...1).contains(layers.layers[furthest].ratio)
    {
      layers.layers[furthest].fill = true
    }
    let behind = PaintedBehind(layers, on: device.size)
    uncovered = ([behind.ground] + layers.layers.indices.map(behind.sentence)).compactMap(\.self)
    scene.effect = layers
    scene.content.images = imported.images
    remarks = art.remarks
    if shown.count > Layers.mostLayers {
      remarks.append(
        "A scene has at most \(Layers.mostLayers) layers; the nearest \(shown.count - Layers.mostLayers) of the file "
          + "are left out.")
    }
  }

  /// Length of a whole screen's scroll, in screens.
  private static let screens = 2.0
}

extension ArtOutline {
  /// What is not shown, or in another way than in the editor: a sentence each, with the layer's name.
  public var remarks: [String] {
    [remark].compactMap(\.self) + layers.flatMap(\.allRemarksAlone).map { "\($0.path): \($0.words)" }
  }
}
