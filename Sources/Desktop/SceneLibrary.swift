import Documents
import Glibc
import StudioKit

/// A scene that was read, and where its files lie.
public struct StoredScene: Sendable {
  /// As a person names it: a built-in name, or a path.
  public var name: String
  public var path: String
  public var reading: SceneReading
  /// What the file held.
  public var bytes: [UInt8]
  /// Whether it comes with the program.
  public var isBuiltIn: Bool

  /// Where a picture lies that the scene spells this way.
  public func picturePath(_ file: String) -> String {
    FilePath.path(file, from: FilePath.folder(of: path))
  }
}

extension StoredScene {
  /// The same for the studio, which saves a copy of what comes with the program.
  ///
  /// - Parameter scene: What the command line has made of it. In somebody's file that is unsaved.
  public func file(of scene: Scene) -> SceneFile {
    let path = FilePath.absolute(path)
    return SceneFile(
      path: isBuiltIn ? nil : path, folder: FilePath.folder(of: path), bytes: bytes,
      saved: isBuiltIn ? scene : reading.scene)
  }
}

/// Finds scenes by name or path and reads them.
public enum SceneLibrary {
  /// The scenes that come with the program, in the order of the gallery.
  public static let builtIn = [
    "header-refresh", "header-stretch", "stretch-banner", "album-stack", "map-crop", "weather-menu",
  ]

  /// The path of a scene: of a built-in one where nothing in this folder bears the same name.
  public static func path(of name: String) throws(FileError) -> String {
    guard builtIn.contains(name) else { return name }
    guard let folder = Resources.folder() else {
      throw FileError(
        .missing, path: name,
        reason: "the built-in scenes are not where they were installed; set PARALLAX_RESOURCES to their folder")
    }
    return "\(folder)/Scenes/\(name).json"
  }

  public static func read(_ name: String) throws(FileError) -> StoredScene {
    let path = try path(of: name)
    let bytes = try FileReader.bytes(of: path, limit: SceneReader.largestFile)
    return StoredScene(
      name: name, path: path, reading: SceneReader.read(bytes), bytes: bytes, isBuiltIn: builtIn.contains(name))
  }
}
