extension StringProtocol {
  /// The text without white space at both ends.
  public var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
