/// The head of a request, as far as this server needs it. Everything in it comes from a stranger.
struct HTTPRequest: Hashable {
  var method: String
  /// The path's bytes, without the query.
  var path: [UInt8]
  var query: [UInt8]
  /// Names in lower case, with their values.
  private var fields: [String: String]
  /// Whether the connection stays open afterwards.
  var keepsAlive: Bool
  /// Bytes of the body. Nil if the sender does not give it in advance.
  var length: Int?
  /// Whether the sender waits for permission to send the body.
  var expectsContinue: Bool

  /// Maximum number of bytes and fields of a head.
  static let largestHead = 16 * 1024
  private static let mostFields = 100
}

extension HTTPRequest {
  /// The number of bytes up to the empty line that ends a head. Nil if it is not there yet.
  ///
  /// - Parameters:
  ///   - start: Where the head begins.
  ///   - searched: Where to search, as nothing was found before.
  static func end(in bytes: [UInt8], from start: Int, searched: Int) -> Int? {
    let from = max(start, searched - 3)
    guard bytes.count >= from + 4 else { return nil }
    for index in from...bytes.count - 4
    where bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13 && bytes[index + 3] == 10 {
      return index + 4
    }
    return nil
  }

  /// Nil if it is malformed.
  init?(_ head: ArraySlice<UInt8>) {
    var lines = Self.lines(of: head)
    guard let first = lines.first else { return nil }
    lines.removeFirst()
    let words = first.split(separator: 32, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].count <= 16, words[0].allSatisfy(Self.isUpper),
      words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ (33...126).contains($0) })
    else { return nil }
    method = String(decoding: words[0], as: UTF8.self)
    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { return nil }
    let parts = words[1].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    path = Array(parts[0])
    query = parts.count > 1 ? Array(parts[1]) : []
    guard let fields = Self.fields(lines) else { return nil }
    self.fields = fields
    length = method == "POST" ? nil : 0
    if let words = fields["content-length"] {
      guard !words.isEmpty, words.utf8.count <= 18, words.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(words)
      else { return nil }
      length = number
    }
    if fields["transfer-encoding"] != nil { length = nil }
    let connection = fields["connection"]?.lowercased() ?? ""
    keepsAlive = version == "HTTP/1.1" ? !connection.contains("close") : false
    expectsContinue = fields["expect"]?.lowercased() == "100-continue" && version == "HTTP/1.1"
  }

  subscript(field: String) -> String? { fields[field] }

  /// Whether it names this machine, and comes from its page if from any. Another name that leads here, and another
  /// site's page, are those of an attacker.
  ///
  /// - Parameter address: The address of this machine that it has reached. A port may be forwarded.
  func isMeant(for address: String) -> Bool {
    guard let host = fields["host"]?.lowercased() else { return fields["origin"] == nil }
    let name = host.hasPrefix("[") ? "\(host.prefix { $0 != "]" })]" : String(host.prefix { $0 != ":" })
    guard Self.loopback.contains(name) || [address, NetworkAddresses.localName?.lowercased()].contains(name) else {
      return false
    }
    return fields["origin"].map { $0.lowercased() == "http://\(host)" } ?? true
  }

  /// As over a cable.
  private static let loopback: Set = ["127.0.0.1", "localhost", "[::1]"]

  /// A value of the query, as in `after=3`.
  func queryValue(_ name: String) -> String? {
    for pair in String(decoding: query, as: UTF8.self).split(separator: "&") where pair.hasPrefix("\(name)=") {
      return String(pair.dropFirst(name.count + 1))
    }
    return nil
  }

  private static func lines(of head: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    for index in head.indices where head[index] == 10 && index > start && head[index - 1] == 13 {
      if index - 1 > start { lines.append(head[start..<index - 1]) }
      start = index + 1
    }
    return lines
  }

  /// Fields of which two would mean different things to different servers.
  private static let single: Set = ["content-length", "transfer-encoding", "host", "origin"]

  /// Nil if a line continues another one, or a single field is given twice.
  private static func fields(_ lines: [ArraySlice<UInt8>]) -> [String: String]? {
    guard lines.count <= mostFields else { return nil }
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(isName), !line.contains(where: { $0 < 32 && $0 != 9 || $0 == 127 })
      else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = line[(colon + 1)...].drop { $0 == 32 || $0 == 9 }
      let end = value.lastIndex { $0 != 32 && $0 != 9 }.map { $0 + 1 } ?? value.startIndex
      guard fields[name] == nil || !single.contains(name) else { return nil }
      fields[name] = fields[name] ?? String(decoding: value[..<end], as: UTF8.self)
    }
    return fields
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
