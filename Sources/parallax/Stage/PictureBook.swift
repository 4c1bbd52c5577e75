import Boundary
import Desktop
import Documents
import Preview

/// Gives every picture file a number, the same one in every scene that shows it, and looks at each file once.
struct PictureBook {
  private var files: [String: ScenePicture] = [:]
  private var order: [String] = []
}

extension PictureBook {
  /// Path of a picture by its number.
  func path(of id: PictureID) -> String? { order.indices.contains(id.rawValue) ? order[id.rawValue] : nil }

  /// Every picture known so far.
  var paths: [(id: PictureID, path: String)] { order.enumerated().map { (PictureID(rawValue: $0), $1) } }

  /// The pictures that a scene names.
  mutating func pictures(of scene: Scene, stored: StoredScene) -> ScenePictures {
    var pictures = ScenePictures()
    for image in scene.content.images { pictures.images.append(picture(at: stored.picturePath(image))) }
    pictures.page = scene.content.page.map { picture(at: stored.picturePath($0)) }
    return pictures
  }

  private mutating func picture(at path: String) -> ScenePicture {
    if let known = files[path] { return known }
    let report = PictureFiles.report(on: path)
    let picture = ScenePicture(id: PictureID(rawValue: order.count), size: report.size, isOpaque: report.isOpaque)
    files[path] = picture
    order.append(path)
    return picture
  }
}
