/// Words that others wrote are cut before they are laid out. Cutting costs as much as what is kept, whatever the length
/// of the whole: it counts bytes, as a single letter may have any number of marks.
extension String {
  private static let ellipsis = "\u{2026}"

  /// At most `limit` bytes of UTF-8: the whole text, or its beginning and an ellipsis.
  public func beginning(_ limit: Int) -> String {
    guard utf8.count > limit else { return self }
    return self[..<place(limit - Self.ellipsis.utf8.count, rounding: -1)] + Self.ellipsis
  }

  /// At most `limit` bytes of UTF-8: the whole text, or its ends with an ellipsis between them. A path so keeps its
  /// name, and a sentence its reason.
  public func ends(_ limit: Int) -> String {
    let count = utf8.count
    guard count > limit else { return self }
    let half = (limit - Self.ellipsis.utf8.count) / 2
    return self[..<place(half, rounding: -1)] + Self.ellipsis + self[place(count - half, rounding: 1)...]
  }

  /// The boundary between characters at an offset in bytes, or the next one in a direction.
  private func place(_ offset: Int, rounding way: Int) -> Index {
    var offset = max(0, offset)
    while true {
      let index = utf8.index(startIndex, offsetBy: offset)
      if index.samePosition(in: unicodeScalars) != nil { return index }
      offset += way
    }
  }
}
