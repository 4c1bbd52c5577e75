/// Random numbers that are the same for the same seed (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// - Parameter count: Numbers to skip, without computing them.
  public init(seed: UInt64, skipping count: UInt64 = 0) { state = seed &+ count &* Self.step }

  public mutating func next() -> UInt64 {
    state &+= Self.step
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A uniform integer from 0 to below `count`, which is positive, by multiplication.
  public mutating func index(below count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}
