/// A value that is being typed.
struct Typing {
  var path: String
  /// The text as it was opened.
  let start: String
  /// The text, with its end, and room for more.
  var text: [CChar]
  /// The field was not yet drawn.
  var isNew = true
  /// A click opened it, and none came since: the next may make it a double-click.
  var isClicked = false
  /// The first letter typed replaces what was there.
  var replaces: Bool

  /// Bytes that can be typed beside those that are there.
  static let room = 16_384

  init(_ path: String, text: String, replaces: Bool = true) {
    self.path = path
    self.replaces = replaces
    start = text
    self.text = Array(text.utf8CString)
    self.text += Array(repeating: 0, count: Self.room)
  }

  var string: String { String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}
