import Bitmaps
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Handoff
import SDLBackend
import Text

/// A scene's pictures for a page that needs no other file: each as small as it can be and still be sharp, as an address
/// with its bytes in it.
struct EmbeddedPictures: Sendable {
  private var addresses: [String: String] = [:]
  /// What could not be read.
  private(set) var faults: [String] = []

  /// A picture is made smaller where that saves more than this share of its pixels.
  private static let worthwhile = 0.8

  private static let quality: Int32 = 84

  /// Pixels per point of a page's pictures: what a phone shows, and not all that the sharpest has.
  private static let scale = 2.0

  init(of handoff: SceneHandoff, _ placed: PlacedScene) {
    var setting = handoff.setting
    setting.scale = min(setting.scale, Self.scale)
    let images = handoff.scene.content.imageFiles
    let needs = handoff.scene.effect.pictureNeeds(in: setting, most: max(1, images.count))
    let decoder = PictureDecoder.ofThisProgram()
    for (index, image) in images.enumerated() where addresses[image] == nil {
      // One that nobody has said anything about is needed as large as the screen.
      let need =
        needs.indices.contains(index)
        ? needs[index].size
        : Size(width: setting.viewport.width * setting.scale, height: setting.viewport.height * setting.scale)
      embed(image, covering: need, placed, decoder)
    }
    if let page = handoff.scene.content.page {
      embed(page, covering: Size(width: setting.viewport.width * setting.scale, height: 1), placed, decoder)
    }
  }

  /// The address of a picture by its path in the scene; nil where it could not be read.
  var address: @Sendable (String) -> String? {
    let addresses = addresses
    return { addresses[$0] }
  }

  private mutating func embed(_ image: String, covering need: Size, _ placed: PlacedScene, _ decoder: PictureDecoder) {
    let path = placed.picturePath(image)
    do {
      let needed = PixelSize(width: Int(need.width.rounded(.up)), height: Int(need.height.rounded(.up)))
      let picture = try LoadedPicture.read(path: path, covering: needed, by: decoder)
      let file = try FileReader.bytes(of: path, limit: 1 << 28)
      // No browser but one shows HEIC.
      let isForeign = picture.mediaType == "image/heic"
      if isForeign || Double(picture.bitmap.size.count) < Self.worthwhile * Double(picture.full.count) {
        let pixels = Pixels(picture.bitmap)
        let (bytes, kind) = try picture.isOpaque ? (pixels.jpeg(quality: Self.quality), "jpeg") : (pixels.png(), "png")
        if isForeign || bytes.count < file.count {
          addresses[image] = "data:image/\(kind);base64,\(Base64.text(of: bytes))"
          return
        }
      }
      addresses[image] = "data:\(picture.mediaType);base64,\(Base64.text(of: file))"
    } catch let error as PictureProblem {
      faults.append("\(path): \(error.reason)")
    } catch let error as FileError {
      faults.append("\(error)")
    } catch {
      faults.append("\(path): \(error)")
    }
  }
}
