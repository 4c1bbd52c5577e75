/// A key by what is printed on it, or by its name.
public enum Key: Hashable, Sendable {
  case letter(Character)
  case function(Int)
  case escape, enter, tab, space, backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  /// The key that asks for a menu, as the other mouse button does.
  case menu
}

/// The keys held while another is pressed.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}
