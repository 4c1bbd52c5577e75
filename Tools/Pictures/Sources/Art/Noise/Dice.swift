/// A seeded stream of random numbers (SplitMix64): the same seed throws the same dice.
struct Dice: Hashable, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Dice {
  /// A number from 0 up to, not including, 1.
  mutating func unit() -> Float { Float(bits() >> 40) * (1 / 16_777_216) }

  /// A number between the bounds.
  mutating func between(_ low: Float, _ high: Float) -> Float { mix(low, high, unit()) }

  /// A whole number from 0 up to, not including, `count`; 0 when `count` is not positive.
  mutating func below(_ count: Int) -> Int { count > 0 ? Int(bits() % UInt64(count)) : 0 }

  /// True with the given probability.
  mutating func chance(_ probability: Float) -> Bool { unit() < probability }

  /// A number around 0 with standard deviation 1, never beyond 3.5: the sum of twelve throws.
  mutating func normal() -> Float {
    var sum: Float = -6
    for _ in 0..<12 { sum += unit() }
    return min(3.5, max(-3.5, sum))
  }

  /// A noise field of its own.
  mutating func noise() -> Noise { Noise(seed: UInt32(truncatingIfNeeded: bits())) }
}
