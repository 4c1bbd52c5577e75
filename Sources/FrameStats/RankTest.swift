import Glibc

/// A Mann-Whitney test of whether one list of numbers tends to be larger than another. It uses only their order, so
/// outliers weigh no more than other numbers.
public struct RankTest: Hashable, Sendable {
  /// The number of pairs, one from each list, in which the second is larger. Ties count half.
  public let larger: Double
  /// Probability that equally distributed lists differ at least as much in either direction, 0...1.
  public let chance: Double

  /// Number of pairs up to which every order is counted; for more, the normal approximation is as good.
  private static let mostPairs = 900
}

extension RankTest {
  /// Nil if a list is empty or contains NaN.
  public init?(_ one: [Double], _ other: [Double]) {
    guard !one.isEmpty, !other.isEmpty, (one + other).allSatisfy(\.isFinite) else { return nil }
    var twice = 0
    for a in one {
      for b in other { twice += a < b ? 2 : a == b ? 1 : 0 }
    }
    larger = Double(twice) / 2
    let pairs = one.count * other.count
    let tied = Self.ties(in: one + other)
    chance =
      tied == 0 && pairs <= Self.mostPairs
      ? Self.countedChance(twice / 2, one.count, other.count)
      : Self.normalChance(larger, one.count, other.count, tied: tied)
  }

  /// Sum of n^3 - n over groups of equal numbers.
  private static func ties(in numbers: [Double]) -> Double {
    var counts: [Double: Double] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    return counts.values.reduce(0) { $0 + $1 * $1 * $1 - $1 }
  }

  /// The exact probability, by counting the orders of two lists for each rank sum.
  private static func countedChance(_ larger: Int, _ one: Int, _ other: Int) -> Double {
    // orders[k][u]: k numbers of the first list are placed so far. Each further one increases u by the count of the
    // other list's numbers before it; the lists are interchangeable.
    var orders = [[Double]](repeating: [Double](repeating: 0, count: one * other + 1), count: one + 1)
    orders[0][0] = 1
    for place in 1...(one + other) {
      for taken in stride(from: min(one, place), through: 1, by: -1) {
        let before = place - taken
        guard before <= other else { continue }
        for sum in stride(from: one * other, through: before, by: -1) {
          orders[taken][sum] += orders[taken - 1][sum - before]
        }
      }
    }
    let counts = orders[one]
    let least = min(larger, one * other - larger)
    let tail = counts[...least].reduce(0, +)
    return min(1, 2 * tail / counts.reduce(0, +))
  }

  private static func normalChance(_ larger: Double, _ one: Int, _ other: Int, tied: Double) -> Double {
    let (m, n) = (Double(one), Double(other))
    let all = m + n
    let variance = m * n / 12 * (all + 1 - tied / (all * max(1, all - 1)))
    guard variance > 0 else { return 1 }
    // Continuity correction.
    let distance = max(0, (larger - m * n / 2).magnitude - 0.5) / variance.squareRoot()
    return erfc(distance / 2.0.squareRoot())
  }
}
