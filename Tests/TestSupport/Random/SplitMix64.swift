/// A small seeded source of random numbers: the same seed gives the same cases everywhere.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  public var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  public mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  public mutating func flag() -> Bool { .random(using: &self) }

  /// One of the values. There has to be one.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0...values.count - 1)] }

  /// Inside the range, and every now and then exactly at one of its ends.
  public mutating func edgy(_ range: ClosedRange<Double>) -> Double {
    switch whole(0...9) {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: number(range)
    }
  }
}
