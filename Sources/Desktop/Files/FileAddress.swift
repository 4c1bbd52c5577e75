/// The address of a file, as desktops and browsers write it: `file:///home/a%20b.png`.
enum FileAddress {
  private static let scheme = "file://"

  /// The path that it means; nil: it is no file's.
  static func path(_ address: some StringProtocol) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    // Between the two strokes and the third one stands a host's name, if any.
    let rest = address.dropFirst(scheme.count)
    return rest.firstIndex(of: "/").flatMap { decoded(String(rest[$0...])) }
  }

  /// A text without `%20` and the like.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
