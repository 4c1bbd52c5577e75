/// What text fields and menus copy to and paste from. The owner keeps it the same as the desktop's.
public struct Clipboard: Hashable, Sendable {
  public var text = ""
  private var hasCopied = false
}

extension Clipboard {
  public mutating func copy(_ text: String) { (self.text, hasCopied) = (text, true) }

  /// What a control has copied since the owner asked; nil: nothing.
  public mutating func takeCopy() -> String? {
    defer { hasCopied = false }
    return hasCopied ? text : nil
  }
}
