import Testing

@testable import parallax

@Suite struct BenchTextTests {
  @Test(arguments: [
    (0.0, 2, "0.00"), (1.005, 1, "1.0"), (-0.04, 1, "0.0"), (-1.25, 2, "-1.25"), (12.3456, 3, "12.346"), (7.6, 0, "8"),
    (.infinity, 1, "n/a"), (1e300, 1, "n/a"),
  ])
  func `numbers have the digits that were asked for`(number: Double, digits: Int, text: String) {
    #expect(BenchText.number(number, digits) == text)
  }
}
