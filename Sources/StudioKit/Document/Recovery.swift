import Documents
import JSON

/// Unsaved work: the scene, and whose it is. Autosave stores it as JSON.
struct Recovery: Sendable {
  /// The scene's name in the gallery.
  var name: String
  var path: String?
  /// The folder that the scene spells its pictures from.
  var folder: String
  /// What the file held when it was last read or written.
  var file: [UInt8]?
  /// Number of fields that differ from the file.
  var changes: Int
  var work: Work
}

extension Recovery {
  private static let version = 1.0
  private static let limits = ReadLimits(size: Keepsake.largestText, values: 1 << 22)

  /// What a scene's work is stored under, by its name in the gallery, which no other scene has: two of them may be
  /// saved under each other's paths.
  static func key(_ name: String) -> String {
    // FNV-1a: short, and the same everywhere.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  var text: String {
    JSONWriter.pretty(
      .object([
        JSONField("autosave", .number(Self.version)), JSONField("name", .text(name)),
        JSONField("path", path.map { .text($0) } ?? .null), JSONField("folder", .text(folder)),
        JSONField("file", file.map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null),
        JSONField("changes", .whole(changes)), JSONField("scene", SceneWriter.value(of: work.scene)),
        JSONField("other", work.other.map(SceneWriter.value) ?? .null), JSONField("isB", .flag(work.isB)),
      ]))
  }

  /// Nil where the text is no such work, or of a newer version.
  init?(_ text: String) {
    let reading = JSONReader.read(Array(text.utf8), limits: Self.limits)
    guard let value = reading.root?.value, reading.problems.isEmpty, value["autosave"] == .number(Self.version),
      case .text(let name)? = value["name"], case .text(let folder)? = value["folder"],
      case .number(let changes)? = value["changes"], let scene = value["scene"].flatMap(Self.scene)
    else { return nil }
    self.name = name
    self.folder = folder
    self.changes = Int(exactly: changes) ?? 1
    work = Work(scene: scene, other: value["other"].flatMap(Self.scene), isB: value["isB"] == true)
    if case .text(let path)? = value["path"] { self.path = path }
    if case .text(let file)? = value["file"] { self.file = Array(file.utf8) }
  }

  private static func scene(_ spelled: JSONValue) -> Scene? {
    spelled == .null ? nil : SceneReader.read(Array(JSONWriter.compact(spelled).utf8), limits: limits).scene
  }

  init(name: String, file: SceneFile, work: Work) {
    self.name = name
    self.work = work
    path = file.path
    folder = file.base
    self.file = file.source.bytes
    let mine = file.isUnsaved ? work.scene : work.other ?? work.scene
    let old = file.saved.flatMap { $0.effectName == mine.effectName ? $0 : nil }
    changes = max(1, old.map { mine.changes(since: $0).count } ?? 1)
  }
}
