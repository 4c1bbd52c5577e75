/// A scene, and the file that spells it: pictures are found from its folder.
public struct PlacedScene: Hashable, Sendable {
  public var scene: Scene
  public var path: String

  public init(_ scene: Scene, path: String) {
    (self.scene, self.path) = (scene, path)
  }
}

extension PlacedScene {
  /// Returns where a picture lies that the scene spells this way.
  public func picturePath(_ file: String) -> String { FilePath.path(file, from: FilePath.folder(of: path)) }
}
