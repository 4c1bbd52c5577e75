/// The bar beside a list that tells how much of it shows, and where.
public enum ScrollIndicator {
  /// No bar is shorter, so that it can still be seen beside a million rows.
  public static let shortest = 36.0

  /// Where the bar lies along a track, seen from the track's start; nil where everything shows.
  ///
  ///     length = track·track/(content + overscroll), at least 36 points
  ///
  /// - Parameters:
  ///   - track: Length of the free edge, in points.
  ///   - content: Length of the content, in points.
  ///   - offset: Where the content is, within `bounds` or past them.
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
