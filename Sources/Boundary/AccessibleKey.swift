/// A key press as assistive programs receive it before the window does: they have key commands of their own, and echo
/// keys.
public struct AccessibleKey: Hashable, Sendable {
  public var isDown: Bool
  /// X11 numbers: the key symbol, the key code and a bit per modifier held.
  public var symbol: Int32
  public var code: Int16
  public var modifiers: Int16
  /// The character it types, or its X11 name.
  public var name: String
  /// In milliseconds, on a monotonic clock.
  public var time: Int32

  public init(isDown: Bool, symbol: Int32, code: Int16, modifiers: Int16, name: String, time: Int32) {
    (self.isDown, self.symbol, self.code, self.modifiers, self.name, self.time) =
      (isDown, symbol, code, modifiers, name, time)
  }
}
