/// A file URL, as written by desktops and browsers: `file:///home/a%20b.png`.
enum FileAddress {
  private static let scheme = "file://"

  /// The path of a URL. Nil if it is not a file's.
  static func path(_ address: some StringProtocol) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    // An optional host name comes between the second slash and the third.
    let rest = address.dropFirst(scheme.count)
    return rest.firstIndex(of: "/").flatMap { decoded(String(rest[$0...])) }
  }

  /// The text with `%20` etc. decoded.
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
