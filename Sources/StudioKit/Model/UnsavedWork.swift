import Documents
import Notation

/// A file of the autosave folder, left by an earlier session.
public struct AutosaveFile: Hashable, Sendable {
  /// The key under which it is stored.
  public var key: String
  /// Up to `largestText` bytes: the scene, its settings and the content of its file.
  public var text: String
  /// The time of storing, as text: `12:31`.
  public var time: String

  /// Space for several scenes of the maximum file size, and for those too large to be saved.
  public static let largestText = 256 * 1_048_576

  public init(key: String, text: String, time: String) {
    self.key = key
    self.text = text
    self.time = time
  }
}

/// Unsaved work: the settings of a document, stored as JSON by autosave.
struct UnsavedWork: Sendable {
  /// The document's name.
  private(set) var name: String
  private(set) var path: String?
  /// The base folder of picture paths.
  private(set) var folder: String
  /// Whether the pictures are in the file.
  private(set) var isPacked: Bool
  /// The file's content when it was last read or written.
  private(set) var file: [UInt8]?
  /// Number of fields that differ from the file.
  private(set) var changes: Int
  private(set) var settings: SceneSettings
}

extension UnsavedWork {
  private static let version = 1.0
  private static let limits = ReadLimits(size: AutosaveFile.largestText, values: 1 << 22)

  init(_ document: SceneDocument) {
    let file = document.file
    (name, path, folder, self.file) = (document.name, file.path, file.folder, file.bytes)
    isPacked = file.isPacked
    settings = document.settings
    let shown = document.scene
    let old = file.saved.flatMap { $0.effectName == shown.effectName ? $0 : nil }
    changes = max(1, old.map { shown.changes(since: $0).count } ?? 1)
  }

  /// The key for a document's work. Derived from its name, because documents may be saved under each other's paths.
  static func key(_ document: SceneDocument) -> String { Checksum.text(of: Array(document.name.utf8)) }

  var text: String {
    JSONWriter.pretty([
      "autosave": .number(Self.version), "name": .text(name), "path": JSONValue(encoding: path),
      "folder": .text(folder), "packed": .flag(isPacked),
      "file": JSONValue(encoding: file.map { String(decoding: $0, as: UTF8.self) }),
      "changes": .whole(changes), "settings": settings.storedWork,
    ])
  }

  /// Nil if the text is invalid, or from a newer version.
  init?(_ text: String) {
    let reading = JSONReader.read(Array(text.utf8), limits: Self.limits)
    guard let value = reading.root?.value, reading.problems.isEmpty, value["autosave"] == .number(Self.version),
      let name = value["name"]?.text, let folder = value["folder"]?.text, let changes = value["changes"]?.number,
      let settings = Self.settings(in: value)
    else { return nil }
    (self.name, self.folder, self.settings) = (name, folder, settings)
    self.changes = Int(exactly: changes) ?? 1
    isPacked = value["packed"] == true
    (path, file) = (value["path"]?.text, value["file"]?.text.map { Array($0.utf8) })
  }

  private static func settings(in value: JSONValue) -> SceneSettings? {
    if let stored = value["settings"] { return SceneSettings(storedWork: stored, read: scene) }
    // The work of a version that knew A and B only.
    guard let shown = value["scene"].flatMap(scene) else { return nil }
    let other = value["other"].flatMap(scene).map { (scene: $0, steps: value["otherSteps"]) }
    return SceneSettings(shown, steps: value["steps"], other: other, isB: value["isB"] == true, read: scene)
  }

  private static func scene(_ stored: JSONValue) -> Scene? {
    stored == .null ? nil : SceneReader.read(Array(JSONWriter.compact(stored).utf8), limits: limits).scene
  }

  /// Its settings, with picture paths relative to another folder.
  func settings(from folder: String) -> SceneSettings {
    // Those of a packed scene are in whichever folder it was unpacked into; others are absolute.
    guard !isPacked else { return settings }
    var (settings, paths) = (settings, RelativePaths(from: self.folder, to: folder))
    settings.replaceScenes { paths.scene($0) }
    return settings
  }
}
