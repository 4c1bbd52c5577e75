/// What changes from frame to frame.
public struct Moment: Hashable, Sendable {
  /// How far the content has been scrolled, in points; past the bounds while it is pulled.
  public var offset: Double
  /// Turns of the refresh control since it began to work; nil while it does not.
  public var refreshing: Double?
  /// How much of the scroll indicator shows: it fades once the content rests.
  public var indicator: Double
  /// By how many points the article's code leaves a stretched picture hanging over the rows. 0 for everything else.
  public var overhang = 0.0

  public init(offset: Double, refreshing: Double? = nil, indicator: Double = 1) {
    self.offset = offset
    self.refreshing = refreshing
    self.indicator = indicator
  }
}

extension Moment {
  /// The offset, or 0 where it is no number.
  var place: Double { offset.isFinite ? offset : 0 }

  /// The turns of the refresh control, or none where they are no number.
  var turns: Double? { refreshing.flatMap { $0.isFinite ? $0 : nil } }

  /// The opacity of the scroll indicator, or all of it where that is no number.
  var indicatorOpacity: Double { indicator.isFinite ? min(1, max(0, indicator)) : 1 }
}
