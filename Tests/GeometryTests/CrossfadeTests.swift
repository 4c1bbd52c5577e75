import Geometry
import TestSupport
import Testing

@Suite struct CrossfadeTests {
  @Test func `both together never let the ground show more than one alone`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let way = random.edgy(0...1)
      let whole = random.edgy(0...1)
      let fade = Crossfade(share: way)
      let (first, second) = fade.opacities(together: whole)
      #expect((0...1).contains(first) && (0...1).contains(second))
      // On a background of 1, with pictures of 0 and 0, and then with one of them white.
      #expect(((1 - first) * (1 - second) - (1 - whole)).magnitude < 1e-12 || whole == 1, "\(way) \(whole)")
      #expect((second - whole * fade.share).magnitude < 1e-12)
      #expect((first * (1 - second) - whole * (1 - fade.share)).magnitude < 1e-12 || second == 1, "\(way) \(whole)")
    }
  }

  @Test func `nothing happens around either end and it goes smoothly between`() {
    for way in [0, 0.1, Crossfade.rest] {
      #expect(Crossfade(share: way).share == 0)
      #expect(Crossfade(share: 1 - way).share == 1)
    }
    #expect(Crossfade(share: 0.5).share == 0.5)
    let shares = (0...1000).map { Crossfade(share: Double($0) / 1000).share }
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 0.004 })
  }
}
