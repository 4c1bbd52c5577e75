/// The sockets in the address of a bus: `unix:path=/run/user/1000/bus,guid=...`, several separated by `;`.
///
/// Only local sockets count. An address comes from a variable or from another program, and other kinds would start
/// programs (`unixexec:`, `autolaunch:`) or leave the machine (`tcp:`).
struct BusAddress: Hashable, Sendable {
  /// Their names, in order. An abstract one begins with a zero byte.
  let sockets: [[UInt8]]

  /// Nil if it contains no local socket.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    sockets = text.split(separator: ";").compactMap { Self.socket($0) }
    if sockets.isEmpty { return nil }
  }

  /// Maximum length of an address in bytes.
  private static let longest = 4096
  private static let kind = "unix:"

  private static func socket(_ part: Substring) -> [UInt8]? {
    guard part.hasPrefix(kind) else { return nil }
    for setting in part.dropFirst(kind.count).split(separator: ",") {
      guard let sign = setting.firstIndex(of: "="),
        let name = FileAddress.decoded(String(setting[setting.index(after: sign)...]))
      else { continue }
      switch setting[..<sign] {
      case "path": return Array(name.utf8)
      case "abstract": return [0] + name.utf8
      default: continue
      }
    }
    return nil
  }
}
