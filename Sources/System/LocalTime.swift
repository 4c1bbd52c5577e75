import Glibc

/// A moment by the clock on the wall, where the person is.
public struct LocalTime {
  private var parts = tm()

  /// - Parameter seconds: Since 1970; nil: now.
  public init(_ seconds: Int? = nil) {
    var moment = seconds.map { time_t($0) } ?? time(nil)
    localtime_r(&moment, &parts)
  }

  /// As `strftime` writes it: `%Y-%m-%d` is `2025-03-01`. Nothing of it is more than 127 letters long.
  public func text(_ format: String) -> String {
    var parts = parts
    var letters = [CChar](repeating: 0, count: 128)
    let count = strftime(&letters, letters.count, format, &parts)
    return String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether both are on one day.
  public func isSameDay(as other: LocalTime) -> Bool {
    parts.tm_year == other.parts.tm_year && parts.tm_yday == other.parts.tm_yday
  }
}
