/// The clipboard of text fields and menus. The owner synchronizes it with the desktop's.
struct Clipboard: Hashable, Sendable {
  var text = ""
  private var hasCopied = false
}

extension Clipboard {
  mutating func copy(_ text: String) { (self.text, hasCopied) = (text, true) }

  /// The text copied by a control since the last call. Nil if there is none.
  mutating func takeCopy() -> String? {
    defer { hasCopied = false }
    return hasCopied ? text : nil
  }
}
