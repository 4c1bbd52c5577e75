import Art
import Desktop
import Documents
import Glibc
import System

/// The packed scenes that a command was given. Each is unpacked into a temporary folder, where every part of the program
/// finds its pictures, and which goes when the program ends.
enum UnpackedScenes {
  /// The folders, by the names that were typed.
  private static var folders: [String: String] = [:]
  private static let prefix = "parallax-"

  /// Nil if the file is no packed scene.
  ///
  /// - Parameters:
  ///   - path: The file, or the copy of what can be read only once.
  ///   - name: What was typed.
  static func read(_ path: String, named name: String) throws(FileError) -> StoredScene? {
    guard isPacked(path) else { return nil }
    let packed: PackedScene
    switch try contents(of: path) {
    case .success(let scene): packed = scene
    case .failure(let problem):
      let reading = SceneReading(refusing: Problem(.file, message: problem.sentence))
      return StoredScene(copyOf: name, at: path, reading, bytes: [])
    }
    // A scene without a title is called like its file.
    let stem = FilePath.stem(of: name)
    let scene = "\(try folder(of: packed, named: name))/\(stem.isEmpty || stem == "-" ? "scene" : stem).json"
    return StoredScene(copyOf: name, at: scene, packed.reading, bytes: packed.text)
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
    for folder in folders.values { Folder.remove(folder) }
    folders = [:]
  }

  private static func folder(of packed: PackedScene, named name: String) throws(FileError) -> String {
    if let folder = folders[name] { return folder }
    let place = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    removeLeftovers(in: place)
    var template = Array("\(place)/\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(.unwritable, path: place, reason: String(cString: strerror(errno)))
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folders[name] = folder
    try Folder.write(packed.files, to: folder)
    return folder
  }

  /// Removes the folders of processes that were killed.
  private static func removeLeftovers(in place: String) {
    for name in Folder.names(in: place) ?? [] where name.hasPrefix(prefix) {
      let words = name.dropFirst(prefix.count).split(separator: "-")
      guard words.count == 2, let process = pid_t(words[0]), process > 0, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      var status = stat()
      let path = "\(place)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else { continue }
      Folder.remove(path)
    }
  }
}
