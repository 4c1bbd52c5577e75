import Notation

/// A length from the top of the screen: a number of points, or the screen's top inset plus a number of points.
///
///     91 · "safe+44"
public enum SafeLength: ParameterValue {
  case points(Double)
  case safe(plus: Double)

  /// The spelling before the number.
  private static let prefix = "safe+"

  public init?(_ value: JSONValue) {
    switch value {
    case .number(let number): self = .points(number)
    case .text(let text):
      guard text.hasPrefix(Self.prefix),
        case .number(let number)? = JSONValue(reading: String(text.dropFirst(Self.prefix.count))), number >= 0
      else { return nil }
      self = .safe(plus: number)
    default: return nil
    }
  }

  public var value: JSONValue {
    switch self {
    case .points(let number): .number(number)
    case .safe(let number): .text(Self.prefix + number.formatted(.shortest))
    }
  }
}

extension SafeLength {
  /// The length on a screen with this top inset, in points.
  public func points(under inset: Double) -> Double {
    switch self {
    case .points(let number): number
    case .safe(let number): inset + number
    }
  }

  public var isSafe: Bool { if case .safe = self { true } else { false } }

  /// The number in it: all of its points, or those below the inset.
  public var number: Double {
    switch self {
    case .points(let number), .safe(let number): number
    }
  }

  /// The same kind of length with another number.
  public func with(_ number: Double) -> SafeLength { isSafe ? .safe(plus: number) : .points(number) }

  /// The same kind of length that is so many points long on a screen with this top inset. A length shorter than the
  /// inset is in points.
  public func resolving(to points: Double, under inset: Double) -> SafeLength {
    isSafe && points >= inset ? .safe(plus: points - inset) : .points(points)
  }

  /// Whether a text was meant as one: it names the safe area.
  static func isMeant(by text: String) -> Bool { text.lowercased().hasPrefix("safe") }
}

extension SafeLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral number: Double) { self = .points(number) }
  public init(integerLiteral number: Int) { self = .points(Double(number)) }
}

extension JSONValue {
  /// The number that a control turns: of a number itself, and of `"safe+44"` the 44.
  public var amount: Double? { SafeLength(self)?.number }

  /// The same kind of value with another number.
  public func with(amount: Double) -> JSONValue { SafeLength(self)?.with(amount).value ?? .number(amount) }
}
