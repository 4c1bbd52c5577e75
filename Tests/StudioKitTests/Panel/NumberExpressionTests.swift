import Testing

@testable import StudioKit

struct NumberExpressionTests {
  private func check(_ text: String, unit: String = "pt", current: Double? = 80, gives value: Double?) {
    #expect(NumberExpression.value(text, unit: unit, current: current) == value, "\(text)")
  }

  @Test func `a number stands with or without its unit, with a point or a comma`() {
    check("80", gives: 80)
    check("0,42", gives: 0.42)
    check(" .5 ", gives: 0.5)
    check("-3 pt", gives: -3)
    check("2x", unit: "x", gives: 2)
    check("0.99 per ms", unit: "per ms", gives: 0.99)
  }

  @Test func `sums are calculated`() {
    check("80*2", gives: 160)
    check("(3+4)/2", gives: 3.5)
    check("2+3*4-1", gives: 13)
    check("0.1+0.2", gives: 0.3)
    check("100 pt / 3", gives: 33.333333)
  }

  @Test func `a sign in front goes on from what is there, but a minus is the number's own`() {
    check("+10", gives: 90)
    check("*2", gives: 160)
    check("/4", gives: 20)
    check("-10", gives: -10)
    check("+10", current: nil, gives: 10)
  }

  @Test func `percent are of what is there where it has a unit, and of one where it has none`() {
    check("50%", gives: 40)
    check("50%", unit: "", current: 0.7, gives: 0.5)
    check("+10%", gives: 88)
    check("80*50%", gives: 40)
  }

  @Test func `nonsense is no number`() {
    for text in ["", " ", "abc", "--1", "0.4.2", "1/0", "(1", "1)", "2**3", "80 px", "1e5", "nan", "%", "+"] {
      check(text, gives: nil)
    }
  }

  @Test func `a number without end is none, and brackets without end are no number`() {
    check("*832", current: 1e300, gives: 1e300 * 832)
    check("*832", current: 1e306, gives: nil)
    check(String(repeating: "(", count: 100_000), gives: nil)
  }
}
