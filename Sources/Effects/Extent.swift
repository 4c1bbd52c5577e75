import Geometry

/// What the scroll needs to know of an effect.
public struct Extent: Hashable, Sendable {
  /// Pulling past `threshold` and letting go holds the content down by `hold` for `duration` seconds.
  public struct Refresh: Hashable, Sendable {
    public var threshold: Double
    public var hold: Double
    public var duration: Double
  }

  public var axis: Axis
  /// The offsets between which the content rests.
  public var bounds: ClosedRange<Double>
  /// A finger to the right raises the offset: a horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  public var refresh: Refresh?
  /// Speed at which it scrolls by itself until touched, in points per second.
  public var autoplay: Double

  public init(
    axis: Axis = .vertical, bounds: ClosedRange<Double>, isMirrored: Bool = false, refresh: Refresh? = nil,
    autoplay: Double = 0
  ) {
    self.axis = axis
    self.bounds = bounds
    self.isMirrored = isMirrored
    self.refresh = refresh
    self.autoplay = autoplay
  }
}

extension Extent {
  /// The offsets between which content of a length rests: it ends above the bottom inset, and rests at `low` where it
  /// is short.
  static func bounds(from low: Double, content: Double, in setting: Setting) -> ClosedRange<Double> {
    bounds(from: low, to: content - setting.viewport.height + setting.insets.bottom)
  }

  /// The offsets from `low` to `high`, or `low` alone where there is nothing between; 0 alone where `low` is no number.
  static func bounds(from low: Double, to high: Double) -> ClosedRange<Double> {
    guard low.isFinite else { return 0...0 }
    return low...(high.isFinite ? max(low, high) : low)
  }
}
