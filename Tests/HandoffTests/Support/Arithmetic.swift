import Foundation

/// The lines of a snippet that define a number, in four languages: `let top: CGFloat = max(gap, gap / 2) - 0.2 * d`,
/// `val top = ...` with `195f`, `final top = ...;`, `this.ratio = 0.5,`. Parsed once and evaluated many times.
struct NamedNumbers {
  fileprivate struct Line {
    var slot: Int
    var steps: [ArithmeticStep]
  }

  fileprivate private(set) var lines: [Line] = []
  /// The index of each name.
  fileprivate private(set) var slots: [String: Int] = [:]

  private static let declarators: Set = ["let", "val", "final", "const", "var", "static"]

  init(in code: String) {
    for line in code.replacing(/\ =\n\ +/, with: " = ").split(separator: "\n") {
      // A constant of an object says what it is: `ratio: 0.5,  // speed of the picture`.
      if let constant = line.wholeMatch(of: /\s*(\w+): (-?[0-9.e-]+),\s*\/\/.*/), let number = Double(constant.output.2)
      {
        lines.append(Line(slot: slot(of: String(constant.output.1)), steps: [.number(number)]))
        continue
      }
      let words = line.split(separator: "//")[0].split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { continue }
      var head = words[0].replacing("this.", with: "").split(separator: " ")
      let isDeclared = head.first.map { Self.declarators.contains(String($0)) } ?? false
      while let first = head.first, Self.declarators.contains(String(first)) { head.removeFirst() }
      guard let name = head.first, isDeclared || head.count < 3 else { continue }
      let text = words[1].replacing("math.", with: "").replacing("Math.", with: "").replacing(".dp", with: "")
        .replacing("_pow(", with: "pow(").replacing(/(\w+)\.abs\(\)/) { "abs(\($0.output.1))" }
      var expression = text.utf8.filter { $0 != UInt8(ascii: " ") }
      if let last = expression.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") { expression.removeLast() }
      var reading = ArithmeticReading(expression, slots)
      guard let steps = reading.all() else { continue }
      slots = reading.slots
      lines.append(Line(slot: slot(of: String(name.prefix { $0 != ":" })), steps: steps))
    }
  }

  fileprivate mutating func slot(of name: String) -> Int {
    if let slot = slots[name] { return slot }
    slots[name] = slots.count
    return slots.count - 1
  }
}

/// The values of a snippet's lines.
struct Arithmetic {
  private let numbers: NamedNumbers
  /// Values by index; NaN if unknown.
  private var values: [Double]
  /// Names that do not appear in the snippet.
  private var others: [String: Double] = [:]

  init(_ numbers: NamedNumbers, _ known: [String: Double]) {
    self.numbers = numbers
    values = Array(repeating: .nan, count: numbers.slots.count)
    for (name, value) in known { self[name] = value }
  }

  /// A value by its name; nil if unknown.
  subscript(name: String) -> Double? {
    get {
      guard let slot = numbers.slots[name] else { return others[name] }
      return values[slot].isNaN ? nil : values[slot]
    }
    set {
      if let slot = numbers.slots[name] { values[slot] = newValue ?? .nan } else { others[name] = newValue }
    }
  }

  /// Evaluates every line whose inputs are known; the rest is not arithmetic.
  mutating func run(keeping kept: Set<String> = []) {
    let kept = Set(kept.compactMap { numbers.slots[$0] })
    var stack: [Double] = []
    values.withUnsafeMutableBufferPointer { values in
      for line in numbers.lines where !kept.contains(line.slot) {
        stack.removeAll(keepingCapacity: true)
        for step in line.steps { step.run(values, &stack) }
        // Lines with unknown inputs are skipped.
        if !stack[0].isNaN { values[line.slot] = stack[0] }
      }
    }
  }
}

/// A step of an expression in postfix order.
private enum ArithmeticStep {
  case number(Double), named(Int)
  case add, subtract, multiply, divide, negate, least, most, magnitude, power

  func run(_ values: UnsafeMutableBufferPointer<Double>, _ stack: inout [Double]) {
    switch self {
    case .number(let number): return stack.append(number)
    case .named(let slot): return stack.append(values[slot])
    case .negate:
      stack[stack.count - 1] = -stack[stack.count - 1]
      return
    case .magnitude:
      stack[stack.count - 1] = stack[stack.count - 1].magnitude
      return
    case .add, .subtract, .multiply, .divide, .least, .most, .power: break
    }
    let other = stack.removeLast()
    let one = stack[stack.count - 1]
    let isNone = one.isNaN || other.isNaN
    stack[stack.count - 1] =
      switch self {
      case .add: one + other
      case .subtract: one - other
      case .multiply: one * other
      case .divide: one / other
      case .power: pow(one, other)
      case .least: isNone ? .nan : one < other ? one : other
      default: isNone ? .nan : one > other ? one : other
      }
  }
}

/// Parses an expression without spaces.
private struct ArithmeticReading {
  private let letters: [UInt8]
  private var place = 0
  private var steps: [ArithmeticStep] = []
  private(set) var slots: [String: Int]

  init(_ letters: [UInt8], _ slots: [String: Int]) {
    self.letters = letters
    self.slots = slots
  }

  /// Nil if it is not arithmetic.
  mutating func all() -> [ArithmeticStep]? { sum() && place == letters.count ? steps : nil }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard place < letters.count, letters[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func sum() -> Bool {
    guard product() else { return false }
    while true {
      let isPlus = take("+")
      guard isPlus || take("-") else { return true }
      guard product() else { return false }
      steps.append(isPlus ? .add : .subtract)
    }
  }

  private mutating func product() -> Bool {
    guard factor() else { return false }
    while true {
      let isTimes = take("*")
      guard isTimes || take("/") else { return true }
      guard factor() else { return false }
      steps.append(isTimes ? .multiply : .divide)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: ".") || byte >= 0x80
  }

  private mutating func takeWord() -> String {
    let start = place
    while place < letters.count, Self.isPartOfWord(letters[place]) { place += 1 }
    return String(decoding: letters[start..<place], as: UTF8.self)
  }

  private mutating func factor() -> Bool {
    if take("-") {
      guard factor() else { return false }
      steps.append(.negate)
      return true
    }
    if take("(") { return sum() && take(")") }
    let isNumber = place < letters.count && Self.isDigit(letters[place])
    var word = takeWord()
    if isNumber {
      // 1e-07 is one number.
      if word.hasSuffix("e"), take("-") { word += "-" + takeWord() }
      guard let number = Double(word.hasSuffix("f") ? String(word.dropLast()) : word) else { return false }
      steps.append(.number(number))
      return true
    }
    guard !word.isEmpty else { return false }
    guard take("(") else {
      let slot = slots[word] ?? slots.count
      slots[word] = slot
      steps.append(.named(slot))
      return true
    }
    guard sum() else { return false }
    if word == "abs" {
      steps.append(.magnitude)
      return take(")")
    }
    let known: [String: ArithmeticStep] = ["min": .least, "max": .most, "pow": .power]
    guard let step = known[word], take(",") else { return false }
    repeat {
      guard sum() else { return false }
      steps.append(step)
    } while take(",")
    return take(")")
  }
}
