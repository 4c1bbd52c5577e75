/// The name of a scene that nobody has named: that of its file, everywhere.
extension Scene {
  /// The title of a new scene until it is saved or named.
  public static let untitled = "Untitled"

  /// The scene with the name of its file as its title, if nobody has named it. A title that is the name of the file from
  /// which it comes goes with the file.
  public func named(byFileAt path: String, before: String? = nil) -> Scene {
    guard title == Self.untitled || before.map(Self.name(ofFileAt:)) == title else { return self }
    var scene = self
    scene.title = Self.name(ofFileAt: path)
    return scene
  }

  /// The extensions of a scene file: that of JSON, preceded by one that desktops recognize.
  private static let endings = [".json", ".parallax"]

  public static var fileEnding: String { endings.reversed().joined() }

  private static func name(ofFileAt path: String) -> String {
    endings.reduce(FilePath.name(of: path)) { name, ending in
      name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    }
  }
}
