/// The rows of a list, one below the other. Lookups take the same time for ten rows and ten million.
public struct RowTrack: Hashable, Sendable {
  /// The pattern of row heights.
  public enum Rhythm: Hashable, Sendable {
    case even(Double)
    /// Every `every`-th row is `accent` points tall, the others `plain`.
    case accented(plain: Double, accent: Double, every: Int)
    /// Explicit heights, repeated if there are more rows than heights.
    case uneven(RowHeights)
  }

  public let count: Int
  public let rhythm: Rhythm

  /// A negative count is 0; an accent interval below 1 is 1.
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
  /// Total height of the rows, in points.
  public var length: Double { top(of: count) }

  /// The number of rows after which the heights repeat.
  public var period: Int {
    switch rhythm {
    case .even: 1
    case .accented(_, _, let every): every
    case .uneven(let heights): heights.count
    }
  }

  /// The top of a row, relative to the top of the list. `count` gives the bottom of the last row.
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

  /// The row at `y`, or the nearest one. Nil only if there are no rows.
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

  /// The rows that overlap `from ..< to`, relative to the top of the list.
  public func rows(from: Double, to: Double) -> Range<Int> {
    guard from < to, to > 0, from < length, let first = row(at: from), let last = row(at: to) else { return 0..<0 }
    // A row that begins exactly at the end is not visible.
    return first..<(top(of: last) < to ? last + 1 : max(first, last))
  }

  private func accentedRow(at y: Double, plain: Double, accent: Double, every: Int) -> Int {
    let period = Double(every - 1) * plain + accent
    let round = min(Self.index(y, over: period), count / every)
    let within = y - Double(round) * period
    return round * every + min(every - 1, max(0, Self.index(within, over: plain)))
  }

  /// `y / step` rounded down and clamped to ±10¹²; 0 if the step is not positive.
  static func index(_ y: Double, over step: Double) -> Int {
    guard step > 0, step.isFinite, !y.isNaN else { return 0 }
    return Int(max(-1e12, min(1e12, (y / step).rounded(.down))))
  }
}
