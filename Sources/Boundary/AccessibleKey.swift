/// A key as assistive programs are told of it before it is used: they have keys of their own, and say what is pressed.
public struct AccessibleKey: Hashable, Sendable {
  public var isDown: Bool
  /// By the numbers of X11: of what is printed on it, of the key itself, and what is held, a bit each.
  public var symbol: Int32
  public var code: Int16
  public var modifiers: Int16
  /// The letter that it writes, or what X11 calls it.
  public var name: String
  /// In milliseconds, on a clock that only goes on.
  public var time: Int32

  public init(isDown: Bool, symbol: Int32, code: Int16, modifiers: Int16, name: String, time: Int32) {
    (self.isDown, self.symbol, self.code, self.modifiers, self.name, self.time) =
      (isDown, symbol, code, modifiers, name, time)
  }
}
