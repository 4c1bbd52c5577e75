import Documents
import PreviewKit

/// The pictures that are known, by their files as the scene spells them.
public struct PictureTable: Hashable, Sendable {
  /// A picture, and the same by another number, to be held as small as the gallery draws it.
  public struct Entry: Hashable, Sendable {
    public let picture: ScenePicture
    public let miniature: ScenePicture

    public init(_ picture: ScenePicture, miniature: ScenePicture) {
      (self.picture, self.miniature) = (picture, miniature)
    }
  }

  private var entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) { self.entries = entries }
}

extension PictureTable {
  /// Pictures of a scene's content, which are their own miniatures.
  init(_ pictures: ScenePictures, of content: SceneContent) {
    entries = [:]
    for (file, picture) in zip(content.imageFiles, pictures.images) where picture != .unknown {
      entries[file] = Entry(picture, miniature: picture)
    }
    if let file = content.page, let page = pictures.page { entries[file] = Entry(page, miniature: page) }
  }

  /// The pictures that a scene's content names. Unknown ones hold a place.
  public func pictures(
    of content: SceneContent, _ size: KeyPath<Entry, ScenePicture> = \.picture
  ) -> ScenePictures {
    ScenePictures(
      images: content.images.map { entries[$0.file]?[keyPath: size] ?? .unknown },
      page: content.page.flatMap { entries[$0]?[keyPath: size] })
  }

  /// Spells the files in another way.
  mutating func respell(_ path: (String) -> String) {
    entries = Dictionary(entries.map { (path($0), $1) }) { one, _ in one }
  }
}

/// A scene with its pictures.
struct PicturedScene: Equatable, Sendable {
  var scene: Scene
  let pictures: ScenePictures
  /// Without its effect.
  var isStill = false
}
