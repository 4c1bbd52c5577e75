/// The values that change from frame to frame.
public struct Moment: Hashable, Sendable {
  /// The scroll offset in points; outside the bounds while pulled.
  public var offset: Double
  /// Turns of the refresh control since refreshing began; nil if not refreshing.
  public var refreshing: Double?
  /// Opacity of the scroll indicator, which fades when the content rests.
  public var indicator: Double
  /// The motion before, for effects with links to it. Nil: the content has rested here for long.
  public var past: Past?

  public init(offset: Double, refreshing: Double? = nil, indicator: Double = 1, past: Past? = nil) {
    self.offset = offset
    self.refreshing = refreshing
    self.indicator = indicator
    self.past = past
  }
}

extension Moment {
  /// The offset; 0 if it is not finite.
  var place: Double { offset.isFinite ? offset : 0 }

  /// How far a layer is behind the content, in points.
  func lag(ofLayer index: Int = 0) -> Double {
    guard let lag = past?.lags[index], lag.isFinite else { return 0 }
    return lag
  }

  /// The turns of the refresh control; nil if not finite.
  var turns: Double? { refreshing.flatMap { $0.isFinite ? $0 : nil } }

  /// The opacity of the scroll indicator; 1 if it is not finite.
  var indicatorOpacity: Double { indicator.isFinite ? min(1, max(0, indicator)) : 1 }
}
