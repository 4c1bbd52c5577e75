import Boundary
import Geometry
import TestSupport
import Testing

@Suite struct BlurMixTests {
  @Test func `a mix has the variance of the blur, out of two neighboring steps`() {
    var random = SplitMix64(seed: 19)
    for _ in 0..<2000 {
      let width = random.number(1...2000)
      let deviation = random.number(0.01...60)
      let mix = BlurMix(deviation: deviation, width: width, edges: .fade)
      func variance(_ step: BlurStep?) -> Double { step.map { $0.deviation * $0.deviation } ?? 0 }
      let mixed = variance(mix.sharper) * (1 - mix.share) + variance(mix.softer) * mix.share
      let wanted = deviation * deviation / width / width
      #expect(mix.share >= 0 && mix.share <= 1)
      // A picture that is no wider than the blur is one color.
      #expect((mixed / wanted - 1).magnitude < 1e-9 || deviation > 8 * width, "\(deviation) of \(width)")
      if let sharper = mix.sharper, let softer = mix.softer { #expect(sharper.number == softer.number + 1) }
    }
  }

  @Test func `no blur is the sharp picture`() {
    for (deviation, width) in [(0.0, 100.0), (-1, 100), (.nan, 100), (3, 0), (3, .infinity)] {
      let mix = BlurMix(deviation: deviation, width: width, edges: .extend)
      #expect(mix.sharper == nil && mix.softer == nil && mix.share == 0)
    }
  }

  @Test func `the steps that are prepared are those of every blur on the way`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let width = random.number(20...900)
      let (one, other) = (random.number(0...60), random.number(0...60))
      let (least, most) = (min(one, other), max(one, other))
      var steps: Set<BlurStep?> = []
      BlurMix.eachStep(from: least, to: most, width: width, edges: .fade) { steps.insert($0) }
      for _ in 0..<20 {
        let mix = BlurMix(deviation: random.number(least...most), width: width, edges: .fade)
        #expect(steps.contains(mix.sharper))
        if let softer = mix.softer { #expect(steps.contains(softer)) }
      }
    }
  }
}
