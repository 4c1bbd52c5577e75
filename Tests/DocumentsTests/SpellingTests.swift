import Documents
import Testing

/// Numbers as people and code read them.
@Suite struct SpellingTests {
  @Test(
    arguments: [
      (0.5, 3, "0.5"), (2, 3, "2"), (-0.0001, 3, "0"), (-0.0, 0, "0"), (2.0 / 3, 3, "0.667"), (-2.0 / 3, 3, "-0.667"),
      (1234.5, 0, "1235"), (1e-7, 7, "1e-07"), (.infinity, 2, "0"), (.nan, 2, "0"), (1e300, 2, "0"), (0.7, 5, "0.7"),
    ] as [(Double, Int, String)])
  func `a number has the decimals that it needs, and no more than asked for`(
    _ number: Double, _ decimals: Int, _ text: String
  ) {
    #expect(number.spelled(decimals: decimals) == text)
  }

  @Test func `a bound can be rounded inwards`() {
    #expect((2.0 / 3).spelled(decimals: 2, .up) == "0.67")
    #expect((2.0 / 3).spelled(decimals: 2, .down) == "0.66")
    #expect((-2.0 / 3).spelled(decimals: 2, .up) == "-0.66")
  }
}
