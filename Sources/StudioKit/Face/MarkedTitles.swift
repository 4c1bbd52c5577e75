/// Titles of scenes with unsaved changes, each spelled once for many frames.
struct MarkedTitles: Sendable {
  private var entries: [Int: Entry] = [:]

  private struct Entry: Sendable {
    var title: String
    var marked: String
  }
}

extension MarkedTitles {
  /// What stands behind the title of a scene that differs from its file.
  private static let mark = " \u{2022}"

  /// The title of a scene of the gallery, with the mark.
  mutating func marked(_ title: String, of index: Int) -> String {
    if let entry = entries[index], entry.title == title { return entry.marked }
    let entry = Entry(title: title, marked: title + Self.mark)
    entries[index] = entry
    return entry.marked
  }
}
