/// A small seeded source of random numbers: the same seed gives the same cases everywhere.
struct SplitMix64: RandomNumberGenerator, Sendable {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Half of the time inside, some of the time exactly at 0.
  mutating func speed(upTo fastest: Double) -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: 0
    case 1: number(-60...60)
    default: number(-fastest...fastest)
    }
  }
}
