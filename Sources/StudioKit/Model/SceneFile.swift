import Documents

/// The file of a scene, and its known content.
public struct SceneFile: Sendable {
  /// The absolute path. Nil if it has no file, or is built in and must not be overwritten.
  public internal(set) var path: String?
  /// The base folder of picture paths: that of the file, if it has one, or the one that it was unpacked into.
  public internal(set) var folder: String
  /// Whether the pictures are in the file, too.
  var isPacked = false
  /// The gestures in it, by name.
  private(set) var gestures: [KeptGesture] = []
  /// The file's content when it was last read or written, or what stands for that of a packed scene.
  var bytes: [UInt8]?
  /// The scene as last read or written. Nil if it never was.
  var saved: Scene?
  /// The reason why the file's current content cannot be shown; the scene stays as it was.
  var fault: String?
  /// Whether the file was deleted, so that the scene exists only here.
  var isGone = false

  public init(_ content: FileContent, saved: Scene?) {
    self.init(path: content.path, folder: content.folder, bytes: content.stamp, saved: saved)
    (isPacked, gestures) = (content.isPacked, content.gestures)
  }

  public init(path: String? = nil, folder: String = ".", bytes: [UInt8]? = nil, saved: Scene?) {
    self.path = path
    self.folder = folder
    self.bytes = bytes
    self.saved = saved
  }
}

extension SceneFile {
  /// The content the file must have to be overwritten without a question.
  var expectation: FileExpectation { bytes.map { .bytes($0) } ?? .nothing }

  /// Whether it is built in: read from a file that must not be overwritten.
  var isBuiltIn: Bool { path == nil && bytes != nil }

  /// Records that the scene was written, while its paths are still those of another folder.
  mutating func write(_ scene: Scene, _ content: FileContent) {
    let before = folder
    self = SceneFile(content, saved: scene)
    folder = before
  }

  /// Whether a file is one of those in a packed scene, as it was unpacked.
  func holds(_ path: String) -> Bool { isPacked && path.hasPrefix("\(folder)/") }

  /// The folder of the gestures of a packed scene; nil if it is not packed.
  var gestureFolder: String? { isPacked && path != nil ? "\(folder)/\(PackedScene.tapes)" : nil }

  /// Detaches the document from its file, which now belongs to another scene.
  mutating func detach() { self = SceneFile(folder: folder, saved: nil) }
}
