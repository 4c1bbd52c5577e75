import TestSupport

extension SplitMix64 {
  /// Half of the time inside the range, sometimes exactly 0.
  mutating func speed(upTo fastest: Double) -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: 0
    case 1: number(-60...60)
    default: number(-fastest...fastest)
    }
  }
}
