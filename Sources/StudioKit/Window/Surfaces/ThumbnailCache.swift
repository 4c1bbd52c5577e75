import Boundary
import Documents
import Geometry
import PreviewKit

/// The gallery's resting pictures, each drawn once for as long as its document and its place stay what they are.
struct ThumbnailCache: Sendable {
  private struct Thumbnail: Sendable {
    let version: SceneDocument.Version
    let frame: Rect
    let list: DrawList
  }

  private var thumbnails: [DocumentID: Thumbnail] = [:]
}

extension ThumbnailCache {
  mutating func list(of document: SceneDocument, in frame: Rect, _ draw: () -> DrawList) -> DrawList {
    let version = document.version
    if let known = thumbnails[version.id], known.frame == frame, known.version == version { return known.list }
    let list = draw()
    thumbnails[version.id] = Thumbnail(version: version, frame: frame, list: list)
    return list
  }
}
