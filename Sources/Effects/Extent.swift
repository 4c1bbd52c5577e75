import Geometry

/// What the scroll needs to know of an effect.
public struct Extent: Hashable, Sendable {
  /// Pulling past `threshold` and letting go holds the content down by `hold` for `duration` seconds.
  public struct Refresh: Hashable, Sendable {
    public var threshold: Double
    public var hold: Double
    public var duration: Double
  }

  /// The content's items, and where it rests with one of them in its place: in the middle, or under the bar.
  public struct Items: Hashable, Sendable {
    public var track: RowTrack
    /// The offset for item 0; for another it is further by the way from item 0 to that one on the track.
    public var first: Double
    /// Whether the start of the content is a place to rest, too: a header that is open.
    public var includesStart: Bool

    public init(_ track: RowTrack, from first: Double, includesStart: Bool = false) {
      self.track = track
      self.first = first
      self.includesStart = includesStart
    }
  }

  public var axis: Axis
  /// The offsets between which the content rests.
  public var bounds: ClosedRange<Double>
  /// A finger to the right raises the offset: a horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  public var refresh: Refresh?
  /// Speed at which it scrolls by itself until touched, in points per second.
  public var autoplay: Double
  /// Nil for content without items.
  public var items: Items?

  public init(
    axis: Axis = .vertical, bounds: ClosedRange<Double>, isMirrored: Bool = false, refresh: Refresh? = nil,
    autoplay: Double = 0, items: Items? = nil
  ) {
    self.axis = axis
    self.bounds = bounds
    self.isMirrored = isMirrored
    self.refresh = refresh
    self.autoplay = autoplay
    self.items = items
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
