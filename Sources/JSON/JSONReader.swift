/// Reads JSON as RFC 8259 has it: nothing more is allowed, and no key twice.
public enum JSONReader {
  /// Reads a whole file. Takes time in proportion to its size; no input makes it trap.
  public static func read(_ bytes: [UInt8], limits: ReadLimits = .standard) -> Reading {
    var builder = TreeBuilder(bytes, limits: limits)
    return builder.readFile()
  }
}

/// What came out of reading a file: the value as far as it could be read, and everything that was wrong.
///
/// The file is JSON if `problems` is empty, and only then. With problems, `root` may still hold what could be
/// understood, so that further checks can tell their own problems in the same pass.
public struct Reading: Hashable, Sendable {
  public var root: Node?
  /// In the order of the file.
  public var problems: [SyntaxProblem]

  public init(root: Node?, problems: [SyntaxProblem]) {
    self.root = root
    self.problems = problems
  }
}
