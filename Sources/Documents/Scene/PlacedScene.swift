/// A scene and its file, whose folder is the base of picture paths.
public struct PlacedScene: Hashable, Sendable {
  public var scene: Scene
  public var path: String

  public init(_ scene: Scene, path: String) {
    (self.scene, self.path) = (scene, path)
  }
}

extension PlacedScene {
  /// The path of a picture by its name in the scene.
  public func picturePath(_ file: String) -> String { FilePath.path(file, from: FilePath.folder(of: path)) }
}
