import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The pictures that the stage will show one screen further on: found once for every quarter of a screen.
struct PicturesAhead: Sendable {
  /// A picture, and how large it would be drawn as a whole, in points of the window.
  struct Picture: Hashable, Sendable {
    var id: PictureID
    var size: Size
  }

  /// For what they were found.
  private struct Glimpse: Hashable {
    var version: SceneDocument.Version
    var zoom: Double
    var viewport: Size
    var isForward: Bool
    /// Which quarter of a screen, from the start.
    var quarter: Double
  }

  private(set) var pictures: [Picture] = []
  private var glimpse: Glimpse?
  private var layers: [Layer] = []
}

extension PicturesAhead {
  /// Finds them anew where the stage shows something else by now: the way it moves, or forwards while it rests.
  ///
  /// - Parameters:
  ///   - version: Of the document on the stage.
  ///   - zoom: Points of the window for a point of the phone.
  mutating func update(_ preview: Preview, at moment: Double, of version: SceneDocument.Version, zoom: Double) {
    let viewport = preview.setting.viewport
    let length = viewport.length(along: preview.extent.axis)
    let isForward = preview.velocity(at: moment) >= -30
    let offset = preview.offset(at: moment)
    let quarter = (offset / max(1, length / 4)).rounded(.down)
    let glimpse = Glimpse(
      version: version, zoom: zoom, viewport: viewport, isForward: isForward, quarter: quarter)
    guard glimpse != self.glimpse else { return }
    self.glimpse = glimpse
    let bounds = preview.extent.bounds
    let further = min(max(offset + (isForward ? length : -length), bounds.lowerBound), bounds.upperBound)
    layers.removeAll(keepingCapacity: true)
    preview.scene.effect.layers(at: Moment(offset: further), in: preview.setting, into: &layers)
    pictures.removeAll(keepingCapacity: true)
    for layer in layers where layer.opacity > 0 && layer.visibleFrame.overlaps(preview.setting.screen) {
      let file: ScenePicture? =
        switch layer.content {
        case .picture(let index, _), .blurred(let index): preview.pictures.image(index)
        case .page: preview.pictures.page
        default: nil
        }
      guard let file else { continue }
      let size = preview.sharpSize(of: layer) ?? layer.wholePicture.size
      let id = layer.content.isBlurred ? file.id.blurred : file.id
      pictures.append(Picture(id: id, size: Size(width: size.width * zoom, height: size.height * zoom)))
    }
  }
}
