/// What a file dialog is to ask.
public enum FileChoice: Hashable, Sendable {
  /// - Parameter folder: Where to begin; nil: wherever the desktop likes.
  case open(folder: String?)
  case save(suggestion: String)
  /// Any number of picture files.
  case pictures(folder: String?)
  /// One picture file, of a page.
  case page(folder: String?)
}
