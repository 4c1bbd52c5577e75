/// The clipboard of text fields and menus. The owner synchronizes it with the desktop's.
public struct Clipboard: Hashable, Sendable {
  public var text = ""
  private var hasCopied = false
}

extension Clipboard {
  public mutating func copy(_ text: String) { (self.text, hasCopied) = (text, true) }

  /// The text copied by a control since the last call. Nil if there is none.
  public mutating func takeCopy() -> String? {
    defer { hasCopied = false }
    return hasCopied ? text : nil
  }
}
