import Boundary
import Documents
import Geometry
import PreviewKit

/// The thumbnails of a scene's settings, each redrawn only when it changes.
public struct VariantPictures: Sendable {
  private struct Picture: Sendable {
    let shown: PicturedScene
    let list: DrawList
  }

  private var known: [Picture] = []

  public static let size = Size(width: 62, height: 78)

  public init() {}
}

extension VariantPictures {
  /// One drawing per setting, with its origin at the upper left corner.
  public mutating func lists(of document: SceneDocument) -> [DrawList] {
    let earlier = known
    known = document.settings.choices.enumerated().map { index, setting in
      let shown = document.pictured(setting.history.scene, \.miniature)
      if earlier.indices.contains(index), earlier[index].shown == shown { return earlier[index] }
      if let same = earlier.first(where: { $0.shown == shown }) { return same }
      let preview = Preview(shown.scene, pictures: shown.pictures)
      return Picture(shown: shown, list: GalleryCell.picture(preview, at: 0, in: Rect(Self.size)))
    }
    return known.map(\.list)
  }
}
