/// A number as it can be typed: `0,42`, `80*2`, `(3+4)/2`, `50%`; `+10`, `*2` and `/3` continue from the present value.
struct NumberExpression {
  /// Maximum length in bytes.
  private static let longest = 200

  private var rest: Substring
  private let unit: String
  /// The value of 100 percent.
  private let whole: Double
  /// Another unit, and its size in the first one.
  private let other: (name: String, size: Double)?

  /// - Parameters:
  ///   - unit: An optional suffix.
  ///   - current: The present value.
  ///   - other: Another unit, and its size in the first one.
  /// - Returns: Nil if it is not a number, or too long: a pasted text may have any number of brackets.
  static func value(
    _ text: String, unit: String, current: Double?, other: (name: String, size: Double)? = nil
  ) -> Double? {
    guard text.utf8.count <= longest else { return nil }
    let text = text.lowercased().replacing(",", with: ".").filter { $0 != " " }
    guard let first = text.first else { return nil }
    // A number without a unit is a share itself: half of it is 0.5. Half of 80 points is 40.
    var expression = NumberExpression(
      rest: text[...], unit: unit.lowercased().filter { $0 != " " }, whole: unit.isEmpty ? 1 : current ?? 1,
      other: other)
    let start = "+*/\u{D7}".contains(first) ? current : nil
    guard let value = expression.sum(from: start), expression.rest.isEmpty, value.isFinite else { return nil }
    // Calculated numbers are rounded to visible digits: 0.1+0.2 is 0.3. Typed numbers keep theirs.
    let rounded = value.magnitude < 1e9 ? (value * 1e6).rounded() / 1e6 : value
    return (start == nil ? Double(text) : nil) ?? rounded
  }
}

extension NumberExpression {
  private mutating func take(_ letters: String) -> Character? {
    guard let first = rest.first, letters.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  private mutating func sum(from start: Double?) -> Double? {
    guard var sum = product(from: start) else { return nil }
    while let sign = take("+-") {
      guard let next = product(from: nil) else { return nil }
      sum += sign == "+" ? next : -next
    }
    return sum
  }

  private mutating func product(from start: Double?) -> Double? {
    guard var product = start ?? factor() else { return nil }
    while let sign = take("*/x\u{D7}") {
      guard let next = factor(isShare: true) else { return nil }
      product = sign == "/" ? product / next : product * next
    }
    return product
  }

  /// - Parameter isShare: Whether percent means hundredths, regardless of the present value.
  private mutating func factor(isShare: Bool = false) -> Double? {
    let sign = take("+-") == "-" ? -1.0 : 1
    let number: Double
    if take("(") != nil {
      guard let sum = sum(from: nil), take(")") != nil else { return nil }
      number = sum
    } else {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard let value = Double(String(digits)) else { return nil }
      rest.removeFirst(digits.count)
      number = value
    }
    if take("%") != nil { return sign * number / 100 * (isShare ? 1 : whole) }
    if let other, rest.hasPrefix(other.name) {
      rest.removeFirst(other.name.count)
      return sign * number * other.size
    }
    for ending in [unit, "pt", "x", "\u{D7}"] where !ending.isEmpty && rest.hasPrefix(ending) {
      // A number follows a multiplication sign.
      if ending == "x" || ending == "\u{D7}", rest.count > 1 { break }
      rest.removeFirst(ending.count)
      break
    }
    return sign * number
  }
}
