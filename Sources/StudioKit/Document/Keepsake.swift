/// Unsaved work as autosave has stored it.
public struct Keepsake: Hashable, Sendable {
  /// What it is stored under.
  public var key: String
  public var text: String
  /// When it was stored, in words: `12:31`.
  public var time: String

  public init(key: String, text: String, time: String) {
    self.key = key
    self.text = text
    self.time = time
  }
}
