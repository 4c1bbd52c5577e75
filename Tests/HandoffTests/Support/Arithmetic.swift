/// Evaluates the arithmetic of a snippet: `let top: CGFloat = max(gap, gap / 2) - 0.2 * d`, or `val top = ...` with
/// `195f`.
struct Arithmetic {
  var known: [String: Double]

  private var rest: Substring = ""

  init(_ known: [String: Double]) { self.known = known }

  /// Takes every line of code that names a number computed from numbers known by then; the others are not arithmetic.
  mutating func run(_ code: String) {
    for line in code.split(separator: "\n") {
      let words = line.split(separator: "//")[0].split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { continue }
      let head = words[0].split(separator: " ")
      guard let kind = head.first, kind == "let" || kind == "val", head.count > 1 else { continue }
      guard let value = value(of: String(words[1])) else { continue }
      known[String(head[1].prefix { $0 != ":" })] = value
    }
  }

  /// Nil where it is not arithmetic, or names what is not known.
  mutating func value(of expression: String) -> Double? {
    rest = Substring(expression.filter { $0 != " " })
    guard let value = sum(), rest.isEmpty else { return nil }
    return value
  }
}

extension Arithmetic {
  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = rest.first, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let next = product() else { return nil }
      value += sign == "+" ? next : -next
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = rest.first, sign == "*" || sign == "/" {
      rest.removeFirst()
      guard let next = factor() else { return nil }
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor() -> Double? {
    if take("-") { return factor().map { -$0 } }
    if take("(") {
      let value = sum()
      return take(")") ? value : nil
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    rest = rest.dropFirst(word.count)
    guard let first = word.first else { return nil }
    if first.isNumber {
      // 1e-07 is one number.
      if word.last == "e", take("-") {
        let digits = rest.prefix { $0.isNumber || $0 == "f" }
        rest = rest.dropFirst(digits.count)
        return Double((word + "-" + digits).filter { $0 != "f" })
      }
      return Double(word.last == "f" ? word.dropLast() : word)
    }
    guard take("(") else { return known[String(word)] }
    guard let one = sum() else { return nil }
    if word == "abs" { return take(")") ? one.magnitude : nil }
    guard take(","), let other = sum(), take(")") else { return nil }
    return word == "min" ? min(one, other) : word == "max" ? max(one, other) : nil
  }
}
