/// Swift lines as its formatter leaves them: a comment behind code follows two spaces, or stands above code that would
/// otherwise be too long.
enum SwiftLines {
  /// The longest line of the formatter's defaults.
  private static let width = 100

  static func formatted(_ lines: [String]) -> [String] { lines.flatMap(formatted) }

  private static func formatted(_ line: String) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    // A string could contain the same marks.
    guard let mark = line.firstRange(of: "  // ")?.lowerBound, !line.contains("\"") else { return [line] }
    let code = String(line[..<mark].reversed().drop { $0 == " " }.reversed())
    guard !code.isEmpty else { return [line] }
    let comment = line[mark...].drop { $0 == " " }
    let whole = "\(code)  \(comment)"
    return whole.count > width ? ["\(indent)\(comment)", code] : [whole]
  }
}
