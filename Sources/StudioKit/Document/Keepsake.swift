/// Unsaved work as autosave has stored it.
public struct Keepsake: Hashable, Sendable {
  /// What it is stored under.
  public var key: String
  /// Up to `largestText` bytes: the scene, its other setting and what its file held.
  public var text: String
  /// When it was stored, in words: `12:31`.
  public var time: String

  /// Room for three scenes as large as a file may be, and for those that are too large to be saved.
  public static let largestText = 256 * 1_048_576

  public init(key: String, text: String, time: String) {
    self.key = key
    self.text = text
    self.time = time
  }
}
