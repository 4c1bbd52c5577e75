/// A value that is being typed.
struct Typing {
  var path: String
  /// The text, with its end, and room for more.
  var text: [CChar]
  /// The field was not yet drawn.
  var isNew = true
  /// The first letter typed replaces what was there.
  var replaces: Bool

  static let room = 16_384

  init(_ path: String, text: String, replaces: Bool = true) {
    self.path = path
    self.replaces = replaces
    self.text = Array(text.utf8CString.prefix(Self.room - 1))
    self.text[self.text.count - 1] = 0
    self.text += Array(repeating: 0, count: Self.room - self.text.count)
  }

  var string: String { String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}
