/// A formula as it is written: what a hand-off prints, in the names of its code.
///
/// A name stands for every value that a developer may give it, so a part that no such value needs is left out: the
/// larger of 0 and a height is the height.
public indirect enum Expression: Hashable, Sendable {
  case number(Double)
  case name(String, Bounds)
  /// A step with a name and a meaning, computed once.
  case step(String, meaning: String, Expression)
  case negative(Expression)
  case sum(Expression, Expression)
  case difference(Expression, Expression)
  case product(Expression, Expression)
  case quotient(Expression, Expression)
  case raised(Expression, Expression)
  case smaller(Expression, Expression)
  case larger(Expression, Expression)
}

extension Expression {
  /// All values that it can have.
  public var bounds: Bounds {
    switch self {
    case .number(let number): Bounds(number, number)
    case .name(_, let bounds): bounds
    case .step(_, _, let value): value.bounds
    case .negative(let value): -value.bounds
    case .sum(let one, let other): one.bounds + other.bounds
    case .difference(let one, let other): one.bounds - other.bounds
    case .product(let one, let other): one.bounds * other.bounds
    case .quotient(let one, let other): one.bounds / other.bounds
    case .raised(let base, let exponent): Bounds.power(base.bounds, exponent.bounds)
    case .smaller(let one, let other): Bounds.least(one.bounds, other.bounds)
    case .larger(let one, let other): Bounds.most(one.bounds, other.bounds)
    }
  }

  /// The formula over another kind of number, in place of its names; nil if one is missing.
  public func value<Number: Quantity>(_ number: (String) -> Number?) -> Number? {
    func both(_ one: Expression, _ other: Expression, _ value: (Number, Number) -> Number) -> Number? {
      guard let first = one.value(number), let second = other.value(number) else { return nil }
      return value(first, second)
    }
    return switch self {
    case .number(let number): Number(floatLiteral: number)
    case .name(let name, _): number(name)
    case .step(_, _, let value): value.value(number)
    case .negative(let value): value.value(number).map { -$0 }
    case .sum(let one, let other): both(one, other, +)
    case .difference(let one, let other): both(one, other, -)
    case .product(let one, let other): both(one, other, *)
    case .quotient(let one, let other): both(one, other, /)
    case .raised(let base, let exponent): both(base, exponent, Number.power)
    case .smaller(let one, let other): both(one, other, Number.least)
    case .larger(let one, let other): both(one, other, Number.most)
    }
  }
}

extension Expression: Quantity {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  public static func + (one: Self, other: Self) -> Self {
    switch (one, other) {
    case (.number(let first), .number(let second)): .number(first + second)
    case (0, _): other
    case (_, 0): one
    case (_, .negative(let value)): one - value
    case (_, .number(let number)) where number < 0: .difference(one, .number(-number))
    default: .sum(one, other)
    }
  }

  public static func - (one: Self, other: Self) -> Self {
    switch (one, other) {
    case (.number(let first), .number(let second)): .number(first - second)
    case (_, 0): one
    case (0, _): -other
    case (_, .negative(let value)): one + value
    case (.difference(other, let less), _): -less
    case (_, .difference(one, let more)): more
    default: one == other ? 0 : .difference(one, other)
    }
  }

  public static func * (one: Self, other: Self) -> Self {
    switch (one, other) {
    case (.number(let first), .number(let second)): .number(first * second)
    case (0, _), (_, 0): 0
    case (1, _): other
    case (_, 1): one
    default: .product(one, other)
    }
  }

  public static func / (one: Self, other: Self) -> Self {
    switch (one, other) {
    case (.number(let first), .number(let second)): .number(first / second)
    case (0, _), (_, 1): one
    default: shared(one.definition, other.definition) ?? .quotient(one, other)
    }
  }

  /// The quotient of two shares of the same length.
  private static func shared(_ one: Self, _ other: Self) -> Self? {
    guard case .quotient(let length, let first) = one, case .quotient(length, let second) = other else { return nil }
    return second / first
  }

  public static prefix func - (number: Self) -> Self {
    switch number {
    case .number(let number): .number(0 - number)
    case .negative(let value): value
    case .difference(let one, let other): .difference(other, one)
    default: .negative(number)
    }
  }

  public static func least(_ one: Self, _ other: Self) -> Self {
    one.isAtMost(other) ? one : other.isAtMost(one) ? other : .smaller(one, other)
  }

  public static func most(_ one: Self, _ other: Self) -> Self {
    other.isAtMost(one) ? one : one.isAtMost(other) ? other : .larger(one, other)
  }

  /// Whether it is certain that no values make it larger than another.
  private func isAtMost(_ other: Self) -> Bool {
    if self == other || bounds.high <= other.bounds.low { return true }
    switch (self, other) {
    case (.step(_, _, let value), _): return value.isAtMost(other)
    case (_, .step(_, _, let value)): return isAtMost(value)
    case (.smaller(let one, let two), _) where one.isAtMost(other) || two.isAtMost(other): return true
    case (_, .larger(let one, let two)) where isAtMost(one) || isAtMost(two): return true
    case (.larger(let one, let two), _): return one.isAtMost(other) && two.isAtMost(other)
    case (_, .smaller(let one, let two)): return isAtMost(one) && isAtMost(two)
    case (0, .difference(let one, let two)): return two.isAtMost(one)
    case (.difference(let one, let two), 0): return one.isAtMost(two)
    case (.difference(let one, let two), _): return two.bounds.low >= 0 && one.isAtMost(other)
    case (_, .sum(let one, let two)): return two.bounds.low >= 0 && isAtMost(one)
    default: return false
    }
  }

  public static func power(_ base: Self, _ exponent: Self) -> Self { exponent == 1 ? base : .raised(base, exponent) }

  public func called(_ name: StaticString, _ meaning: StaticString) -> Self {
    switch self {
    // A number or a name needs no other.
    case .number, .name, .step: self
    default: .step("\(name)", meaning: "\(meaning)", self)
    }
  }
}

extension Expression {
  /// What a step computes; itself, if it is no step.
  public var definition: Expression { if case .step(_, _, let value) = self { value } else { self } }

  /// The formula with the definitions of its steps in place of their names, but for those in `kept`.
  public func inlined(but kept: Set<String>) -> Expression {
    func inner(_ part: Expression) -> Expression { part.inlined(but: kept) }
    return switch self {
    case .number, .name: self
    case .step(let name, _, let value): kept.contains(name) ? self : inner(value)
    case .negative(let value): -inner(value)
    case .sum(let one, let other): inner(one) + inner(other)
    case .difference(let one, let other): inner(one) - inner(other)
    case .product(let one, let other): inner(one) * inner(other)
    case .quotient(let one, let other): inner(one) / inner(other)
    case .raised(let one, let other): Self.power(inner(one), inner(other))
    case .smaller(let one, let other): Self.least(inner(one), inner(other))
    case .larger(let one, let other): Self.most(inner(one), inner(other))
    }
  }

  /// The steps that it needs, each after those that it needs itself, without those in `known`.
  public func steps(besides known: Set<String> = []) -> [(name: String, meaning: String, value: Expression)] {
    var seen = known
    var steps: [(String, String, Expression)] = []
    collect(into: &steps, &seen)
    return steps
  }

  private func collect(into steps: inout [(String, String, Expression)], _ seen: inout Set<String>) {
    switch self {
    case .number, .name: break
    case .step(let name, let meaning, let value):
      guard seen.insert(name).inserted else { return }
      value.collect(into: &steps, &seen)
      steps.append((name, meaning, value))
    case .negative(let value): value.collect(into: &steps, &seen)
    case .sum(let one, let other), .difference(let one, let other), .product(let one, let other),
      .quotient(let one, let other), .raised(let one, let other), .smaller(let one, let other),
      .larger(let one, let other):
      one.collect(into: &steps, &seen)
      other.collect(into: &steps, &seen)
    }
  }
}
