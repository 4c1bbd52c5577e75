/// Ratios for layers that have none.
enum SuggestedRatio {
  private static let (furthest, nearest) = (0.2, 1.0)
  /// For a picture without others.
  private static let single = 0.5
  private static let limits = -3.0...3.0

  /// A ratio by depth: the furthest layer is the slowest.
  static func ratio(at index: Int, of count: Int) -> Double {
    guard count > 1 else { return single }
    let ratio = furthest + (nearest - furthest) * Double(index) / Double(count - 1)
    return (ratio * 100).rounded() / 100
  }

  /// The ratio that a layer's name says: `@0.4` anywhere, or a number with a point at its end, as in `sky 0.1`.
  static func ratio(in name: String) -> Double? {
    let words = name.split(whereSeparator: \.isWhitespace)
    for word in words where word.hasPrefix("@") {
      if let ratio = number(word.dropFirst()) { return ratio }
    }
    guard let last = words.last, last.contains(".") else { return nil }
    return number(last)
  }

  private static func number(_ word: Substring) -> Double? {
    guard !word.isEmpty, word.allSatisfy({ "0123456789.-+".contains($0) }), let number = Double(word),
      limits.contains(number)
    else { return nil }
    return number
  }
}
