import Testing

@testable import StudioKit

struct SliderScaleTests {
  @Test func `a number on a grid has no more digits than its step`() {
    for step in [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5] {
      for count in stride(from: -40_000, through: 40_000, by: 617) {
        let exact = Double(count) * step
        let number = (exact + step * 0.3).rounded(toGridOf: step)
        #expect("\(number)".count <= 9 && (number - exact).magnitude < 1e-9, "\(number)")
      }
    }
    #expect(97.6170000021.rounded(toGridOf: 0.001) == 97.617 && 3.2.rounded(toGridOf: 0) == 3.2)
  }

  /// Positions map to numbers and back, both ends are exact, and the mapping is monotonic.
  private func check(_ range: ClosedRange<Double>) {
    let scale = SliderScale(range: range)
    #expect(scale.value(at: 0) == range.lowerBound)
    #expect(scale.value(at: 1) == range.upperBound)
    #expect(scale.value(at: -3) == range.lowerBound)
    #expect(scale.value(at: 7) == range.upperBound)
    #expect(scale.value(at: .nan) == range.lowerBound)
    #expect(scale.share(of: .nan) == 0)
    var last = -Double.infinity
    for step in 0...100 {
      let value = scale.value(at: Double(step) / 100)
      #expect(value >= last)
      #expect(abs(scale.share(of: value) - Double(step) / 100) < 1e-9, "\(range) at \(step)")
      last = value
    }
  }

  @Test func `places and numbers go there and back`() {
    check(-0.5...1.5)
    check(0...1)
    check(20...800)
    check(0...10_000_000)
    check(0.9...0.9999)
  }

  @Test func `numbers lie on the grid of a step, and the ends of the range on every grid`() {
    func check(_ value: Double, step: Double, in range: ClosedRange<Double>, gives result: Double) {
      #expect(SliderScale(range: range).rounded(value, step: step) == result)
    }
    check(0.3000001, step: 0.01, in: -0.5...1.5, gives: 0.3)
    check(0.31499, step: 0.001, in: -0.5...1.5, gives: 0.315)
    check(9, step: 0.01, in: -0.5...1.5, gives: 1.5)
    check(0.99987, step: 0.0005, in: 0.9...0.9999, gives: 0.9999)
    check(.nan, step: 1, in: 0...1, gives: 0)
    check(33.4, step: 0, in: 0...50, gives: 33.4)
  }
}
