/// How much a file may ask of the reader. What is beyond them is told as a problem, and nothing more is read.
public struct ReadLimits: Hashable, Sendable {
  /// Lists and objects inside each other. 1 allows `[]` but not `[[]]`.
  public var depth: Int
  /// Size of the file in bytes.
  public var size: Int
  /// Values of all kinds together. It bounds the memory that a small file of many short values can take.
  public var values: Int
  /// Problems told before the reader gives up.
  public var problems: Int

  /// The deepest nesting that any limits can allow; the reader calls itself once a level.
  public static let deepest = 512

  public init(depth: Int = 128, size: Int = 16 << 20, values: Int = 1 << 20, problems: Int = 100) {
    self.depth = max(0, min(depth, Self.deepest))
    self.size = max(0, size)
    self.values = max(0, values)
    self.problems = max(1, problems)
  }

  /// 128 deep, 16 MiB, a million values, 100 problems.
  public static let standard = ReadLimits()
}
