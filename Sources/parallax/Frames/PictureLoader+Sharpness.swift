import Bitmaps
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend

extension PictureLoader {
  /// Scale relative to rest at which a stretchable picture is loaded. A scale for the whole zoom would cause shimmering
  /// at rest; beyond this one it is reloaded while it is stretched.
  private static let roomForZoom = 1.3

  /// Tells how sharp the pictures of a scene must be even while they are drawn smaller: a header that can be pulled, an
  /// album of which only the smaller back layers are on the screen.
  ///
  /// - Parameter pixelsPerPoint: Of the screen as drawn, which may differ from the device's.
  func keepSharp(_ pictures: ScenePictures, of scene: Scene, pixelsPerPoint: Double) {
    var setting = scene.setting { _ in nil }
    setting.pictures = pictures.images.map { $0.size ?? scene.content.standIn }
    for (picture, need) in zip(pictures.images, scene.effect.pictureNeeds(in: setting, most: .max)) {
      guard let size = picture.size else { continue }
      let room = min(max(1, need.zoom), Self.roomForZoom) / max(1, need.zoom)
      let width = need.size.width / scene.device.scale * pixelsPerPoint * room
      guard width > 0, width < 65_536 else { continue }
      keepSharp(picture.id, at: PixelSize(width: Int(width), height: Int(width / size.aspect)))
    }
  }
}
