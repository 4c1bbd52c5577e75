/// A place in a file, counted as editors count: both numbers start at 1.
///
/// A line ends with a line feed. Columns count Unicode scalars, not bytes, so that `ü` is one column wide.
public struct Place: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where every file begins.
  public static let start = Place(line: 1, column: 1)
}

extension Place: Comparable {
  public static func < (one: Place, other: Place) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension Place: CustomStringConvertible {
  /// `12:18`, as compilers print it after the file's name.
  public var description: String { "\(line):\(column)" }
}
