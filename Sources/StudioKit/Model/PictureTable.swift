import Documents
import PreviewKit

/// The known pictures, by file name as written in the scene.
public struct PictureTable: Hashable, Sendable {
  /// A picture, and its thumbnail with an ID of its own.
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
  /// The pictures of a scene's content, which serve as their own thumbnails.
  init(_ pictures: ScenePictures, of content: SceneContent) {
    entries = [:]
    for (file, picture) in zip(content.imageFiles, pictures.images) where picture != .unknown {
      entries[file] = Entry(picture, miniature: picture)
    }
    if let file = content.page, let page = pictures.page { entries[file] = Entry(page, miniature: page) }
  }

  /// The pictures of a scene's content, with placeholders for unknown ones.
  public func pictures(
    of content: SceneContent, _ size: KeyPath<Entry, ScenePicture> = \.picture
  ) -> ScenePictures {
    ScenePictures(
      images: content.images.map { entries[$0.address]?[keyPath: size] ?? .unknown },
      page: content.page.flatMap { entries[$0]?[keyPath: size] })
  }

  /// Rewrites the file names.
  mutating func respell(_ path: (String) -> String) {
    entries = Dictionary(entries.map { (path($0), $1) }) { one, _ in one }
  }
}

/// A scene with its pictures.
struct PicturedScene: Equatable, Sendable {
  var scene: Scene
  let pictures: ScenePictures
  /// Whether it is shown without its effect.
  var isStill = false
  /// Shown in place of its layers: the film of a build, whose frames are the pictures.
  var film: BuiltFilm?
}
