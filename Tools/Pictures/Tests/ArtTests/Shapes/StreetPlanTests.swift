import Testing

@testable import Art

@Suite struct StreetPlanTests {
  private func plan(seed: UInt64) -> StreetPlan {
    var dice = Dice(seed: seed)
    var plan = StreetPlan(widths: [0.03, 0.02, 0.01], blockArea: 0.01, unevenness: 0.15, slant: 0.1)
    plan.divide(CityMap.sheetPiece(1, turned: 0.3), rank: 0, grid: nil, &dice)
    return plan
  }

  @Test func `blocks tile the sheet: cutting loses no ground`() {
    for seed: UInt64 in 1...12 {
      let plan = plan(seed: seed)
      let area = plan.blocks.reduce(0) { $0 + $1.area }
      #expect((area - 4).magnitude < 0.01, "seed \(seed): \(area)")
      #expect(plan.blocks.count > 150, "seed \(seed)")
    }
  }

  @Test func `a block keeps off the street by half its width`() throws {
    let square = ConvexPiece(
      corners: [Spot(0, 0), Spot(1, 0), Spot(1, 1), Spot(0, 1)].map { .init(spot: $0, street: 0.2) })
    let inner = try #require(square.inset())
    #expect((inner.area - 0.64).magnitude < 0.0001)
    #expect(square.inset(extra: 0.5) == nil)
  }

  @Test func `a cut keeps the side its arrow leaves`() throws {
    let square = ConvexPiece(
      corners: [Spot(0, 0), Spot(1, 0), Spot(1, 1), Spot(0, 1)].map { .init(spot: $0, street: 0) })
    let left = try #require(square.cut(through: Spot(0.25, 0), out: Spot(1, 0), street: 0.1))
    #expect((left.area - 0.25).magnitude < 0.0001)
    #expect(square.cut(through: Spot(-1, 0), out: Spot(1, 0), street: 0.1) == nil)
  }
}
