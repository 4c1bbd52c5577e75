import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A picture on the stage and the point of it, in its unit square, at which its menu was asked for.
public struct PointedPicture: Hashable, Sendable {
  let index: Int
  let point: Point
  /// Whether another point than the middle stays visible.
  let hasFocus: Bool
  /// Whether it covers its box. Nil if the effect decides by itself how much of it is seen.
  let covers: Bool?
}

extension PointedPicture {
  /// Gives it the other fit. Nil if the effect decides by itself how much of it is seen.
  var refit: Command? { covers.map { .refit(index, covers: $0) } }

  /// The picture of the main screen that shows at a point of the window. Nil if there is none.
  init?(
    at point: Point, _ layers: [Layer], of preview: Preview, tones: [PictureID: PictureTone], _ layout: StudioLayout
  ) {
    guard layout.screen(at: point) == 0 else { return nil }
    let place = layout.scenePoint(point)
    let (scene, pictures) = (preview.scene, preview.pictures)
    func isClear(_ index: Int, at point: Point) -> Bool {
      pictures.image(index).flatMap { tones[$0.id]?.isClear(at: point) } ?? false
    }
    guard let layer = layers.hit(at: place, isClear: isClear), let index = layer.content.picture,
      scene.content.images.indices.contains(index)
    else { return nil }
    let whole = layer.wholePicture
    self.index = index
    self.point =
      Point(x: (place.x - whole.x) / max(1, whole.width), y: (place.y - whole.y) / max(1, whole.height)).focus
    hasFocus = scene.content.images[index].focus != nil
    covers = scene.coversBox(picture: index)
  }
}

extension Scene {
  /// Whether a picture covers its box. Nil if the effect decides by itself how much of it is seen.
  fileprivate func coversBox(picture index: Int) -> Bool? {
    type(of: effect).traits.contains(.containsPictures) ? content.images[index].fit == .cover : nil
  }

  /// Gives a picture the other fit. Nil if the effect decides by itself how much of it is seen.
  func refit(ofPicture index: Int) -> Command? {
    coversBox(picture: index).map { .refit(index, covers: $0) }
  }
}

extension Command {
  fileprivate static func refit(_ picture: Int, covers: Bool) -> Command {
    covers ? .containPicture(picture) : .coverPicture(picture)
  }
}
