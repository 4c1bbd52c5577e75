/// A locale-independent number format: a decimal point, no grouping, and never `-0`.
///
///     (2.0 / 3).formatted(.fixed(2))          0.67
///     (2.0 / 3).formatted(.upTo(3))           0.667
///     (0.5).formatted(.upTo(3))               0.5
///     (0.5).formatted(.digits(2...5))         0.50
///     (1234.5).formatted(.whole)              1235
public struct NumberFormat: Hashable, Sendable {
  private enum Digits: Hashable, Sendable {
    /// As many as it takes to read the same number back.
    case shortest
    /// Rounded to that many decimals, without trailing zeros.
    case atMost(Int)
    /// At least the lower bound of decimals, and up to the upper bound if the number needs them.
    case behindThePoint(ClosedRange<Int>)
  }

  private var digits: Digits
  private var rounding = FloatingPointRoundingRule.toNearestOrAwayFromZero
  /// The text for numbers that are not finite, or too large to count their digits.
  private var absent: String
}

extension NumberFormat {
  /// The shortest text that reads back as the same number: `60`, `0.7`, `1e-06`. As in files, `-0` is written.
  public static let shortest = NumberFormat(digits: .shortest, absent: "null")

  /// No decimals.
  public static let whole = fixed(0)

  /// A fixed number of decimals, so that the text does not jitter while the number changes.
  public static func fixed(_ count: Int, absent: String = "-") -> NumberFormat {
    digits(count...count, absent: absent)
  }

  /// As many decimals as the number needs, within a range.
  public static func digits(_ range: ClosedRange<Int>, absent: String = "-") -> NumberFormat {
    NumberFormat(digits: .behindThePoint(range), absent: absent)
  }

  /// At most that many decimals, without trailing zeros. Rounds to `0` if nothing is left.
  public static func upTo(
    _ count: Int, _ rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> NumberFormat {
    NumberFormat(digits: .atMost(count), rounding: rounding, absent: "0")
  }

  /// Above this, a double has steps of an eighth or more.
  private static let largest = 1e15

  func text(_ number: Double) -> String {
    switch digits {
    case .shortest: number.isFinite ? Self.shortest(number) : absent
    case .atMost(let count):
      number.magnitude < Self.largest ? Self.shortest(number.rounded(digits: count, rounding) + 0) : absent
    case .behindThePoint(let range): number.magnitude < Self.largest ? text(number, range) : absent
    }
  }

  private static func shortest(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func text(_ number: Double, _ range: ClosedRange<Int>) -> String {
    var count = range.upperBound
    // The scaled integer must stay exact.
    while count > 0, number.magnitude * Double.power(of10: count) > 9e15 { count -= 1 }
    let parts = Int((number * Double.power(of10: count)).rounded(rounding))
    let figures = "\(parts.magnitude)".rightAligned(in: count + 1, filling: "0")
    var fraction = figures.suffix(count)
    while fraction.count > range.lowerBound, fraction.last == "0" { fraction.removeLast() }
    let text = (parts < 0 ? "-" : "") + figures.dropLast(count)
    return range.lowerBound == 0 && fraction.isEmpty
      ? text : text + "." + String(fraction).leftAligned(in: range.lowerBound, filling: "0")
  }
}

extension Double {
  /// The number in a format.
  public func formatted(_ format: NumberFormat) -> String { format.text(self) }

  /// The number rounded to that many decimals.
  public func rounded(digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    let power = Double.power(of10: digits)
    return (self * power).rounded(rule) / power
  }

  fileprivate static func power(of10 exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
