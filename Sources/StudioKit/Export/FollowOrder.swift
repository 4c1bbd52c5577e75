import Notation

/// Where phones scroll with the stage, for the process that shows the scene on them: a line of JSON.
public struct FollowOrder: Hashable, Sendable {
  /// The stage's offset, in points. Nil: each phone scrolls for itself.
  public let offset: Double?

  public init(_ offset: Double?) { self.offset = offset }
}

extension FollowOrder {
  public var line: String { JSONWriter.compact(["follow": offset.map { .number($0) } ?? .null]) }

  /// Nil if the line is not an order.
  public init?(line: some Sequence<UInt8>) {
    let reading = JSONReader.read(Array(line), limits: ReadLimits(depth: 2, size: 100, problems: 1))
    guard reading.problems.isEmpty, let node = reading.root?["follow"], node.number != nil || node.isNull else {
      return nil
    }
    self.init(node.number)
  }
}
