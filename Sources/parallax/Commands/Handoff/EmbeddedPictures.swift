import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Handoff
import Images
import Notation
import SDLBackend

/// A scene's pictures as data URLs for a self-contained page, each as small as it can be without losing sharpness.
struct EmbeddedPictures: Sendable {
  private var addresses: [String: String] = [:]
  /// The parts of a page whose top is the header's picture.
  private var parts: [PictureAsset: String] = [:]
  /// Those of covers that are blurred already, a few kilobytes each, by the paths of the covers.
  private(set) var blurred: [String: String] = [:]
  /// Errors in reading pictures.
  private(set) var faults: [String] = []

  /// A picture is scaled down if the result has less than this share of its pixels.
  private static let worthwhile = 0.8

  private static let quality: Int32 = 84

  /// Pixels per point in a page: typical for phones, though the sharpest have more.
  private static let scale = 2.0

  init(of handoff: SceneHandoff, _ placed: PlacedScene) {
    var setting = handoff.setting
    setting.scale = min(setting.scale, Self.scale)
    let images = handoff.scene.content.imageFiles
    let needs = handoff.scene.effect.advice(in: setting).pictureNeeds(most: max(1, images.count))
    let decoder = PictureDecoder.ofThisProgram()
    for part in handoff.pageParts { parts[part] = Self.addresses(of: [part], of: handoff, placed).values.first }
    for (index, image) in images.enumerated() where addresses[image] == nil && parts.isEmpty {
      // The default need is the size of the screen.
      let need =
        needs.indices.contains(index)
        ? needs[index].size
        : Size(width: setting.viewport.width * setting.scale, height: setting.viewport.height * setting.scale)
      embed(image, covering: need, placed, decoder)
    }
    if let page = handoff.scene.content.page, parts.isEmpty {
      embed(page, covering: Size(width: setting.viewport.width * setting.scale, height: 1), placed, decoder)
    }
    blurred = Self.blurred(of: handoff, placed)
  }

  /// The URL of a picture. Nil if it could not be read.
  var address: @Sendable (PictureAsset) -> String? {
    let (addresses, parts, blurred) = (addresses, parts, blurred)
    return { asset in parts[asset] ?? asset.path.flatMap { asset.isBlurred ? blurred[$0] : addresses[$0] } }
  }

  /// The covers behind everything, by the paths of the covers.
  static func blurred(of handoff: SceneHandoff, _ placed: PlacedScene) -> [String: String] {
    addresses(of: handoff.blurredCovers, of: handoff, placed)
  }

  /// Pictures as an app files them, by their paths.
  private static func addresses(
    of assets: [PictureAsset], of handoff: SceneHandoff, _ placed: PlacedScene
  ) -> [String: String] {
    var pictures = AppPictures(of: handoff, placed)
    var addresses: [String: String] = [:]
    for cover in assets {
      guard let path = cover.path else { continue }
      do {
        let bytes = try pictures.bytes(of: cover)
        addresses[path] = "data:image/\(cover.ending == "jpg" ? "jpeg" : "png");base64,\(Base64.text(of: bytes))"
      } catch {
        Console.complain("\(path): \(error)")
      }
    }
    return addresses
  }

  private mutating func embed(_ image: String, covering need: Size, _ placed: PlacedScene, _ decoder: PictureDecoder) {
    let path = placed.picturePath(image)
    do {
      let needed = PixelSize(width: Int(need.width.rounded(.up)), height: Int(need.height.rounded(.up)))
      let content = try PictureContent(path: path)
      let picture = try content.decoded(covering: needed, by: decoder)
      // Only one browser shows HEIC.
      let file = content.format == .heic ? nil : content.withoutMetadata
      let isSmaller = Double(picture.bitmap.size.count) < Self.worthwhile * Double(picture.full.count)
      if file == nil || isSmaller {
        let pixels = Pixels(picture.bitmap)
        let (bytes, kind) = try picture.isOpaque ? (pixels.jpeg(quality: Self.quality), "jpeg") : (pixels.png(), "png")
        if file.map({ bytes.count < $0.count }) ?? true {
          addresses[image] = "data:image/\(kind);base64,\(Base64.text(of: bytes))"
          return
        }
      }
      addresses[image] = file.map { "data:\(content.format.mediaType);base64,\(Base64.text(of: $0))" }
    } catch let error as PictureProblem {
      faults.append("\(path): \(error.reason)")
    } catch {
      faults.append("\(path): \(error)")
    }
  }
}
