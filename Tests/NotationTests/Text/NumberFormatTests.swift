import Testing

@testable import Notation

/// Number formats.
@Suite struct NumberFormatTests {
  @Test(
    arguments: [
      (0.5, 3, "0.5"), (2, 3, "2"), (-0.0001, 3, "0"), (-0.0, 0, "0"), (2.0 / 3, 3, "0.667"), (-2.0 / 3, 3, "-0.667"),
      (1234.5, 0, "1235"), (1e-7, 7, "1e-07"), (.infinity, 2, "0"), (.nan, 2, "0"), (1e300, 2, "0"), (0.7, 5, "0.7"),
    ] as [(Double, Int, String)])
  func `a number has the digits that it needs, and no more than asked for`(
    _ number: Double, _ digits: Int, _ text: String
  ) {
    #expect(number.formatted(.upTo(digits)) == text)
  }

  @Test func `a bound can be rounded inwards`() {
    #expect((2.0 / 3).formatted(.upTo(2, .up)) == "0.67")
    #expect((2.0 / 3).formatted(.upTo(2, .down)) == "0.66")
    #expect((-2.0 / 3).formatted(.upTo(2, .up)) == "-0.66")
  }

  @Test(
    arguments: [
      (0, 0, "0"), (-0.4, 0, "0"), (0.5, 0, "1"), (-1234.5, 0, "-1235"), (0, 1, "0.0"), (-0.04, 1, "0.0"),
      (-0.05, 1, "-0.1"), (9.96, 1, "10.0"), (16.6667, 2, "16.67"), (0.005, 2, "0.01"), (0.000012, 6, "0.000012"),
      (1e14, 3, "100000000000000.000"), (1e15, 3, "-"), (.infinity, 1, "-"), (.nan, 0, "-"),
    ] as [(Double, Int, String)])
  func `a fixed number of digits is kept`(_ number: Double, _ digits: Int, _ text: String) {
    #expect(number.formatted(.fixed(digits)) == text)
  }

  @Test(
    arguments: [
      (0.5, "0.50"), (0.125, "0.125"), (2, "2.00"), (1.0 / 3, "0.33333"), (-0.000001, "0.00"), (0.1 + 0.2, "0.30"),
    ] as [(Double, String)])
  func `more digits are shown where the number needs them`(_ number: Double, _ text: String) {
    #expect(number.formatted(.digits(2...5)) == text)
  }

  @Test(
    arguments: [(60, "60"), (0.7, "0.7"), (1e-6, "1e-06"), (-0.0, "-0"), (1e300, "1e+300"), (.nan, "null")]
      as [(Double, String)])
  func `the shortest text reads back as the same number`(_ number: Double, _ text: String) {
    #expect(number.formatted(.shortest) == text)
  }

  @Test func `what is no number can have its own word`() {
    #expect(Double.nan.formatted(.fixed(2, absent: "n/a")) == "n/a")
  }

  @Test func `rounding keeps a number a number`() {
    #expect((1.0 / 3).rounded(digits: 2) == 0.33)
    #expect((1.0 / 3).rounded(digits: 2, .up) == 0.34)
    #expect((-1250.0).rounded(digits: 0) == -1250)
  }
}

@Suite struct PluralTests {
  @Test func `one thing has no plural`() {
    #expect([0, 1, 2].map { counted($0, "change") } == ["0 changes", "1 change", "2 changes"])
    #expect([1, 2].map { counted($0, "entry", "entries") } == ["1 entry", "2 entries"])
  }
}

@Suite struct AlignmentTests {
  @Test func `a text is filled at one end and never cut`() {
    #expect("ab".leftAligned(in: 4) == "ab  ")
    #expect("ab".rightAligned(in: 4) == "  ab")
    #expect("abc".leftAligned(in: 2) == "abc")
    #expect("".leftAligned(in: 2, filling: "0") == "00")
  }

  @Test func `a byte has two digits`() {
    #expect(UInt8(10).hexadecimal(digits: 2) == "0A")
    #expect(0x2028.hexadecimal(digits: 4, isUppercase: false) == "2028")
  }
}
