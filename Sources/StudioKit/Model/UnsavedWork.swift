import Documents
import Notation

/// A file of the autosave folder, left by an earlier session.
public struct AutosaveFile: Hashable, Sendable {
  /// The key under which it is stored.
  public var key: String
  /// Up to `largestText` bytes: the scene, its other setting and the content of its file.
  public var text: String
  /// The time of storing, as text: `12:31`.
  public var time: String

  /// Space for three scenes of the maximum file size, and for those too large to be saved.
  public static let largestText = 256 * 1_048_576

  public init(key: String, text: String, time: String) {
    self.key = key
    self.text = text
    self.time = time
  }
}

/// Unsaved work: the scenes of a document, stored as JSON by autosave.
struct UnsavedWork: Sendable {
  /// The document's name.
  private(set) var name: String
  private(set) var path: String?
  /// The base folder of picture paths.
  private(set) var folder: String
  /// The file's content when it was last read or written.
  private(set) var file: [UInt8]?
  /// Number of fields that differ from the file.
  private(set) var changes: Int
  private(set) var scene: Scene
  /// The other setting.
  private(set) var other: Scene?
  /// Whether the shown setting was B.
  private(set) var isB = false
  /// The steps of both in the format of `History`; null in work of older versions.
  private var steps = JSONValue.null
  private var otherSteps = JSONValue.null
}

extension UnsavedWork {
  private static let version = 1.0
  private static let limits = ReadLimits(size: AutosaveFile.largestText, values: 1 << 22)

  init(_ document: SceneDocument) {
    let file = document.file
    (name, path, folder, self.file) = (document.name, file.path, file.folder, file.bytes)
    (scene, other, isB) = (document.scene, document.settings.other?.scene, document.settings.isB)
    steps = document.settings.shown.stored
    otherSteps = document.settings.other?.stored ?? .null
    let mine = document.isUnsaved ? scene : other ?? scene
    let old = file.saved.flatMap { $0.effectName == mine.effectName ? $0 : nil }
    changes = max(1, old.map { mine.changes(since: $0).count } ?? 1)
  }

  /// The key for a document's work. Derived from its name, because documents may be saved under each other's paths.
  static func key(_ document: SceneDocument) -> String { Checksum.text(of: Array(document.name.utf8)) }

  var text: String {
    JSONWriter.pretty([
      "autosave": .number(Self.version), "name": .text(name), "path": JSONValue(encoding: path),
      "folder": .text(folder), "file": JSONValue(encoding: file.map { String(decoding: $0, as: UTF8.self) }),
      "changes": .whole(changes), "scene": SceneWriter.value(of: scene),
      "other": other.map(SceneWriter.value) ?? .null, "isB": .flag(isB), "steps": steps, "otherSteps": otherSteps,
    ])
  }

  /// Nil if the text is invalid, or from a newer version.
  init?(_ text: String) {
    let reading = JSONReader.read(Array(text.utf8), limits: Self.limits)
    guard let value = reading.root?.value, reading.problems.isEmpty, value["autosave"] == .number(Self.version),
      let name = value["name"]?.text, let folder = value["folder"]?.text, let changes = value["changes"]?.number,
      let scene = value["scene"].flatMap(Self.scene)
    else { return nil }
    (self.name, self.folder, self.scene) = (name, folder, scene)
    self.changes = Int(exactly: changes) ?? 1
    (other, isB) = (value["other"].flatMap(Self.scene), value["isB"] == true)
    (steps, otherSteps) = (value["steps"] ?? .null, value["otherSteps"] ?? .null)
    (path, file) = (value["path"]?.text, value["file"]?.text.map { Array($0.utf8) })
  }

  private static func scene(_ stored: JSONValue) -> Scene? {
    stored == .null ? nil : SceneReader.read(Array(JSONWriter.compact(stored).utf8), limits: limits).scene
  }

  /// One of its scenes, with picture paths relative to another folder.
  func scene(_ scene: Scene, from folder: String) -> Scene {
    RelativePaths.scene(scene, from: self.folder, to: folder)
  }

  /// Restores a document's settings with all their steps, and with picture paths relative to another folder.
  func restore(_ settings: inout ABSettings, from folder: String) {
    var paths = RelativePaths(from: self.folder, to: folder)
    settings.restore(other: other.map { paths.scene($0) }, isB: isB) { isOther, number in
      let (steps, scene) = isOther ? (otherSteps, other ?? scene) : (steps, scene)
      var history = History(stored: steps, leadingTo: scene, read: Self.scene, from: &number)
      history?.replaceScenes { paths.scene($0) }
      return history
    }
  }
}
