import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Handoff
import Images
import Notation
import SDLBackend
import Serve
import System

/// A picture that a page needs: a picture of the scene, a copy that is blurred already, or a part of a page.
nonisolated enum EmbeddedPicture: Hashable, Sendable {
  case whole(path: String)
  case blurred(path: String)
  case part(PictureAsset)
}

/// A scene's pictures for a self-contained page, each as small as it can be without losing sharpness.
struct EmbeddedPictures: Sendable {
  /// The files by what they show, in the order of the scene.
  private(set) var files: [(picture: EmbeddedPicture, file: PagePicture)] = []
  /// Errors in reading pictures.
  private(set) var faults: [String] = []

  /// Pixels per point in a page: typical for phones, though the sharpest have more.
  private static let scale = 2.0

  /// - Parameter cache: Pictures that were needed before.
  init(of handoff: SceneHandoff, _ placed: PlacedScene, using cache: PagePictureCache = PagePictureCache()) {
    var setting = handoff.setting
    setting.scale = min(setting.scale, Self.scale)
    let images = handoff.scene.content.imageFiles
    let needs = handoff.scene.effect.advice(in: setting).pictureNeeds(most: max(1, images.count))
    let parts = handoff.pageParts
    add(parts, of: handoff, placed, using: cache)
    if parts.isEmpty {
      let screen = Size(
        width: setting.viewport.width * setting.scale, height: setting.viewport.height * setting.scale)
      var wanted = images.enumerated().map { index, image in
        WantedPicture(image, covering: needs.indices.contains(index) ? needs[index].size : screen, placed, for: cache)
      }
      if let page = handoff.scene.content.page {
        wanted.append(WantedPicture(page, covering: Size(width: screen.width, height: 1), placed, for: cache))
      }
      var images: Set<String> = []
      embed(wanted.filter { images.insert($0.image).inserted }, using: cache)
    }
    add(handoff.blurredCovers, of: handoff, placed, using: cache)
  }

  /// The URL with a picture's data. Nil if it could not be read.
  var address: @Sendable (PictureAsset) -> String? {
    address { _, file in "data:\(file.mediaType);base64,\(Base64.text(of: file.bytes))" }
  }

  /// The address of a picture, from its place in the list and its file. Nil if it could not be read.
  func address(_ spelled: (Int, PagePicture) -> String) -> @Sendable (PictureAsset) -> String? {
    var addresses: [EmbeddedPicture: String] = [:]
    for (index, entry) in files.enumerated() { addresses[entry.picture] = spelled(index, entry.file) }
    return { [addresses] asset in
      addresses[.part(asset)]
        ?? asset.path.flatMap { addresses[asset.isBlurred ? .blurred(path: $0) : .whole(path: $0)] }
    }
  }

  /// Covers that are blurred already, a few kilobytes each, by the paths of the covers.
  var blurred: [String: String] {
    var addresses: [String: String] = [:]
    for case (.blurred(let path), let file) in files {
      addresses[path] = "data:\(file.mediaType);base64,\(Base64.text(of: file.bytes))"
    }
    return addresses
  }

  /// The covers behind everything, by the paths of the covers.
  static func blurred(of handoff: SceneHandoff, _ placed: PlacedScene) -> [String: String] {
    var pictures = EmbeddedPictures()
    pictures.add(handoff.blurredCovers, of: handoff, placed, using: PagePictureCache())
    return pictures.blurred
  }

  private init() {}

  /// Adds pictures as an app files them.
  private mutating func add(
    _ assets: [PictureAsset], of handoff: SceneHandoff, _ placed: PlacedScene, using cache: PagePictureCache
  ) {
    var pictures = AppPictures(of: handoff, placed)
    for asset in assets {
      guard let path = asset.path else { continue }
      let key = PagePictureCache.Key(asset, at: placed.picturePath(path))
      do {
        let file =
          try cache.picture(key)
          ?? PagePicture(
            mediaType: asset.ending == "jpg" ? "image/jpeg" : "image/png", bytes: try pictures.bytes(of: asset))
        cache.keep(file, as: key)
        files.append((asset.isBlurred ? .blurred(path: path) : .part(asset), file))
      } catch {
        Console.complain("\(PictureAddress(path)): \(error)")
      }
    }
  }

  /// Adds whole pictures. Those that were not needed before are read at the same time.
  private mutating func embed(_ wanted: [WantedPicture], using cache: PagePictureCache) {
    let unread = wanted.filter { cache.picture($0.key) == nil }
    let decoder = PictureDecoder.ofThisProgram()
    let read = ParallelWork.answers(to: unread) { picture in Result { try picture.file(decodedBy: decoder) } }
    for (picture, file) in zip(unread, read) {
      switch file {
      case .success(let file): cache.keep(file, as: picture.key)
      case .failure(let error as PictureProblem): faults.append("\(PictureAddress(picture.path)): \(error.reason)")
      case .failure(let error): faults.append("\(PictureAddress(picture.path)): \(error)")
      }
    }
    for picture in wanted {
      if let file = cache.picture(picture.key) { files.append((.whole(path: picture.image), file)) }
    }
  }
}

/// A picture of a scene that a page shows, and the pixels that it has to cover.
private nonisolated struct WantedPicture: Sendable {
  let image: String
  let path: String
  let key: PagePictureCache.Key
  private let need: Size

  private static let quality: Int32 = 84

  @MainActor init(_ image: String, covering need: Size, _ placed: PlacedScene, for cache: PagePictureCache) {
    self.image = image
    path = placed.picturePath(image)
    self.need = cache.isForChanges ? PagePictureCache.rounded(need) : need
    key = PagePictureCache.Key(self.need, at: path)
  }

  func file(decodedBy decoder: PictureDecoder) throws -> PagePicture {
    let needed = PixelSize(width: Int(need.width.rounded(.up)), height: Int(need.height.rounded(.up)))
    let content = try PictureContent(path: path)
    let picture = try content.decoded(covering: needed, by: decoder)
    // Only one browser shows HEIC.
    let file = content.format == .heic ? nil : content.withoutMetadata
    if file == nil || picture.isMuchSmaller {
      let pixels = Pixels(picture.bitmap)
      let (bytes, kind) = try picture.isOpaque ? (pixels.jpeg(quality: Self.quality), "jpeg") : (pixels.png(), "png")
      if file.map({ bytes.count < $0.count }) ?? true { return PagePicture(mediaType: "image/\(kind)", bytes: bytes) }
    }
    return PagePicture(mediaType: content.format.mediaType, bytes: file ?? [])
  }
}
