import Boundary
import Desktop
import Documents
import PreviewKit

/// Gives every picture file a number, the same one in every scene that shows it, and looks at each file once.
struct PictureBook {
  private var files: [String: ScenePicture] = [:]
  private var numbers: [String: Int] = [:]
  private var order: [String] = []
}

extension PictureBook {
  /// Every picture known so far.
  var paths: [(id: PictureID, path: String)] { order.enumerated().map { (PictureID(rawValue: $0), $1) } }

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
  mutating func pictures(of scene: Scene, from folder: String) -> ScenePictures {
    var pictures = ScenePictures()
    for image in scene.content.images { pictures.images.append(picture(at: FilePath.path(image, from: folder))) }
    pictures.page = scene.content.page.map { picture(at: FilePath.path($0, from: folder)) }
    return pictures
  }

  func knows(_ path: String) -> Bool { numbers[path] != nil }

  /// A file has changed: it is looked at again when it is asked for next, under the same number.
  mutating func forget(_ path: String) { files[path] = nil }

  private mutating func picture(at path: String) -> ScenePicture {
    if let known = files[path] { return known }
    let number = numbers[path] ?? order.count
    if number == order.count { order.append(path) }
    numbers[path] = number
    let report = PictureFiles.report(on: path)
    let picture = ScenePicture(id: PictureID(rawValue: number), size: report.size, isOpaque: report.isOpaque)
    files[path] = picture
    return picture
  }
}
