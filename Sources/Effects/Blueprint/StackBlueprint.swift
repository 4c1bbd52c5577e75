import Geometry

/// What albums in depth are built from.
public struct StackBlueprint: Hashable, Sendable {
  public var stack: DepthStack
  public var screen: Size
  public var axis: Axis
  /// A horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  public var count: Int
  /// Distance from one album to the next, in points.
  public var pitch: Double
  public var alphaStep: Double
  /// Whether back layers are frames without a picture.
  public var isOutlined: Bool
  /// Speed at which it scrolls by itself, in points per second.
  public var autoplay: Double
  /// How much farther than its first and last album the strip scrolls, in points: at the edge where it begins, and
  /// where it ends.
  public var before: Double
  public var after: Double
}

extension StackBlueprint {
  /// How far the deepest layer moves from behind its cover on the way from the middle to either edge, in points.
  ///
  ///     reach = (1 - ratio)·(screen + cell)/2
  public var reach: Double { (1 - stack.ratio) * stack.pass.travel / 2 }

  /// From the edge of the screen to an album in its middle, in points: so much room there is before the first one.
  public var free: Double { (stack.pass.screen - stack.pass.cell) / 2 }
}
