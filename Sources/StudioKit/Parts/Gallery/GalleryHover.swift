import Documents
import PreviewKit

/// The gallery thumbnail under the pointer, which loops its effect unless reduced motion is on.
struct GalleryHover: Sendable {
  let index: Int
  /// Whether it may move.
  let moves: Bool
  private var version: SceneDocument.Version
  private var loop: EffectLoop?

  /// - Parameter moves: Whether it may move.
  init(_ index: Int, of document: SceneDocument, moves: Bool, at time: Double) {
    (self.index, self.moves) = (index, moves)
    version = document.version
    guard moves else { return }
    loop = EffectLoop(document.scene, document.miniatures, at: time)
  }
}

extension GalleryHover {
  /// Plays up to a time, with the document's present parameters.
  mutating func advance(_ library: Library, to time: Double) {
    if library.documents.indices.contains(index), library.documents[index].version != version {
      let document = library.documents[index]
      version = document.version
      loop?.edit(document.scene, document.miniatures, at: time)
    }
    loop?.advance(to: time)
  }

  /// The preview and its moment. Nil for the resting thumbnail.
  func shown(at time: Double) -> (preview: Preview, moment: Double)? { loop?.shown(at: time) }
}
