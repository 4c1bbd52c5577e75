import Documents
import Glibc

/// A file URL, as written by desktops and browsers: `file:///home/a%20b.png`.
enum FileAddress {
  private static let scheme = "file://"

  /// A file of another machine, which no path here names.
  struct Foreign: Error, Hashable {
    let address: String

    /// The sentence about it.
    var sentence: String { "\(FilePath.shown(address)): this file is on another machine. Copy it to this one first." }
  }

  /// The path of a URL. Nil if it is not a file's.
  ///
  /// - Parameter machine: The name of this machine, which may stand between the second slash and the third.
  static func path(_ address: some StringProtocol, on machine: String = machine) throws(Foreign) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    let rest = address.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash].lowercased()
    guard ["", "localhost", machine.lowercased()].contains(host) else { throw Foreign(address: String(address)) }
    return decoded(String(rest[slash...]))
  }

  /// The paths of those URLs that are files'.
  static func paths(_ addresses: [some StringProtocol]) throws(Foreign) -> [String] {
    var paths: [String] = []
    for address in addresses { if let path = try path(address) { paths.append(path) } }
    return paths
  }

  /// The URL of an absolute path.
  static func address(of path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return scheme
      + path.utf8.map { byte in
        if plain.contains(byte) { return String(decoding: [byte], as: UTF8.self) }
        let code = String(byte, radix: 16, uppercase: true)
        return "%" + (code.count < 2 ? "0" : "") + code
      }.joined()
  }

  private static var machine: String {
    var name = [CChar](repeating: 0, count: Int(HOST_NAME_MAX) + 1)
    guard gethostname(&name, name.count) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The text with `%20` etc. decoded.
  static func decoded(_ text: String) -> String? {
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
