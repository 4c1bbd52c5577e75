import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Handoff
import Images
import SDLBackend

/// The pictures of a scene as files of an app: no larger than its screen needs, in formats that every system reads, and
/// covers that are blurred already. Each was decoded, and none says where or by whom it was taken.
struct AppPictures {
  private let placed: PlacedScene
  private let setting: Setting
  private let needs: [PictureNeed]
  /// Whether they keep all their pixels.
  private let isFull: Bool
  private let decoder = PictureDecoder.ofThisProgram()
  /// Pictures that are missing, and files that are no pictures, a sentence each. Colors stand in for them.
  private(set) var missing: [String] = []
  private(set) var refused: [String] = []

  /// Pixels per point of the sharpest phones.
  private static let scale = 3.0
  private static let quality: Int32 = 88
  /// The shorter side of a blurred picture, in pixels, and the reach of three box blurs, which together have a
  /// deviation of a tenth of it.
  private static let blurredSide = 64
  private static let blurReach = 6

  init(of handoff: SceneHandoff, _ placed: PlacedScene, isFull: Bool = false) {
    (self.placed, self.isFull) = (placed, isFull)
    var setting = handoff.setting
    setting.scale = Self.scale
    self.setting = setting
    needs = handoff.scene.effect.advice(in: setting).pictureNeeds(
      most: max(1, handoff.scene.content.images.count))
  }

  /// A file that cannot be read becomes colors.
  mutating func bytes(of asset: PictureAsset) throws(SDLError) -> [UInt8] {
    if let bytes = try read(asset) { return bytes }
    return try encoded(colors(asset), asset)
  }

  private mutating func read(_ asset: PictureAsset) throws(SDLError) -> [UInt8]? {
    guard let file = asset.path else { return nil }
    let place = placed.picturePath(file)
    let content: PictureContent
    let picture: LoadedPicture
    do {
      content = try PictureContent(path: place)
      picture = try content.decoded(covering: needed(asset), by: decoder)
    } catch {
      let sentence = "\(PictureAddress(place)): \(error.reason)"
      if error.reason != .missing { refused.append(sentence) } else { missing.append(sentence) }
      return nil
    }
    if asset.isBlurred { return try encoded(blurred(Pixels(picture.bitmap)), asset) }
    if let part = asset.part { return try encoded(Pixels(picture.bitmap).rows(part.y, through: part.maxY), asset) }
    let isNamedSo = content.format == (asset.ending == "jpg" ? .jpeg : .png)
    if !picture.isMuchSmaller, isNamedSo, let bytes = content.withoutMetadata { return bytes }
    return try encoded(Pixels(picture.bitmap), asset)
  }

  /// Nil: all pixels.
  private func needed(_ asset: PictureAsset) -> PixelSize? {
    if asset.isBlurred { return PixelSize(width: Self.blurredSide, height: Self.blurredSide) }
    if isFull { return nil }
    let screen = Size(width: setting.viewport.width * setting.scale, height: setting.viewport.height * setting.scale)
    let need = needs.indices.contains(asset.index) ? needs[asset.index].size : Size(width: screen.width, height: 1)
    return PixelSize(width: Int(need.width.rounded(.up)), height: Int(need.height.rounded(.up)))
  }

  private func encoded(_ pixels: Pixels, _ asset: PictureAsset) throws(SDLError) -> [UInt8] {
    try asset.ending == "jpg" ? pixels.jpeg(quality: Self.quality) : pixels.png()
  }
}

nonisolated extension LoadedPicture {
  /// Whether a file of these pixels is worth being encoded again.
  var isMuchSmaller: Bool { Double(bitmap.size.count) < 0.8 * Double(full.count) }
}

extension Pixels {
  /// The rows between two shares of its height, at least one.
  fileprivate func rows(_ start: Double, through end: Double) -> Pixels {
    let first = min(max(0, Int((start * Double(height)).rounded())), max(0, height - 1))
    let last = max(first + 1, Int((end * Double(height)).rounded()))
    var part = Pixels(width: width, height: min(last, height) - first)
    part.bytes = Array(bytes[first * width * 4..<(first + part.height) * width * 4])
    return part
  }
}

// Pixels.
extension AppPictures {
  /// A picture without a file: a tone that differs from the next one's.
  private func colors(_ asset: PictureAsset) -> Pixels {
    let aspect = setting.aspect(ofPicture: asset.index)
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
    return pixels
  }

  /// Three box blurs along each axis are close to a Gaussian one. Edges go on as they are.
  private func blurred(_ picture: Pixels) -> Pixels {
    var pixels = picture
    for _ in 0..<3 {
      pixels = Self.averaged(pixels, dx: 1, dy: 0)
      pixels = Self.averaged(pixels, dx: 0, dy: 1)
    }
    return pixels
  }

  private static func averaged(_ picture: Pixels, dx: Int, dy: Int) -> Pixels {
    var pixels = picture
    let count = Int32(2 * blurReach + 1)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        var sum = SIMD4<Int32>()
        for step in -blurReach...blurReach {
          let (column, row) = (x + step * dx, y + step * dy)
          sum &+= SIMD4(
            truncatingIfNeeded: picture[
              min(max(column, 0), picture.width - 1), min(max(row, 0), picture.height - 1)])
        }
        pixels[x, y] = SIMD4(truncatingIfNeeded: (sum &+ count / 2) / count)
      }
    }
    return pixels
  }
}
