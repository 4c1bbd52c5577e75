/// The movements of a frame's blocks, grouped by distance.
public struct MotionTally: Hashable, Sendable {
  public struct Group: Hashable, Sendable {
    /// Movement in pixels, down is positive.
    public var way: Double
    /// Number of blocks.
    public var count: Int
  }

  /// Groups, largest first.
  public private(set) var groups: [Group] = []

  /// Tolerance of a group in pixels, or as a share of the distance.
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

  /// Whether what moves this far and what moves at a ratio to it are two speeds.
  static func canSeparate(_ way: Double, at ratio: Double) -> Bool {
    (way * (1 - ratio)).magnitude > 3 * tolerance(at: way)
  }

  /// Number of blocks that moved this far.
  public func count(at way: Double) -> Int {
    groups.reduce(0) {
      ($1.way - way).magnitude <= Self.tolerance(at: way) * 1.5 ? $0 + $1.count : $0
    }
  }
}
