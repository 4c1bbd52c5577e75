import Boundary
import Desktop
import Documents
import Handoff
import Notation
import SDLBackend
import Serve

/// A scene's pictures inside a page, each as small as it can be without losing sharpness.
struct EmbeddedPictures {
  private var files: [(asset: PictureAsset, file: PagePicture)] = []
  /// A sentence for each picture that cannot be read.
  private(set) var faults: [String] = []

  /// - Parameters:
  ///   - assets: Some of the scene's pictures; all if nil.
  ///   - cache: Pictures that were needed before.
  init(
    _ assets: [PictureAsset]? = nil, of handoff: SceneHandoff, _ placed: PlacedScene,
    using cache: PagePictureCache = PagePictureCache()
  ) {
    let wanted = HandedPicture.all(assets ?? handoff.pictures, of: handoff, placed, for: .page)
      .filter { $0.place != nil }
      .map { (picture: cache.isForChanges ? $0.inFewSizes : $0, key: PagePictureCache.Key($0)) }
    let unread = wanted.filter { cache.picture($0.key) == nil }
    for (wanted, file) in zip(unread, HandedPicture.files(of: unread.map(\.picture))) {
      do {
        cache.keep(try file.get(), as: wanted.key)
      } catch {
        let reason = (error as? PictureProblem).map { "\($0.reason)" } ?? "\(error)"
        faults.append("\(PictureAddress(wanted.picture.place ?? "")): \(reason)")
      }
    }
    for (picture, key) in wanted {
      if let file = cache.picture(key) { files.append((picture.asset, file)) }
    }
  }

  /// The files, in the order of the scene.
  var pictures: [PagePicture] { files.map(\.file) }

  /// The URL with a picture's data. Nil if it could not be read.
  var address: @Sendable (PictureAsset) -> String? {
    address { _, file in "data:\(file.mediaType);base64,\(Base64.text(of: file.bytes))" }
  }

  /// The address of a picture, from its place in the list and its file. Nil if it could not be read.
  func address(_ spelled: (Int, PagePicture) -> String) -> @Sendable (PictureAsset) -> String? {
    var addresses: [PictureAsset: String] = [:]
    for (index, entry) in files.enumerated() { addresses[entry.asset] = spelled(index, entry.file) }
    return { [addresses] in addresses[$0] }
  }
}
