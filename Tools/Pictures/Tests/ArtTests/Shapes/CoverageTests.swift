import Testing

@testable import Art

@Suite struct CoverageTests {
  private func check(_ outline: Outline, area: Float, within error: Float = 0.002) {
    let coverage = Coverage(of: outline, scale: 64, plateWidth: 128, plateHeight: 64)
    let sum = coverage.shares.reduce(0, +) / (64 * 64)
    #expect((sum - area).magnitude < error, "covered \(sum), wanted \(area)")
    #expect(coverage.shares.allSatisfy { $0 >= 0 && $0 <= 1 })
  }

  @Test func `coverage adds up to the area`() {
    check(.rectangle(Spot(0.203, 0.117), Spot(1.111, 0.709)), area: 0.908 * 0.592)
    check(.disc(Spot(0.9, 0.5), 0.31), area: 3.14159 * 0.31 * 0.31)
    check(.annulus(Spot(0.9, 0.5), inner: 0.2, outer: 0.4), area: 3.14159 * 0.12)
    check(.stroke([Spot(0.2, 0.2), Spot(1.2, 0.8)], width: 0.05), area: 1.1662 * 0.05)
  }

  @Test func `what lies outside the plate is left out`() {
    check(.rectangle(Spot(-3, -3), Spot(5, 4)), area: 2)
    check(.rectangle(Spot(-0.5, 0.2), Spot(0.5, 0.4)), area: 0.1)
    check(.rectangle(Spot(1.5, 0.2), Spot(9, 0.4)), area: 0.1)
    check(.rectangle(Spot(3, 0.2), Spot(4, 0.4)), area: 0)
    check(.disc(Spot(2, 1), 0.5), area: 3.14159 * 0.25 / 4)
  }

  @Test func `the way a ring winds does not matter`() {
    let ring = [Spot(0.1, 0.1), Spot(1.3, 0.3), Spot(0.7, 0.9)]
    check(Outline(ring: ring), area: 0.42)
    check(Outline(ring: ring.reversed()), area: 0.42)
  }

  @Test func `nothing covers nothing`() {
    check(Outline(), area: 0)
    check(Outline(ring: [Spot(0.5, 0.5)]), area: 0)
    check(Outline(ring: [Spot(0.1, 0.1), Spot(0.9, 0.9)]), area: 0)
    check(Outline(ring: [Spot(0.1, 0.1), Spot(.nan, 0.9), Spot(.infinity, 0.2)]), area: 0)
    check(.stroke([Spot(0.1, 0.1)], width: 1), area: 0)
  }

  @Test func `random triangles cover their area`() {
    var dice = Dice(seed: 12)
    for _ in 0..<200 {
      let ring = (0..<3).map { _ in Spot(dice.between(0, 2), dice.between(0, 1)) }
      let a = ring[1] - ring[0]
      let b = ring[2] - ring[0]
      check(Outline(ring: ring), area: (a.x * b.y - a.y * b.x).magnitude / 2)
    }
  }
}
