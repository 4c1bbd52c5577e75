import Documents
import Geometry
import Handoff
import PreviewKit

extension Studio {
  /// The scene on the stage as it is handed over, by the files that its pictures are.
  public var handoff: SceneHandoff {
    let sizes = pictureSizes
    return SceneHandoff(scene.scene) { sizes[$0] }
  }

  /// The sizes of the pictures that the scene on the stage names, by their paths.
  var pictureSizes: [String: Size] {
    let (content, files) = (scene.scene.content, scene.pictures)
    var sizes: [String: Size] = [:]
    for (path, file) in zip(content.images, files.images) { sizes[path] = file.size }
    if let page = content.page { sizes[page] = files.page?.size }
    return sizes
  }
}
