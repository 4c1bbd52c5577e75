/// Uneven row heights that repeat, stored as running sums so that a row is found by binary search.
public struct RowHeights: Hashable, Sendable {
  /// The top of each row of the first cycle, followed by the length of the cycle.
  private let tops: [Double]

  /// Nil if the list is empty, or if a height or the sum is not a positive finite number.
  public init?(_ heights: [Double]) {
    guard !heights.isEmpty, heights.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    var tops = [0.0]
    tops.reserveCapacity(heights.count + 1)
    var sum = 0.0
    for height in heights {
      sum += height
      tops.append(sum)
    }
    guard sum.isFinite else { return nil }
    self.tops = tops
  }
}

extension RowHeights {
  /// The number of heights.
  var count: Int { tops.count - 1 }
  private var round: Double { tops[count] }

  func top(of row: Int) -> Double { Double(row / count) * round + tops[row % count] }

  func height(of row: Int) -> Double {
    let index = row % count
    return tops[index + 1] - tops[index]
  }

  /// The row at `y`, as if the cycle repeated forever; 0 above the first row.
  func row(at y: Double) -> Int {
    let rounds = max(0, RowTrack.index(y, over: round))
    let within = y - Double(rounds) * round
    // Binary search for the last top at or before `within`.
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= within { low = middle } else { high = middle - 1 }
    }
    return rounds * count + low
  }
}
