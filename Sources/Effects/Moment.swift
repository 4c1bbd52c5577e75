/// The values that change from frame to frame.
public struct Moment: Hashable, Sendable {
  /// The scroll offset in points; outside the bounds while pulled.
  public var offset: Double
  /// Turns of the refresh control since refreshing began; nil if not refreshing.
  public var refreshing: Double?
  /// Opacity of the scroll indicator, which fades when the content rests.
  public var indicator: Double

  public init(offset: Double, refreshing: Double? = nil, indicator: Double = 1) {
    self.offset = offset
    self.refreshing = refreshing
    self.indicator = indicator
  }
}

extension Moment {
  /// The offset; 0 if it is not finite.
  var place: Double { offset.isFinite ? offset : 0 }

  /// The turns of the refresh control; nil if not finite.
  var turns: Double? { refreshing.flatMap { $0.isFinite ? $0 : nil } }

  /// The opacity of the scroll indicator; 1 if it is not finite.
  var indicatorOpacity: Double { indicator.isFinite ? min(1, max(0, indicator)) : 1 }
}
