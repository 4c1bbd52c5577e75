import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import ScrollPhysics

/// A scene on a screen, by its formulas: the layers at any offset.
struct AuditedScreen {
  let preview: Preview
  let painter: LayerPainter
  var setting: Setting { preview.setting }
  var extent: Extent { preview.extent }

  init(_ scene: Scene, _ pictures: ScenePictures, isStill: Bool = false) {
    preview = Preview(scene, pictures: pictures, isStill: isStill)
    painter = LayerPainter(preview)
  }
}

extension AuditedScreen {
  func layers(at offset: Double) -> [Layer] {
    var layers: [Layer] = []
    preview.restingLayers(at: offset, into: &layers)
    return layers
  }

  /// Every offset that can be reached, pulls included.
  var way: ClosedRange<Double> {
    let pull = setting.farthestPull.isFinite ? max(0, setting.farthestPull) : 0
    return extent.bounds.lowerBound - pull...extent.bounds.upperBound + pull
  }

  /// Length of the screen along the axis, in points.
  var length: Double { max(1, setting.viewport.length(along: extent.axis)) }

  /// The most of a way that is looked at, in screens: rows repeat.
  private static let (mostScreens, lastScreens) = (20.0, 3.0)

  /// The parts of the way that are looked at: all of it, or the first and the last screens of a long one.
  var stretches: [ClosedRange<Double>] {
    let way = way
    guard way.upperBound - way.lowerBound > Self.mostScreens * length else { return [way] }
    return [
      way.lowerBound...way.lowerBound + (Self.mostScreens - Self.lastScreens) * length,
      way.upperBound - Self.lastScreens * length...way.upperBound,
    ]
  }

  /// Offsets all along these parts.
  func offsets(every step: Double) -> [Double] {
    stretches.flatMap { Array(stride(from: $0.lowerBound, through: $0.upperBound, by: step)) }
  }

  /// The glide of a flick from the start, in points per second.
  func flick(at speed: Double) -> Plan {
    let bounds = extent.bounds
    return Plan(
      from: bounds.lowerBound, velocity: PointsPerSecond(speed),
      bounds: ScrollBounds(low: bounds.lowerBound, high: bounds.upperBound, viewport: length),
      parameters: preview.scene.scroll)
  }

  /// The part of a layer on the screen that no other layer hides.
  func visiblePart(of index: Int, among layers: [Layer]) -> Rect {
    layers.visiblePart(of: index, on: setting.screen) { preview.pictures.image($0)?.isOpaque ?? false }
  }

  /// Whether a layer shows a picture that is missing or could not be loaded.
  func isMissing(_ layer: Layer, among lost: Set<PictureID>) -> Bool {
    let picture: ScenePicture? =
      switch layer.content {
      case .picture(let index, _), .blurred(let index): preview.pictures.image(index)
      case .page: preview.pictures.page
      default: ScenePicture(id: PictureID(rawValue: -1), size: .zero, isOpaque: true)
      }
    return picture?.size == nil || picture.map { lost.contains($0.id) } == true
  }

  /// Whether a part in the middle of the content is not looked at.
  var isLong: Bool { stretches.count > 1 }

  /// The offsets at which something changes its course.
  var landmarks: [Double] { preview.landmarks.map(\.offset) }
}

extension LayerContent {
  /// Whether it is a line of text that is read.
  var isWords: Bool {
    switch self {
    case .title, .text, .heading: true
    case .item(_, let part, _): part != .symbol
    default: false
    }
  }
}
