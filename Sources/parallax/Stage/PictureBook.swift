import Boundary
import Desktop
import Documents
import PreviewKit
import StudioKit

/// Gives every picture file a number, the same one in every scene that shows it, and looks at each file once.
struct PictureBook {
  private var files: [String: ScenePicture] = [:]
  /// Every picture known so far.
  private(set) var paths: [(id: PictureID, path: String)] = []
}

extension PictureBook {
  /// What is added to a picture's number for its miniature, which is held only as large as a gallery draws it.
  private static let miniature = 1 << 32

  /// The same pictures as miniatures.
  static func miniatures(of pictures: ScenePictures) -> ScenePictures {
    var pictures = pictures
    for index in pictures.images.indices { pictures.images[index].id.rawValue += miniature }
    pictures.page?.id.rawValue += miniature
    return pictures
  }

  static func miniature(of id: PictureID) -> PictureID { PictureID(rawValue: id.rawValue + miniature) }

  /// The pictures that a scene names.
  mutating func pictures(of scene: Scene, stored: StoredScene) -> ScenePictures {
    pictures(of: scene, from: FilePath.folder(of: FilePath.absolute(stored.path)))
  }

  /// - Parameter folder: Where the scene spells them from.
  private mutating func pictures(of scene: Scene, from folder: String) -> ScenePictures {
    for path in unknown(of: scene, from: folder) where !knows(path) {
      learn(SeenPicture(path, PictureFiles.report(on: path)))
    }
    return known(of: scene, from: folder)
  }

  /// The paths of the pictures that a scene names and nobody has looked at.
  func unknown(of scene: Scene, from folder: String) -> [String] {
    (scene.content.imageFiles + [scene.content.page].compactMap { $0 }).map { FilePath.path($0, from: folder) }
      .filter { files[$0] == nil }
  }

  /// The pictures that a scene names, as far as they are known; the others hold a place.
  func known(of scene: Scene, from folder: String) -> ScenePictures {
    ScenePictures(
      images: scene.content.imageFiles.map { files[FilePath.path($0, from: folder)] ?? .unknown },
      page: scene.content.page.flatMap { files[FilePath.path($0, from: folder)] })
  }

  func knows(_ path: String) -> Bool { files[path] != nil }

  /// A file has been looked at: it is shown under the same number from now on.
  @discardableResult
  mutating func learn(_ seen: SeenPicture) -> PictureID {
    let id = files[seen.path]?.id ?? PictureID(rawValue: paths.count)
    if id.rawValue == paths.count { paths.append((id, seen.path)) }
    files[seen.path] = ScenePicture(id: id, size: seen.report.size, isOpaque: seen.report.isOpaque)
    return id
  }
}
