import Boundary
import Documents
import Geometry
import PreviewKit

/// What the variants of a scene look like, each drawn once for as long as it stays what it is.
public struct VariantPictures: Sendable {
  private struct Picture: Sendable {
    let scene: Scene
    let pictures: ScenePictures
    let list: DrawList
  }

  private var known: [Picture] = []

  public static let size = Size(width: 62, height: 78)

  public init() {}
}

extension VariantPictures {
  /// One for each variant, from its upper left corner.
  public mutating func lists(of document: SceneDocument) -> [DrawList] {
    let earlier = known
    known = document.scene.variants.enumerated().map { index, variant in
      let (scene, pictures) = document.miniature(of: variant)
      func isSame(_ picture: Picture) -> Bool { picture.scene == scene && picture.pictures == pictures }
      if earlier.indices.contains(index), isSame(earlier[index]) { return earlier[index] }
      return earlier.first(where: isSame)
        ?? Picture(
          scene: scene, pictures: pictures,
          list: GalleryView.picture(Preview(scene, pictures: pictures), at: 0, in: Rect(Self.size)))
    }
    return known.map(\.list)
  }
}
