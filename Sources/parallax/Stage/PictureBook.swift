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
    ScenePictures(images: pictures.images.map(miniature), page: pictures.page.map(miniature))
  }

  private static func miniature(of picture: ScenePicture) -> ScenePicture {
    var picture = picture
    picture.id = miniature(of: picture.id)
    return picture
  }

  static func miniature(of id: PictureID) -> PictureID { PictureID(rawValue: id.rawValue + miniature) }

  /// The pictures that a scene names.
  mutating func pictures(of placed: PlacedScene) -> ScenePictures {
    let (content, folder) = (placed.scene.content, FilePath.folder(of: FilePath.absolute(placed.path)))
    for path in unknown(content.pictureFiles, from: folder) where !knows(path) {
      learn(SeenPicture(path, PictureFiles.report(on: path)))
    }
    return known(content, from: folder)
  }

  /// A scene before anything has moved it, its pictures known.
  mutating func preview(of placed: PlacedScene) -> Preview { Preview(placed.scene, pictures: pictures(of: placed)) }

  /// The paths of the pictures that a scene names and nobody has looked at.
  func unknown(_ names: [String], from folder: String) -> [String] {
    names.map { FilePath.path($0, from: folder) }.filter { files[$0] == nil }
  }

  /// The pictures that a scene names, as far as they are known; the others hold a place.
  func known(_ content: SceneContent, from folder: String) -> ScenePictures {
    ScenePictures(
      images: content.imageFiles.map { files[FilePath.path($0, from: folder)] ?? .unknown },
      page: content.page.flatMap { files[FilePath.path($0, from: folder)] })
  }

  /// What is known of files, by their names.
  func table(of names: [String], from folder: String) -> PictureTable {
    let entries = names.compactMap { name in
      files[FilePath.path(name, from: folder)].map { (name, PictureTable.Entry($0, miniature: Self.miniature(of: $0))) }
    }
    return PictureTable(Dictionary(entries) { one, _ in one })
  }

  /// Whether a picture is among files.
  func names(_ id: PictureID, _ names: [String], from folder: String) -> Bool {
    names.contains { files[FilePath.path($0, from: folder)]?.id == id }
  }

  func knows(_ path: String) -> Bool { files[path] != nil }

  /// A file has been looked at: it is shown under the same number from now on.
  @discardableResult
  mutating func learn(_ seen: SeenPicture) -> PictureID {
    let id = files[seen.path]?.id ?? PictureID(rawValue: paths.count)
    if id.rawValue == paths.count { paths.append((id, seen.path)) }
    files[seen.path] = ScenePicture(
      id: id, size: seen.report.size, isOpaque: seen.report.isOpaque, remark: seen.report.remark)
    return id
  }
}
