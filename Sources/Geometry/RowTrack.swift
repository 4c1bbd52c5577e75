/// The rows of a list, one under the other: where each begins, and which one lies where. Costs the same for ten rows
/// and ten million.
public struct RowTrack: Hashable, Sendable {
  /// How heights follow each other.
  public enum Rhythm: Hashable, Sendable {
    case even(Double)
    /// Every `every`-th row is `accent` tall, the ones between are `plain`.
    case accented(plain: Double, accent: Double, every: Int)
    /// Heights that repeat when there are more rows than heights.
    case uneven(RowHeights)
  }

  public let count: Int
  public let rhythm: Rhythm

  /// Fewer than no rows are none, and an accent on fewer than every row is on every row.
  public init(count: Int, rhythm: Rhythm) {
    self.count = max(0, count)
    self.rhythm =
      if case .accented(let plain, let accent, let every) = rhythm, every < 1 {
        .accented(plain: plain, accent: accent, every: 1)
      } else {
        rhythm
      }
  }
}

extension RowTrack {
  /// Height of all rows together, in points.
  public var length: Double { top(of: count) }

  /// After how many rows their heights repeat.
  public var period: Int {
    switch rhythm {
    case .even: 1
    case .accented(_, _, let every): every
    case .uneven(let heights): heights.count
    }
  }

  /// Where a row begins, seen from the top of the list. `count` is where the last one ends.
  public func top(of row: Int) -> Double {
    switch rhythm {
    case .even(let height): Double(row) * height
    case .accented(let plain, let accent, let every):
      Double(row / every) * (Double(every - 1) * plain + accent) + Double(row % every) * plain
    case .uneven(let heights): heights.top(of: row)
    }
  }

  public func height(of row: Int) -> Double {
    switch rhythm {
    case .even(let height): height
    case .accented(let plain, let accent, let every): (row + 1) % every == 0 ? accent : plain
    case .uneven(let heights): heights.height(of: row)
    }
  }

  /// The row that covers a place in the list, or the nearest one. Nil only where there are no rows.
  public func row(at y: Double) -> Int? {
    guard count > 0 else { return nil }
    let row =
      switch rhythm {
      case .even(let height): Self.index(y, over: height)
      case .accented(let plain, let accent, let every):
        accentedRow(at: y, plain: plain, accent: accent, every: every)
      case .uneven(let heights): heights.row(at: y)
      }
    return min(max(0, row), count - 1)
  }

  /// The rows that reach into `from ..< to`, both seen from the top of the list.
  public func rows(from: Double, to: Double) -> Range<Int> {
    guard from < to, to > 0, from < length, let first = row(at: from), let last = row(at: to) else { return 0..<0 }
    // A row that begins exactly at the end shows nothing.
    return first..<(top(of: last) < to ? last + 1 : max(first, last))
  }

  private func accentedRow(at y: Double, plain: Double, accent: Double, every: Int) -> Int {
    let period = Double(every - 1) * plain + accent
    let round = min(Self.index(y, over: period), count / every)
    let within = y - Double(round) * period
    return round * every + min(every - 1, max(0, Self.index(within, over: plain)))
  }

  /// `y / step` rounded down, up to a million million either way; 0 where there is no step.
  static func index(_ y: Double, over step: Double) -> Int {
    guard step > 0, step.isFinite, !y.isNaN else { return 0 }
    return Int(max(-1e12, min(1e12, (y / step).rounded(.down))))
  }
}
