import Notation

/// The type of a parameter's value.
public protocol ParameterValue: Hashable, Sendable {
  init?(_ value: JSONValue)
  var value: JSONValue { get }
  /// The value inside this one after some steps, which alone is written. Nil if there is none.
  func value(at steps: ArraySlice<FieldStep>) -> JSONValue?
}

extension ParameterValue {
  public func value(at steps: ArraySlice<FieldStep>) -> JSONValue? {
    steps.reduce(value as JSONValue?) { value, step in
      switch (value, step) {
      case (.list(let items), .entry(let index)): items.indices.contains(index) ? items[index] : nil
      case (.object(let members), .field(let name)): members.first { $0.key == name }?.value
      default: nil
      }
    }
  }
}

/// A type with its own domain: a choice, a switch.
public protocol SelfDescribingValue: ParameterValue {
  static var domain: Domain { get }
}

extension Double: ParameterValue {
  public init?(_ value: JSONValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  public var value: JSONValue { .number(self) }
}

extension Int: ParameterValue {
  public init?(_ value: JSONValue) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
  public var value: JSONValue { .number(Double(self)) }
}

extension Bool: SelfDescribingValue {
  public init?(_ value: JSONValue) {
    guard case .flag(let isOn) = value else { return nil }
    self = isOn
  }
  public var value: JSONValue { .flag(self) }
  public static var domain: Domain { .flag }
}

extension String: SelfDescribingValue {
  public init?(_ value: JSONValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  public var value: JSONValue { .text(self) }
  public static var domain: Domain { .text }
}

extension Array: ParameterValue where Element: ParameterValue {
  public init?(_ value: JSONValue) {
    guard case .list(let items) = value else { return nil }
    let elements = items.compactMap { Element($0) }
    guard elements.count == items.count else { return nil }
    self = elements
  }
  public var value: JSONValue { .list(map(\.value)) }
  public func value(at steps: ArraySlice<FieldStep>) -> JSONValue? {
    guard let step = steps.first else { return value }
    guard case .entry(let index) = step, indices.contains(index) else { return nil }
    return self[index].value(at: steps.dropFirst())
  }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  public init?(_ value: JSONValue) {
    if value == .null {
      self = .none
    } else if let wrapped = Wrapped(value) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
  public var value: JSONValue { self?.value ?? .null }
  public func value(at steps: ArraySlice<FieldStep>) -> JSONValue? {
    guard let self else { return steps.isEmpty ? .null : nil }
    return self.value(at: steps)
  }
}
