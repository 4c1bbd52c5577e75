import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Handoff
import Images
import SDLBackend
import Serve
import System

/// A picture of a scene to hand over as a file: no larger than it is shown, and without metadata that says where or by
/// whom it was taken.
nonisolated struct HandedPicture: Sendable {
  enum Purpose: Sendable { case page, app }

  let asset: PictureAsset
  /// Where its file is. Nil: the scene has none.
  let place: String?
  /// The pixels that it has to cover. Nil: all that the file has.
  var need: Size?
  private let aspect: Double
  private let purpose: Purpose

  /// The shorter side of a blurred picture, in pixels.
  private static let blurredSide = 64

  /// - Parameter isFull: Whether pictures keep all their pixels.
  @MainActor static func all(
    _ assets: [PictureAsset], of handoff: SceneHandoff, _ placed: PlacedScene, for purpose: Purpose,
    isFull: Bool = false
  ) -> [HandedPicture] {
    var setting = handoff.setting
    setting.scale = purpose.scale(on: setting.scale)
    let needs = handoff.scene.effect.advice(in: setting).pictureNeeds(most: max(1, handoff.scene.content.images.count))
    return assets.map { asset in
      var need: Size?
      if asset.isBlurred {
        need = Size(width: Double(blurredSide), height: Double(blurredSide))
      } else if !isFull {
        need =
          needs.indices.contains(asset.index)
          ? needs[asset.index].size : Size(width: setting.viewport.width * setting.scale, height: 1)
      }
      return HandedPicture(
        asset: asset, place: asset.path.map(placed.picturePath), need: need,
        aspect: setting.aspect(ofPicture: asset.index), purpose: purpose)
    }
  }

  /// The files, or the reasons why there are none, in the order of the pictures. Several are read at the same time.
  @MainActor static func files(of pictures: [HandedPicture]) -> [Result<PagePicture, any Error>] {
    let decoder = PictureDecoder.ofThisProgram()
    return ParallelWork.answers(to: pictures) { picture in Result { try picture.file(decodedBy: decoder) } }
  }

  private func file(decodedBy decoder: PictureDecoder) throws -> PagePicture {
    guard let place else { return try colors() }
    let content = try PictureContent(path: place)
    let pixels = need.map { PixelSize(width: Int($0.width.rounded(.up)), height: Int($0.height.rounded(.up))) }
    let picture = try content.decoded(covering: pixels, by: decoder)
    if asset.isBlurred { return try encoded(Pixels(picture.bitmap.blurred())) }
    if let part = asset.part { return try encoded(Pixels(picture.bitmap).rows(part.y, through: part.maxY)) }
    let original = isKept(content.format) ? content.withoutMetadata : nil
    let kept = original.map { PagePicture(mediaType: content.format.mediaType, bytes: $0) }
    if let kept, !picture.isMuchSmaller { return kept }
    let file = try encoded(Pixels(picture.bitmap), isJPEG: purpose == .page ? picture.isOpaque : nil)
    if purpose == .page, let kept, kept.bytes.count <= file.bytes.count { return kept }
    return file
  }

  /// Whether a format can stay. In a page it is any that all browsers show, in an app the one that the file's name says.
  private func isKept(_ format: ImageFormat) -> Bool {
    purpose == .page ? format != .heic : format == (isNamedJPEG ? .jpeg : .png)
  }

  private var isNamedJPEG: Bool { asset.ending == "jpg" }

  private func encoded(_ pixels: Pixels, isJPEG: Bool? = nil) throws -> PagePicture {
    if isJPEG ?? isNamedJPEG {
      return PagePicture(mediaType: "image/jpeg", bytes: try pixels.jpeg(quality: purpose.quality))
    }
    return PagePicture(mediaType: "image/png", bytes: try pixels.png())
  }

  /// Stands in for a picture without a file: a gradient in a tone that differs from the next one's.
  func colors() throws -> PagePicture {
    let height = asset.isBlurred ? Self.blurredSide : 360
    var pixels = Pixels(width: max(1, Int((Double(height) * aspect).rounded())), height: height)
    let tone = asset.index * 47 % 120
    for y in 0..<pixels.height {
      let light = 200 - 110 * y / pixels.height
      let pixel = SIMD4<UInt8>(
        UInt8(clamping: light - 60 + tone / 2), UInt8(clamping: light - 20), UInt8(clamping: light + 50 - tone / 2), 255
      )
      for x in 0..<pixels.width { pixels[x, y] = pixel }
    }
    return try encoded(pixels)
  }
}

nonisolated extension HandedPicture.Purpose {
  /// Pixels per point: in a page as on typical phones, though the sharpest have more; in an app as on the sharpest.
  fileprivate func scale(on screen: Double) -> Double { self == .page ? min(screen, 2) : 3 }

  fileprivate var quality: Int32 { self == .page ? 84 : 88 }
}

nonisolated extension LoadedPicture {
  /// Whether a file of these pixels is worth being encoded again.
  var isMuchSmaller: Bool { Double(bitmap.size.count) < 0.8 * Double(full.count) }
}

nonisolated extension Pixels {
  /// The rows between two shares of its height, at least one.
  fileprivate func rows(_ start: Double, through end: Double) -> Pixels {
    let first = min(max(0, Int((start * Double(height)).rounded())), max(0, height - 1))
    let last = max(first + 1, Int((end * Double(height)).rounded()))
    var part = Pixels(width: width, height: min(last, height) - first)
    part.bytes = Array(bytes[first * width * 4..<(first + part.height) * width * 4])
    return part
  }
}
