/// Repeating stops at which content may rest, so that ten million of them cost no more than one cycle.
///
/// Stop `i` of cycles of `n` is at `first + (i / n)·period + round[i % n]`. The ends of the content cut the track: a
/// stop outside the bounds counts as the nearest bound.
public struct SnapTrack: Hashable, Sendable {
  public let first: Double
  public let count: Int
  /// The stops of one cycle, ascending from 0.
  private let round: [Double]
  /// The length of a cycle.
  private let period: Double
  /// Whether the low bound is also a stop, regardless of the first one.
  public var stopsAtLow: Bool

  /// Nil for a track without stops, or with an invalid one.
  ///
  /// - Parameters:
  ///   - round: Offsets in ascending order; the first one is 0.
  ///   - period: At least the last of them.
  public init?(from first: Double, round: [Double], period: Double, count: Int, stopsAtLow: Bool = false) {
    guard count > 0, let last = round.last, round[0] == 0, period >= last, first.isPlausible, period.isPlausible
    else { return nil }
    self.first = first
    self.count = count
    self.round = round
    self.period = period
    self.stopsAtLow = stopsAtLow
  }

  /// Evenly spaced stops.
  public init?(from first: Double, pitch: Double, count: Int, stopsAtLow: Bool = false) {
    self.init(from: first, round: [0], period: pitch, count: count, stopsAtLow: stopsAtLow)
  }

  /// Whole screens from the low bound; the last one ends at the high bound.
  public init?(pagesIn bounds: ScrollBounds) {
    guard bounds.viewport > 0 else { return nil }
    let pages = ((bounds.high - bounds.low) / bounds.viewport).rounded(.up)
    guard pages.isPlausible else { return nil }
    self.init(from: bounds.low, pitch: bounds.viewport, count: Int(pages) + 1)
  }
}

extension SnapTrack {
  /// The offset of a stop, clamped to the bounds.
  public func offset(of stop: Int, in bounds: ScrollBounds) -> Double { bounds.clamped(offset(of: stop)) }

  /// The stop that content at an offset rests on. Nil if there is none, or only the low bound as such.
  public func stop(at offset: Double, in bounds: ScrollBounds) -> Int? {
    let last = index(atOrBelow: offset)
    if last >= 0, self.offset(of: last) == offset { return first(equalTo: last) }
    if offset == bounds.low, last >= 0, !stopsAtLow { return last }
    return offset == bounds.high && last + 1 < count ? last + 1 : nil
  }

  /// The nearest stop above or below a place within the bounds. Nil if there is none.
  func neighbor(of place: Double, above: Bool, orEqual: Bool, in bounds: ScrollBounds) -> Double? {
    func counts(_ offset: Double) -> Bool { offset == place ? orEqual : (offset > place) == above }
    let low = stopsAtLow && counts(bounds.low) ? bounds.low : nil
    var stop = index(atOrBelow: place)
    if above { stop += 1 } else if !orEqual, stop >= 0, offset(of: stop) == place { stop = first(equalTo: stop) - 1 }
    guard stop >= 0, stop < count, counts(offset(of: stop, in: bounds)) else { return low }
    let offset = offset(of: stop, in: bounds)
    return low.map { above ? min($0, offset) : max($0, offset) } ?? offset
  }

  private func offset(of stop: Int) -> Double {
    first + Double(stop / round.count) * period + round[stop % round.count]
  }

  /// The last stop at or below a place; -1 for none.
  private func index(atOrBelow place: Double) -> Int {
    guard place >= first else { return -1 }
    guard place < offset(of: count - 1) else { return count - 1 }
    // The period is positive here: with a period of 0, all stops coincide with the first one.
    let rounds = Int(((place - first) / period).rounded(.down))
    var low = max(0, (rounds - 1) * round.count)
    var high = min(count - 1, (rounds + 2) * round.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first of the stops at the same offset as this one: rows without height begin together.
  private func first(equalTo stop: Int) -> Int {
    var first = stop
    while first > 0, offset(of: first - 1) == offset(of: stop) { first -= 1 }
    return first
  }
}
