import Art
import Desktop
import Documents

/// The packed scenes that a command was given. Each is unpacked into a temporary folder, where every part of the program
/// finds its pictures, and which goes when the program ends.
enum UnpackedScenes {
  /// The scenes that were unpacked, by the names that were typed.
  private static var scenes: [String: StoredScene] = [:]

  /// Nil if the file is no packed scene.
  ///
  /// - Parameters:
  ///   - path: The file, or the copy of what can be read only once.
  ///   - name: What was typed.
  static func read(_ path: String, named name: String) throws(FileError) -> StoredScene? {
    if let scene = scenes[name] { return scene }
    guard isPacked(path) else { return nil }
    let packed: PackedScene
    switch try contents(of: path) {
    case .success(let scene): packed = scene
    case .failure(let problem):
      let reading = SceneReading(refusing: Problem(.file, message: problem.sentence))
      return StoredScene(copyOf: name, at: path, reading, bytes: [])
    }
    let folder = try Folder.temporary()
    // A scene without a title is called like its file.
    let stem = FilePath.stem(of: name)
    let place = "\(folder)/\(stem.isEmpty || stem == PipedInput.name ? "scene" : stem).json"
    let scene = StoredScene(copyOf: name, at: place, packed.reading, bytes: packed.text)
    scenes[name] = scene
    try Folder.write(packed.files, to: folder)
    return scene
  }

  /// Whether a file begins like a packed scene. One that cannot be read does not.
  static func isPacked(_ path: String) -> Bool {
    do { return PackedScene.isOne(try FileReader.prefix(of: path, count: PackedScene.startSize).bytes) } catch {
      return false
    }
  }

  static func contents(of path: String) throws(FileError) -> Result<PackedScene, ArtProblem> {
    try FileReader.reading(path) { size, read in
      Result { () throws(ArtProblem) in try PackedScene(ArtBytes(count: size, read: read)) }
    }
  }

  /// Removes the folders.
  static func remove() {
    for scene in scenes.values { Folder.remove(FilePath.folder(of: scene.path)) }
    scenes = [:]
  }
}
