/// Uneven row heights that repeat, with their running sums: a row is found by halving.
public struct RowHeights: Hashable, Sendable {
  /// Where each row of the first round begins; one more entry than heights, the last is the length of a round.
  private let tops: [Double]

  /// Nil where there are no heights, or one of them is no positive number, or all together are none.
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
  /// How many heights there are.
  var count: Int { tops.count - 1 }
  private var round: Double { tops[count] }

  func top(of row: Int) -> Double { Double(row / count) * round + tops[row % count] }

  func height(of row: Int) -> Double {
    let index = row % count
    return tops[index + 1] - tops[index]
  }

  /// The row that covers `y`, as if the rounds went on for ever; 0 above the first.
  func row(at y: Double) -> Int {
    let rounds = max(0, RowTrack.index(y, over: round))
    let within = y - Double(rounds) * round
    // The last top that is not behind `within`.
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= within { low = middle } else { high = middle - 1 }
    }
    return rounds * count + low
  }
}
