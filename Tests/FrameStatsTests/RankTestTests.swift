import FrameStats
import TestSupport
import Testing

struct RankTestTests {
  @Test func `lists that do not overlap are as improbable as the books have it`() throws {
    // Two of all possible orders: 2 / 20, 2 / 252, 2 / 48620.
    for (count, chance) in [(3, 0.1), (5, 2.0 / 252), (9, 2.0 / 48_620)] {
      let (low, high) = ((0..<count).map { Double($0) }, (0..<count).map { Double(100 + $0) })
      let test = try #require(RankTest(low, high))
      #expect((test.chance - chance).magnitude < 1e-12 && test.larger == Double(count * count))
      #expect(RankTest(high, low)?.chance == test.chance && RankTest(high, low)?.larger == 0)
    }
  }

  @Test func `lists that take turns do not differ`() throws {
    let test = try #require(RankTest([1, 4, 5, 8], [2, 3, 6, 7]))
    #expect(test.larger == 8 && test.chance == 1)
    #expect(RankTest([2, 2, 2], [2, 2])?.chance == 1)
  }

  @Test func `every order counts once`() throws {
    var random = SplitMix64(seed: 11)
    for (one, other) in [(1, 1), (2, 3), (4, 3), (5, 5), (1, 6)] {
      let numbers = (0..<one + other).map { Double($0) }.shuffled(using: &random)
      let (a, b) = (Array(numbers.prefix(one)), Array(numbers.dropFirst(one)))
      let test = try #require(RankTest(a, b))
      // Every choice of positions for the first list has the same probability.
      var (all, extreme) = (0, 0)
      let middle = Double(one * other) / 2
      for choice in 0..<(1 << (one + other)) where choice.nonzeroBitCount == one {
        let sum = (0..<one + other).filter { choice & (1 << $0) != 0 }.map { place in
          (0..<one + other).count { choice & (1 << $0) == 0 && $0 > place }
        }.reduce(0, +)
        all += 1
        if (Double(sum) - middle).magnitude >= (test.larger - middle).magnitude - 1e-9 { extreme += 1 }
      }
      #expect((test.chance - Double(extreme) / Double(all)).magnitude < 1e-12, "\(a) \(b)")
    }
  }

  @Test func `long lists and lists with equal numbers are judged by the normal curve, which agrees`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<20 {
      let one = (0..<30).map { _ in Double.random(in: 0...1, using: &random) }
      let other = (0..<30).map { _ in Double.random(in: 0.1...1.1, using: &random) }
      let counted = try #require(RankTest(one, other))
      // One pair more than is counted exactly.
      let normal = try #require(RankTest(one + [0.55], other))
      #expect((counted.chance - normal.chance).magnitude < 0.06, "\(counted) \(normal)")
    }
    let tied = try #require(RankTest([1, 1, 2, 2, 3], [2, 3, 3, 4, 4]))
    #expect(tied.larger == 22 && (tied.chance - 0.0524).magnitude < 1e-4, "\(tied)")
  }

  @Test func `what cannot be judged is not`() {
    #expect(RankTest([], [1]) == nil && RankTest([1], []) == nil && RankTest([.nan], [1]) == nil)
  }
}
