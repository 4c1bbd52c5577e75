import Documents
import PreviewKit

/// A scene in the gallery, with what is known of its pictures.
public struct StudioScene: Sendable {
  /// As a person names it: a built-in name, or a path.
  public var name: String
  public var scene: Scene
  public var pictures: ScenePictures
  /// The same pictures by other numbers, to be held as small as the gallery draws them.
  public var miniatures: ScenePictures

  public init(name: String, scene: Scene, pictures: ScenePictures, miniatures: ScenePictures? = nil) {
    self.name = name
    self.scene = scene
    self.pictures = pictures
    self.miniatures = miniatures ?? pictures
  }
}
