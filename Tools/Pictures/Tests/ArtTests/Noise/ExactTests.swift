import Foundation
import Testing

@testable import Art

@Suite struct ExactTests {
  private func check(
    _ exact: (Float) -> Float, _ libm: (Double) -> Double, _ range: ClosedRange<Float>, _ error: Double
  ) {
    var dice = Dice(seed: 7)
    for _ in 0..<2000 {
      let x = dice.between(range.lowerBound, range.upperBound)
      let wanted = libm(Double(x))
      #expect(abs(Double(exact(x)) - wanted) <= error * max(1, abs(wanted)), "x: \(x)")
    }
  }

  @Test func `sine and cosine follow libm`() {
    check(Exact.sine, sin, -20...20, 1e-5)
    check(Exact.cosine, cos, -20...20, 1e-5)
  }

  @Test func `powers and logarithms follow libm`() {
    check(Exact.exp, exp, -20...20, 1e-5)
    check(Exact.log2, log2, 0.0001...1000, 1e-5)
    check({ Exact.power($0, 2.4) }, { pow($0, 2.4) }, 0.0001...3, 1e-5)
    check(Exact.cubeRoot, cbrt, 0.0001...8, 1e-5)
  }

  @Test func `the angle of a vector follows libm in all directions`() {
    var dice = Dice(seed: 8)
    for _ in 0..<2000 {
      let v = Spot(dice.normal(), dice.normal())
      #expect(abs(Double(Exact.angle(v)) - atan2(Double(v.y), Double(v.x))) < 2e-5, "\(v)")
    }
    #expect(Exact.angle(Spot(0, 0)) == 0)
  }

  @Test func `floor rounds down on both sides of zero`() {
    #expect([-1.5, -1, -0.25, 0, 0.25, 1, 1.5].map { Exact.floor($0) } == [-2, -1, -1, 0, 0, 1, 1])
    #expect(Exact.fraction(-0.25) == 0.75)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -0.0, .leastNonzeroMagnitude])
  func `nothing traps on numbers that are none`(x: Float) {
    for value in [Exact.exp2(x), Exact.log2(x), Exact.power(x, 2.4), Float(Exact.floor(x)), Exact.cubeRoot(x)] {
      #expect(!value.isNaN)
    }
  }
}
