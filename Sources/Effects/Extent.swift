import Geometry

/// The scroll range and resting places of an effect.
public struct Extent: Hashable, Sendable {
  /// Releasing a pull beyond `threshold` holds the content at `hold` for `duration` seconds.
  public struct Refresh: Hashable, Sendable {
    public var threshold: Double
    public var hold: Double
    public var duration: Double
  }

  /// The items of the content, and the offsets at which each is in place: in the middle, or under the bar.
  public struct Items: Hashable, Sendable {
    public var track: RowTrack
    /// The offset for item 0. The others follow at their distances on the track.
    public var first: Double
    /// Whether the content can also rest at its start, with an open header.
    public var includesStart: Bool

    public init(_ track: RowTrack, from first: Double, includesStart: Bool = false) {
      self.track = track
      self.first = first
      self.includesStart = includesStart
    }

    /// Items that rest at these offsets, in rising order, however unevenly; nil if there are none or they do not rise.
    public init?(at places: [Double], includesStart: Bool = false) {
      guard let first = places.first, let last = places.last else { return nil }
      // The last item has a length of its own, which moves no place.
      let lengths = zip(places.dropFirst(), places).map { $0 - $1 } + [max(1, last - first)]
      guard let heights = RowHeights(lengths) else { return nil }
      self.init(
        RowTrack(count: places.count, rhythm: .uneven(heights)), from: first, includesStart: includesStart)
    }
  }

  public var axis: Axis
  /// The range of resting offsets.
  public var bounds: ClosedRange<Double>
  /// Whether dragging to the right raises the offset, as in a horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  public var refresh: Refresh?
  /// Speed of automatic scrolling until the first touch, in points per second.
  public var autoplay: Double
  /// Nil for content without items.
  public var items: Items?
  /// The bar at the top. Nil without one.
  public var bar: BarExtent?

  public init(
    axis: Axis = .vertical, bounds: ClosedRange<Double>, isMirrored: Bool = false, refresh: Refresh? = nil,
    autoplay: Double = 0, items: Items? = nil, bar: BarExtent? = nil
  ) {
    self.axis = axis
    self.bounds = bounds
    self.isMirrored = isMirrored
    self.refresh = refresh
    self.autoplay = autoplay
    self.items = items
    self.bar = bar
  }
}

extension Extent {
  /// The range of resting offsets for content of a length: its end rests above the bottom inset. Short content rests at
  /// `low`.
  static func bounds(from low: Double, content: Double, in setting: Setting) -> ClosedRange<Double> {
    bounds(from: low, to: content - setting.viewport.height + setting.insets.bottom)
  }

  /// The range from `low` to `high`, or only `low` if it is empty; 0 if `low` is not finite.
  static func bounds(from low: Double, to high: Double) -> ClosedRange<Double> {
    guard low.isFinite else { return 0...0 }
    return low...(high.isFinite ? max(low, high) : low)
  }
}
