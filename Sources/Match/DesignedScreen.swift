import Boundary
import Documents
import Effects
import Geometry
import Measure
import PreviewKit

/// A scene by its formulas: its layers at any offset, without what the system draws.
struct DesignedScreen {
  let preview: Preview
  private let painter: LayerPainter
  private let isLinked: Bool

  init(_ scene: Scene, _ pictures: ScenePictures) {
    preview = Preview(scene, pictures: pictures)
    painter = LayerPainter(preview)
    isLinked = preview.hasPast
  }
}

extension DesignedScreen {
  var scene: Scene { preview.scene }
  var extent: Extent { preview.extent }
  var axis: Axis { preview.extent.axis }
  var bounds: ClosedRange<Double> { preview.extent.bounds }
  var screen: Rect { preview.setting.screen }
  /// Whether its layers depend on the motion before.
  var hasPast: Bool { isLinked }

  /// The map of a screen that lies in a part of a frame.
  func map(_ band: FilmBand) -> ScreenMap {
    ScreenMap(
      across: Double(band.width) / screen.width, down: Double(band.height) / screen.height,
      corner: Point(x: Double(band.x), y: Double(band.y)))
  }

  /// Writes the layers of content that has rested at an offset.
  func layers(at offset: Double, into layers: inout [Layer]) { preview.restingLayers(at: offset, into: &layers) }

  func layers(at offset: Double) -> [Layer] {
    var layers: [Layer] = []
    self.layers(at: offset, into: &layers)
    return layers
  }

  func draw(_ layers: [Layer], into list: inout DrawList) { painter.draw(layers, at: 0, into: &list) }

  func draw(alone layer: Layer, into list: inout DrawList) { painter.draw(alone: layer, into: &list) }

  /// Whether a picture hides everything behind it.
  func isOpaque(_ layer: Layer) -> Bool {
    switch layer.content {
    case .picture(let index, _): preview.pictures.image(index)?.isOpaque ?? true
    case .shape: false
    default: true
    }
  }

  /// How far a point of a layer's box goes along the axis for a point of offset: -1 for content.
  func speed(of layer: Layer, at unit: Point, among next: [Layer], after step: Double) -> Double? {
    guard let other = next.first(where: { $0.id == layer.id }) else { return nil }
    let way = other.placement.point(ofPicture: unit).along(axis) - layer.placement.point(ofPicture: unit).along(axis)
    return way / step
  }
}

extension Point {
  func along(_ axis: Axis) -> Double { axis == .vertical ? y : x }
}

extension LayerContent {
  /// Whether it is a text or a symbol, whose box has room around the ink.
  var isInk: Bool {
    switch self {
    case .title, .text, .heading, .backMark, .tab, .item: true
    default: false
    }
  }
}
