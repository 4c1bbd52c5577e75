import Boundary
import Documents
import Geometry
import PreviewKit

/// The resting thumbnails of the gallery, each redrawn only when its document or frame changes.
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
