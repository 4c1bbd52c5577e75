import Glibc

/// A moment in UTC, in ISO 8601: `2026-11-22T12:31:00Z`.
public enum UniversalTime {
  /// - Parameter seconds: Since 1970. Nil means now.
  public static func text(_ seconds: Int? = nil) -> String {
    var moment = seconds.map { time_t($0) } ?? time(nil)
    var parts = tm()
    gmtime_r(&moment, &parts)
    var letters = [CChar](repeating: 0, count: 64)
    let count = strftime(&letters, letters.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
