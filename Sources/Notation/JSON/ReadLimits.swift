/// Limits for reading a file. Exceeding one is reported as a problem and ends the reading.
public struct ReadLimits: Hashable, Sendable {
  /// Nesting depth. 1 allows `[]` but not `[[]]`.
  public var depth: Int
  /// File size, in bytes.
  public var size: Int
  /// Number of values of all kinds. Bounds the memory for a small file of many short values.
  public var values: Int
  /// Number of problems reported before the reader stops.
  public var problems: Int

  /// The highest depth that can be set; the reader recurses once per level.
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
