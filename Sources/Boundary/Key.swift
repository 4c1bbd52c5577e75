/// A key, by its label or its name.
public enum Key: Hashable, Sendable {
  case letter(Character)
  case function(Int)
  case escape, enter, tab, space, backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  /// The key that opens a context menu.
  case menu
}

/// The modifier keys held during a key press.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}
