import Documents

/// Where a scene of the gallery was read from.
public struct SceneSource: Hashable, Sendable {
  /// Its file, as an absolute path; nil where it comes with the program and is not to be overwritten.
  public var path: String?
  /// The folder that it spells its pictures from.
  public var folder: String
  /// What the file held.
  public var bytes: [UInt8]?

  public init(path: String?, folder: String, bytes: [UInt8]?) {
    self.path = path
    self.folder = folder
    self.bytes = bytes
  }
}
