/// What a file dialog is to ask.
public enum FileChoice: Hashable, Sendable {
  /// - Parameter folder: Where to begin; nil: wherever the desktop likes.
  case open(folder: String?)
  case save(suggestion: String)
}
