/// The surroundings of a picture for its blur.
public struct BlurEdges: Hashable, Sendable {
  public enum Edge: Hashable, Sendable {
    /// Nothing: the blur spreads beyond the edge, which becomes transparent.
    case fade
    /// The colors at the edge.
    case extend
    /// The picture again.
    case tile
  }

  /// At the left and the right.
  public var across: Edge
  /// At the top and the bottom.
  public var down: Edge

  public init(across: Edge, down: Edge) {
    (self.across, self.down) = (across, down)
  }

  public static let fade = BlurEdges(across: .fade, down: .fade)
  public static let extend = BlurEdges(across: .extend, down: .extend)
}

extension BlurEdges {
  /// Whether the blur spreads beyond any edge.
  public var spreads: Bool { across == .fade || down == .fade }
}
