import Glibc

/// A moment in the local time zone.
public struct LocalTime {
  private var parts = tm()

  /// - Parameter seconds: Since 1970. Nil means now.
  public init(_ seconds: Int? = nil) {
    var moment = seconds.map { time_t($0) } ?? time(nil)
    localtime_r(&moment, &parts)
  }

  /// Formatted as by `strftime`: `%Y-%m-%d` gives `2025-03-01`. At most 127 bytes.
  public func text(_ format: String) -> String {
    var parts = parts
    var letters = [CChar](repeating: 0, count: 128)
    let count = strftime(&letters, letters.count, format, &parts)
    return String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether both are on the same day.
  public func isSameDay(as other: LocalTime) -> Bool {
    parts.tm_year == other.parts.tm_year && parts.tm_yday == other.parts.tm_yday
  }
}
