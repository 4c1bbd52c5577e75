import Notation

/// A set of named values: `enum Anchor: String, Choice { case center, top }` is all that it takes.
public protocol Choice: SelfDescribingValue, CaseIterable, RawRepresentable where RawValue == String {
  /// Names from older files and their current values. They are read, but never written or offered.
  static var formerNames: [String: Self] { get }
}

extension Choice {
  public init?(_ value: JSONValue) {
    guard case .text(let word) = value else { return nil }
    self.init(rawValue: word)
  }
  public static var formerNames: [String: Self] { [:] }
  public var value: JSONValue { .text(rawValue) }
  public static var domain: Domain { .words(allCases.map(\.rawValue)) }
}

/// A name or a number: `"auto"`, `"none"`, `1.4`.
public enum WordOrNumber<Word: Choice>: ParameterValue {
  case word(Word)
  case number(Double)

  public init?(_ value: JSONValue) {
    if let word = Word(value) {
      self = .word(word)
    } else if let number = Double(value) {
      self = .number(number)
    } else {
      return nil
    }
  }

  public var value: JSONValue {
    switch self {
    case .word(let word): word.value
    case .number(let number): .number(number)
    }
  }
}
