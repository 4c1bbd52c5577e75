/// A place in a file, counted as editors do: line and column start at 1.
///
/// A line ends with a line feed. Columns count Unicode scalars, not bytes, so `ü` is one column wide.
public struct Place: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a file.
  public static let start = Place(line: 1, column: 1)
}

extension Place: Comparable {
  public static func < (one: Place, other: Place) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension Place: CustomStringConvertible {
  /// `12:18`, as compilers print it after a file name.
  public var description: String { "\(line):\(column)" }
}
