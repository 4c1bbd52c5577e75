import Testing

@testable import Art

@Suite struct NoiseTests {
  private let noise = Noise(seed: 99)

  @Test func `noise stays within its range and uses it`() {
    var dice = Dice(seed: 1)
    var low: Float = 0
    var high: Float = 0
    for _ in 0..<20_000 {
      let value = noise.value(Spot(dice.between(-90, 90), dice.between(-90, 90)))
      low = min(low, value)
      high = max(high, value)
    }
    #expect(low >= -1 && low < -0.45)
    #expect(high <= 1 && high > 0.45)
  }

  @Test func `noise is continuous, across the lattice too`() {
    var dice = Dice(seed: 2)
    for _ in 0..<4000 {
      let p = Spot(Float(dice.below(40) - 20), dice.between(-20, 20))
      let step = Spot(dice.between(-0.001, 0.001), dice.between(-0.001, 0.001))
      #expect((noise.value(p + step) - noise.value(p)).magnitude < 0.006, "p: \(p), step: \(step)")
      let q = SIMD3(p.x, p.y, dice.between(-9, 9))
      let push = SIMD3<Float>(step.x, step.y, 0.001)
      #expect((noise.value(q + push) - noise.value(q)).magnitude < 0.01, "q: \(q)")
    }
  }

  @Test func `noise is 0 on the lattice and its mean is near 0`() {
    #expect(noise.value(Spot(3, -7)) == 0)
    var dice = Dice(seed: 3)
    var sum: Float = 0
    for _ in 0..<20_000 { sum += noise.value(Spot(dice.between(0, 300), dice.between(0, 300))) }
    #expect((sum / 20_000).magnitude < 0.01)
  }

  @Test func `another seed is another field`() {
    let other = Noise(seed: 100)
    let p = Spot(3.4, 8.1)
    #expect(noise.value(p) != other.value(p))
    #expect(noise.value(p) == Noise(seed: 99).value(p))
  }

  @Test func `ridges are never negative`() {
    var dice = Dice(seed: 4)
    for _ in 0..<2000 {
      let value = noise.ridged(Spot(dice.between(-50, 50), dice.between(-50, 50)), octaves: 6)
      #expect(value >= 0 && value < 1.2)
    }
  }

  @Test func `dice are even`() {
    var dice = Dice(seed: 5)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6000 { counts[dice.below(6)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(counts)")
    #expect(dice.below(0) == 0)
  }
}
