/// The scroll bar beside a list: shows the visible share of the content and its position.
public enum ScrollIndicator {
  /// Minimum length of the bar, in points, so that it stays visible beside a million rows.
  public static let shortest = 36.0

  /// The bar's position, relative to the start of the track. Nil if all content is visible.
  ///
  ///     length = track·track/(content + overscroll), at least 36 points
  ///
  /// - Parameters:
  ///   - track: Length of the free edge, in points.
  ///   - content: Length of the content, in points.
  ///   - offset: The scroll offset, within `bounds` or beyond.
  public static func span(track: Double, content: Double, offset: Double, bounds: ClosedRange<Double>)
    -> (start: Double, length: Double)?
  {
    let range = bounds.upperBound - bounds.lowerBound
    guard track > 0, range > 0, offset.isFinite else { return nil }
    let overscroll = max(0, bounds.lowerBound - offset, offset - bounds.upperBound)
    let length = min(track, max(min(shortest, track), track * track / (content + overscroll)))
    let share = min(1, max(0, (offset - bounds.lowerBound) / range))
    return ((track - length) * share, length)
  }
}
