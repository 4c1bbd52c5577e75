/// A strict reader of JSON (RFC 8259): no extensions, no duplicate keys.
public enum JSONReader {
  /// Reads a whole file in time linear in its size. No input makes it trap.
  public static func read(_ bytes: [UInt8], limits: ReadLimits = .standard) -> Reading {
    var builder = TreeBuilder(bytes, limits: limits)
    return builder.readFile()
  }
}

/// The result of reading a file: the value, as far as it could be read, and every problem.
///
/// The file is valid JSON if and only if `problems` is empty. Otherwise `root` may still hold the parts that could be
/// read, so that later checks can report their own problems in the same run.
public struct Reading: Hashable, Sendable {
  public var root: Node?
  /// Problems, in the order of the file.
  public var problems: [SyntaxProblem]

  public init(root: Node?, problems: [SyntaxProblem]) {
    self.root = root
    self.problems = problems
  }
}
