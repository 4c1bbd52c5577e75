import Boundary
import Geometry
import Glibc
import Handoff
import Serve

/// The pictures of a page that is served: a change that leaves a picture as it is does not decode it again. A class
/// because one is used by page after page.
final class PagePictureCache {
  /// A picture in a size, of a file in a state.
  nonisolated struct Key: Hashable, Sendable {
    private let asset: PictureAsset
    private let path: String
    private let state: [Int]
    private let need: Size?

    init(_ picture: HandedPicture) {
      (asset, path, need) = (picture.asset, picture.place ?? "", picture.need)
      state = Self.state(of: path)
    }

    /// Whether both are of the same file in the same state, apart from the size.
    func isSame(as other: Key) -> Bool { path == other.path && state == other.state && asset == other.asset }

    /// Differs after every change of the file that can be noticed without reading it.
    private static func state(of path: String) -> [Int] {
      var status = stat()
      guard stat(PictureAddress(path).file, &status) == 0 else { return [] }
      return [
        Int(status.st_ino), Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec),
        Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec),
      ]
    }
  }

  private var pictures: [Key: PagePicture] = [:]
  /// Those of the page that is being made.
  private var used: [Key: PagePicture] = [:]
  /// Whether page after page is made.
  let isForChanges: Bool
  /// Whether a picture in another size will do for now.
  private var isQuick = false
  /// Whether one was used.
  private(set) var isProvisional = false

  init(isForChanges: Bool = false) { self.isForChanges = isForChanges }
}

extension PagePictureCache {
  /// A picture that was made before. Nil if it has to be made.
  func picture(_ key: Key) -> PagePicture? {
    if let picture = used[key] ?? pictures[key] {
      keep(picture, as: key)
      return picture
    }
    guard isQuick, let other = pictures.first(where: { $0.key.isSame(as: key) }) else { return nil }
    isProvisional = true
    keep(other.value, as: other.key)
    return other.value
  }

  func keep(_ picture: PagePicture, as key: Key) { used[key] = picture }

  /// Begins a page: pictures that neither the last one nor this one uses are forgotten.
  ///
  /// - Parameter isQuick: Whether a picture in another size will do for now.
  func begin(isQuick: Bool) {
    if !used.isEmpty { pictures = used }
    used = [:]
    (self.isQuick, isProvisional) = (isQuick, false)
  }
}

nonisolated extension HandedPicture {
  /// The ratio of two neighboring sizes.
  private static let step = 1.25

  /// At least as large, in one of a few sizes: a number that is dragged does not resize pictures at each step.
  var inFewSizes: HandedPicture {
    func up(_ length: Double) -> Double {
      length > 1 && length.isFinite ? exp((log(length) / log(Self.step)).rounded(.up) * log(Self.step)) : length
    }
    var picture = self
    picture.need = need.map { Size(width: up($0.width), height: up($0.height)) }
    return picture
  }
}
