import Notation

/// Lines of the help for a terminal of the usual width.
enum HelpLine {
  static let width = 80
  /// Columns that an explanation gets at least.
  private static let narrowest = 40

  /// A name, and next to it, or below it if that is long, what it means.
  ///
  /// - Parameter indent: The column where the meaning starts, without the margin.
  static func text(_ name: String, _ meaning: String, indent: Int) -> String {
    let column = min(indent, width - 2 - narrowest)
    let lines = wrapped(meaning, in: width - 2 - column)
    let isLong = name.count + 2 > column
    let first = isLong ? ["  " + name] : ["  " + name.leftAligned(in: column) + (lines.first ?? "")]
    let rest = isLong ? lines[...] : lines.dropFirst()
    return (first + rest.map { String(repeating: " ", count: column + 2) + $0 }).joined(separator: "\n")
  }

  /// Words in lines of at most so many columns. A longer word has a line to itself.
  static func wrapped(_ text: String, in width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
