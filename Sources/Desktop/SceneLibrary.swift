import Art
import Documents
import Effects
import Glibc
import Images
import Notation
import StudioKit
import System

/// A scene that has been read, and the location of its files.
public struct StoredScene: Sendable {
  /// The name as given: a built-in name or a path.
  public var name: String
  public var path: String
  public var reading: SceneReading
  /// The content of the file.
  public var bytes: [UInt8]
  /// Whether it is built in.
  public var isBuiltIn: Bool
  /// Whether it was read from a copy of what can be read only once.
  public var isCopy = false
  /// The content of a packed scene, whose path is that of its text where its pictures are.
  public var packed: FileContent?
}

extension StoredScene {
  /// The file that a person knows.
  public var filePath: String { packed?.path ?? path }

  /// The same as a file of the studio, which saves a copy of a built-in scene.
  ///
  /// - Parameter scene: The scene after options of the command line, which are unsaved changes of the user's file.
  public func file(of scene: Scene) -> SceneFile {
    let path = FilePath.absolute(path)
    // A copy of a pipe belongs to no file, and is work that nobody has saved.
    guard !isCopy else { return SceneFile(folder: FilePath.folder(of: path), saved: nil) }
    if let packed { return SceneFile(packed, saved: reading.scene) }
    return SceneFile(
      path: isBuiltIn ? nil : path, folder: FilePath.folder(of: path), bytes: bytes,
      saved: isBuiltIn ? scene : reading.scene)
  }
}

/// Finds scenes by name or path and reads them.
public enum SceneLibrary {
  /// A built-in scene. `stored` is nil if its file cannot be read.
  private struct Entry: Sendable {
    var name: String
    var stored: StoredScene?

    var scene: Scene? { stored?.reading.scene }

    /// Its place among the others, before its name.
    var order: (Int, Int) {
      let place = scene.flatMap { Catalog.names.firstIndex(of: $0.effectName) }
      return (isPlain(name) ? 1 : 0, place ?? Catalog.names.count)
    }
  }

  /// All files in the folder of built-in scenes, ordered by effect and name. Plain variants come last.
  private static let entries: [Entry] = Resources.folder().map { found(in: $0 + "/Scenes") } ?? []

  /// The built-in scenes in the order of the gallery.
  public static let builtIn = entries.map(\.name)

  /// The built-in scenes shown in the gallery, without plain variants, which are for comparison.
  public static var gallery: [String] { builtIn.filter { !isPlain($0) } }

  private static func isPlain(_ name: String) -> Bool { name.hasSuffix("-plain") }

  private static let ending = ".json"

  private static func found(in folder: String) -> [Entry] {
    let names = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
    let entries = ParallelWork.answers(to: names) { name in
      Entry(name: name, stored: stored(name, at: "\(folder)/\(name)\(ending)"))
    }
    return entries.sorted { one, other in one.order == other.order ? one.name < other.name : one.order < other.order }
  }

  /// Whether there is a built-in scene with this name. Checks only that file, while `builtIn` reads them all.
  public static func isBuiltIn(_ name: String) -> Bool { builtInPath(of: name) != nil }

  private static func builtInPath(of name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }),
      let folder = Resources.folder()
    else { return nil }
    let path = "\(folder)/Scenes/\(name)\(ending)"
    return access(path, F_OK) == 0 ? path : nil
  }

  /// The effect of a built-in scene.
  public static func effect(of name: String) -> String? {
    builtInPath(of: name).flatMap { stored(name, at: $0) }?.reading.scene?.effectName
  }

  /// The built-in scene in a file. Nil if the file cannot be read.
  private static func stored(_ name: String, at path: String) -> StoredScene? {
    do {
      let bytes = try FileReader.bytes(of: path, limit: SceneReader.largestFile)
      return StoredScene(name: name, path: path, reading: SceneReader.read(bytes), bytes: bytes, isBuiltIn: true)
    } catch {
      return nil
    }
  }

  /// A scene of the gallery, as it was read for the gallery's order.
  public static func readInGallery(_ name: String) throws(FileError) -> StoredScene {
    if let stored = entries.first(where: { $0.name == name })?.stored { return stored }
    return try read(name)
  }

  /// The built-in scene with this id or, failing that, this id or title in any case. Nil if it is a file or unknown.
  public static func builtIn(called name: String) -> String? {
    if isBuiltIn(name) { return name }
    guard access(name, F_OK) != 0 else { return nil }
    let folded = name.lowercased()
    return builtIn.first { $0.lowercased() == folded } ?? titles.first { $0.title.lowercased() == folded }?.name
  }

  /// The titles of the built-in scenes, by their ids.
  public static let titles: [(name: String, title: String)] = entries.compactMap { entry in
    entry.scene.map { (entry.name, $0.displayTitle) }
  }

  /// Every name of a built-in scene: ids, then titles.
  public static var names: [String] { builtIn + titles.map(\.title) }

  /// Reads a scene from a copy of what can be read only once.
  ///
  /// - Parameter path: The path that stands for it, in the folder of its pictures.
  public static func read(_ name: String, copiedTo copy: String, as path: String) throws(FileError) -> StoredScene {
    if let packed = try readPacked(copy, named: name, isCopy: true) { return packed }
    let bytes = try FileReader.bytes(of: copy, limit: SceneReader.largestFile)
    let reading = try pictureInstead(at: copy, named: path) ?? SceneReader.read(bytes)
    return StoredScene(name: name, path: path, reading: reading, bytes: bytes, isBuiltIn: false, isCopy: true)
  }

  /// Unpacks a packed scene. Nil if the file is none.
  private static func readPacked(_ path: String, named name: String, isCopy: Bool) throws(FileError) -> StoredScene? {
    guard PackedFile.isOne(path) else { return nil }
    switch try UnpackedScenes.unpack(path) {
    case .success(let content):
      // A scene without a title is called like its file.
      let stem = isCopy ? "scene" : FilePath.stem(of: name)
      return StoredScene(
        name: name, path: "\(content.folder)/\(stem).json", reading: PackedScene.reading(content.text),
        bytes: content.text, isBuiltIn: false, isCopy: isCopy, packed: content)
    case .failure(let problem):
      let reading = SceneReading(refusing: Problem(.file, message: problem.sentence))
      return StoredScene(name: name, path: path, reading: reading, bytes: [], isBuiltIn: false, isCopy: isCopy)
    }
  }

  public static func read(_ name: String) throws(FileError) -> StoredScene {
    let id = builtIn(called: name)
    let path = id.flatMap(builtInPath) ?? name
    let bytes: [UInt8]
    do throws(FileError) {
      if id == nil, let packed = try readPacked(path, named: name, isCopy: false) { return packed }
      if let reading = try pictureInstead(at: path, named: FilePath.name(of: path)) {
        return StoredScene(name: name, path: path, reading: reading, bytes: [], isBuiltIn: false)
      }
      bytes = try FileReader.bytes(of: path, limit: SceneReader.largestFile)
    } catch {
      throw error.cause == .missing ? missing(name) : error
    }
    return StoredScene(
      name: id ?? name, path: path, reading: SceneReader.read(bytes), bytes: bytes, isBuiltIn: id != nil)
  }

  /// The problem with a picture, a painting or a film that is given for a scene. Nil for other files.
  private static func pictureInstead(at path: String, named name: String) throws(FileError) -> SceneReading? {
    let start = try FileReader.prefix(of: path, count: ArtFile.startSize).bytes
    let name = FilePath.shown(name)
    if ArtFile.format(of: start) != nil {
      return refusal(
        "this is a picture, not a scene", "To make a scene of its layers: parallax import \(name) -o scene.json.")
    }
    if ImageFormat(sniffing: start) != nil {
      let scene = #"{ "parallax": 1, "effect": "header-parallax", "content": { "images": ["\#(name)"] } }"#
      return refusal("this is a picture, not a scene", "A scene that shows it: \(scene)")
    }
    return FilmSignature.isOne(start)
      ? refusal("this is a film, not a scene", "To measure it: parallax measure \(name).") : nil
  }

  private static func refusal(_ message: String, _ help: String) -> SceneReading {
    SceneReading(refusing: Problem(.syntax, message: message, help: help))
  }

  /// The error for a name that is neither a file nor a built-in scene, with the scene probably meant.
  private static func missing(_ name: String) -> FileError {
    let reason = "the file does not exist"
    guard !name.contains("/"), !name.contains(".") else { return FileError(.missing, path: name, reason: reason) }
    if builtIn.isEmpty {
      return FileError(
        .missing, path: name,
        reason: "the built-in scenes are not where they were installed; set PARALLAX_RESOURCES to their folder")
    }
    if Catalog.effect(named: name) != nil {
      let scenes = gallery.filter { effect(of: $0) == name }
      return FileError(
        .missing, path: name,
        reason: "this is an effect, not a scene. Scenes that use it: \(scenes.joined(separator: ", "))")
    }
    let near = NearestName.hint(to: name, among: names)
    return FileError(
      .missing, path: name,
      reason: near.isEmpty ? "\(reason), and no built-in scene has this name" : "\(reason).\(near)")
  }
}
