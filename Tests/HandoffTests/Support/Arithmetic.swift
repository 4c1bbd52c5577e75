import Foundation

/// The lines of a snippet that name a number, in four languages: `let top: CGFloat = max(gap, gap / 2) - 0.2 * d`,
/// `val top = ...` with `195f`, `final top = ...;`, `this.ratio = 0.5,`. Read once, to be computed many times.
struct NamedNumbers {
  fileprivate let lines: [(name: String, expression: [UInt8])]

  init(in code: String) {
    lines = code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "//")[0].split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return nil }
      var head = words[0].replacing("this.", with: "").split(separator: " ")
      let isDeclared = head.first.map { ["let", "val", "final", "const", "var", "static"].contains($0) } ?? false
      while let first = head.first, ["let", "val", "final", "const", "var", "static"].contains(first) {
        head.removeFirst()
      }
      guard let name = head.first, isDeclared || head.count < 3 else { return nil }
      var expression = words[1].replacing("math.", with: "").replacing("Math.", with: "").trimmed
      if let last = expression.last, ",;".contains(last) { expression.removeLast() }
      return (String(name.prefix { $0 != ":" }), Arithmetic.letters(of: String(expression)))
    }
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// Evaluates the arithmetic of a snippet.
struct Arithmetic {
  var known: [String: Double]

  private var rest: ArraySlice<UInt8> = []

  init(_ known: [String: Double]) { self.known = known }

  /// Takes every number that is computed from numbers known by then; what is left is not arithmetic.
  mutating func run(_ numbers: NamedNumbers, keeping kept: Set<String> = []) {
    for line in numbers.lines where !kept.contains(line.name) {
      if let value = value(of: line.expression) { known[line.name] = value }
    }
  }

  /// Nil where it is not arithmetic, or names what is not known.
  mutating func value(of expression: String) -> Double? { value(of: Self.letters(of: expression)) }

  private mutating func value(of expression: [UInt8]) -> Double? {
    rest = expression[...]
    guard let value = sum(), rest.isEmpty else { return nil }
    return value
  }

  fileprivate static func letters(of expression: String) -> [UInt8] {
    expression.utf8.filter { $0 != UInt8(ascii: " ") }
  }
}

extension Arithmetic {
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      let isPlus = take("+")
      guard isPlus || take("-") else { return value }
      guard let next = product() else { return nil }
      value += isPlus ? next : -next
    }
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while true {
      let isTimes = take("*")
      guard isTimes || take("/") else { return value }
      guard let next = factor() else { return nil }
      value = isTimes ? value * next : value / next
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: ".") || byte >= 0x80
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix(while: Self.isPartOfWord)
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func factor() -> Double? {
    if take("-") { return factor().map { -$0 } }
    if take("(") {
      let value = sum()
      return take(")") ? value : nil
    }
    let isNumber = rest.first.map(Self.isDigit) ?? false
    var word = takeWord()
    if isNumber {
      // 1e-07 is one number.
      if word.hasSuffix("e"), take("-") { word += "-" + takeWord() }
      return Double(word.hasSuffix("f") ? String(word.dropLast()) : word)
    }
    guard !word.isEmpty else { return nil }
    guard take("(") else { return known[word] }
    guard let one = sum() else { return nil }
    if word == "abs" { return take(")") ? one.magnitude : nil }
    guard take(","), let other = sum(), take(")") else { return nil }
    return word == "min" ? min(one, other) : word == "max" ? max(one, other) : nil
  }
}
