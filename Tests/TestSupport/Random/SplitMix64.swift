import FrameStats

/// Seeded random numbers for tests: the same seed gives the same cases everywhere.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var source: SeededRandom

  public init(seed: UInt64) { source = SeededRandom(seed: seed) }

  public mutating func next() -> UInt64 { source.next() }
}

extension SplitMix64 {
  public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  public mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  public mutating func flag() -> Bool { .random(using: &self) }

  /// A random element. `values` must not be empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0...values.count - 1)] }

  /// Inside the range, and sometimes exactly at one of its ends.
  public mutating func edgy(_ range: ClosedRange<Double>) -> Double {
    switch whole(0...9) {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: number(range)
    }
  }
}
