/// A file of a system's folder.
public struct HandoffFile: Hashable, Sendable {
  /// In that folder.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
