import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The pictures that the stage will show within the next screen, recomputed for every quarter of a screen.
struct PicturesAhead: Sendable {
  /// A picture, and the size at which all of it would be drawn, in window points.
  struct Picture: Hashable, Sendable {
    var id: PictureID
    var size: Size
  }

  /// The key of the last computation.
  private struct PrefetchKey: Hashable {
    var version: SceneDocument.Version
    var zoom: Double
    var viewport: Size
    var isForward: Bool
    /// The quarter screen, counted from the start.
    var quarter: Double
  }

  private(set) var pictures: [Picture] = []
  private var key: PrefetchKey?
  private var layers: [Layer] = []
}

extension PicturesAhead {
  /// Recomputes the pictures if necessary: in the direction of motion, or forwards at rest.
  ///
  /// - Parameters:
  ///   - version: That of the document on the stage.
  ///   - zoom: Window points per phone point.
  mutating func update(_ preview: Preview, at moment: Double, of version: SceneDocument.Version, zoom: Double) {
    let viewport = preview.setting.viewport
    let length = viewport.length(along: preview.extent.axis)
    let isForward = preview.velocity(at: moment) >= -30
    let offset = preview.offset(at: moment)
    let quarter = (offset / max(1, length / 4)).rounded(.down)
    let key = PrefetchKey(
      version: version, zoom: zoom, viewport: viewport, isForward: isForward, quarter: quarter)
    guard key != self.key else { return }
    self.key = key
    let bounds = preview.extent.bounds
    let further = min(max(offset + (isForward ? length : -length), bounds.lowerBound), bounds.upperBound)
    pictures.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    preview.scene.effect.layers(at: Moment(offset: further), in: preview.setting, into: &layers)
    for layer in layers where layer.opacity > 0 && layer.visibleFrame.overlaps(preview.setting.screen) {
      guard let file = file(of: layer, in: preview) else { continue }
      let size = preview.sharpSize(of: layer) ?? layer.wholePicture.size
      func append(_ id: PictureID) {
        pictures.append(Picture(id: id, size: Size(width: size.width * zoom, height: size.height * zoom)))
      }
      guard layer.blurs.upperBound > 0 else {
        append(layer.content.isBlurred ? file.id.blurred : file.id)
        continue
      }
      BlurMix.eachStep(
        from: layer.blurs.lowerBound, to: layer.blurs.upperBound, width: layer.wholePicture.width,
        edges: layer.blurEdges
      ) { append(file.id.blurred($0)) }
    }
  }

  private func file(of layer: Layer, in preview: Preview) -> ScenePicture? {
    switch layer.content {
    case .picture(let index, _), .blurred(let index): preview.pictures.image(index)
    case .page: preview.pictures.page
    default: nil
    }
  }
}
