import Documents

/// Where a scene is stored, and what is there.
public struct SceneFile: Sendable {
  /// Its file, as an absolute path; nil where it is in none, or comes with the program and is not to be overwritten.
  public internal(set) var path: String?
  /// The folder that the scene spells its pictures from: that of its file, if it has one.
  public internal(set) var folder: String
  /// What the file held when it was last read or written.
  var bytes: [UInt8]?
  /// The scene as it was last read or written; nil: it never was.
  var saved: Scene?
  /// Why the file cannot be shown as it is now; the scene stays as it was.
  var fault: String?
  /// The file is not there any more: the scene is nowhere but here.
  var isGone = false

  public init(path: String? = nil, folder: String = ".", bytes: [UInt8]? = nil, saved: Scene?) {
    self.path = path
    self.folder = folder
    self.bytes = bytes
    self.saved = saved
  }
}

extension SceneFile {
  /// What has to be in the file for it to be overwritten without a question.
  var expectation: FileExpectation { bytes.map { .bytes($0) } ?? .nothing }

  /// The scene was written.
  mutating func write(_ scene: Scene, _ bytes: [UInt8], to path: String) {
    self = SceneFile(path: path, folder: folder, bytes: bytes, saved: scene)
  }

  /// The file is another scene's now: this one is in none.
  mutating func detach() { self = SceneFile(folder: folder, saved: nil) }
}
