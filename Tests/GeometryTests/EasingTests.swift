import Geometry
import TestSupport
import Testing

/// Easing curves as in CSS. The values come from a browser.
@Suite struct EasingTests {
  @Test func `the named curves are those of CSS`() {
    let named: [(Easing, [Double])] = [
      (.ease, [0.094796, 0.408511, 0.802403, 0.960459]), (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535]), (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838]),
      (.linear, [0.1, 0.25, 0.5, 0.75]),
    ]
    for (easing, values) in named {
      for (share, value) in zip([0.1, 0.25, 0.5, 0.75], values) {
        #expect((easing.value(at: share) - value).magnitude < 1e-5, "\(easing) at \(share): \(easing.value(at: share))")
      }
    }
  }

  @Test func `a curve begins and ends where it should and its time never goes back`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let easing = Easing.bezier(
        x1: random.edgy(0...1), y1: random.edgy(0...1), x2: random.edgy(0...1), y2: random.edgy(0...1))
      #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
      var last = 0.0
      for step in 1...100 {
        let value = easing.value(at: Double(step) / 100)
        #expect(value.isFinite && value >= last - 1e-9, "\(easing) at \(step)")
        last = value
      }
    }
  }
}
