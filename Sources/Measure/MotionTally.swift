/// How the blocks of a frame have moved: groups of blocks that went about equally far.
public struct MotionTally: Hashable, Sendable {
  public struct Group: Hashable, Sendable {
    /// Pixels, down is positive.
    public var way: Double
    /// How many blocks.
    public var count: Int
  }

  /// The largest first.
  public private(set) var groups: [Group] = []

  /// Pixels, or this share of the way, within which blocks went equally far.
  static let tolerance = 0.22
  static let share = 0.012

  public init(_ ways: [Double]) {
    var left = ways.sorted()
    while !left.isEmpty {
      var best = 0..<0
      var (start, end) = (0, 0)
      while start < left.count {
        let width = 2 * Self.tolerance(at: left[start])
        end = max(end, start)
        while end < left.count, left[end] - left[start] <= width { end += 1 }
        if end - start > best.count { best = start..<end }
        start += 1
      }
      groups.append(Group(way: left[best.lowerBound + best.count / 2], count: best.count))
      left.removeSubrange(best)
    }
  }
}

extension MotionTally {
  static func tolerance(at way: Double) -> Double { max(tolerance, way.magnitude * share) }

  /// How many blocks went so far.
  public func count(at way: Double) -> Int {
    groups.reduce(0) {
      ($1.way - way).magnitude <= Self.tolerance(at: way) * 1.5 ? $0 + $1.count : $0
    }
  }
}
