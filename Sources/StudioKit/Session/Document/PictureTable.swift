import Documents
import PreviewKit

/// What is known of pictures, by their files as the scene spells them.
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
  /// Adds what is known of the pictures of a scene that is shown.
  mutating func note(_ pictures: ScenePictures, miniatures: ScenePictures, of content: SceneContent) {
    for (file, known) in zip(content.imageFiles, zip(pictures.images, miniatures.images)) where known.0 != .unknown {
      entries[file] = Entry(known.0, miniature: known.1)
    }
    if let file = content.page, let page = pictures.page, let miniature = miniatures.page {
      entries[file] = Entry(page, miniature: miniature)
    }
  }

  /// Pictures of a scene's content, with those that were not known and are here.
  func filled(
    _ pictures: ScenePictures, of content: SceneContent, _ size: KeyPath<Entry, ScenePicture>
  ) -> ScenePictures {
    ScenePictures(
      images: zip(content.imageFiles, pictures.images).map { file, picture in
        picture == .unknown ? entries[file]?[keyPath: size] ?? picture : picture
      },
      page: pictures.page ?? content.page.flatMap { entries[$0]?[keyPath: size] })
  }
}
