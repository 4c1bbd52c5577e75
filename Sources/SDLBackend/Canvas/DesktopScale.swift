/// Pixels per point from the DPI settings of X11 desktops; 96 dpi is one pixel per point.
nonisolated enum DesktopScale {
  /// The scale in the display's resources (`Xft.dpi: 192`); nil if absent.
  static func ofResources(_ text: String) -> Double? {
    var found: Double?
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Xft.dpi" else { continue }
      found = scale(ofDots: Double(parts[1].filter { !$0.isWhitespace }))
    }
    return found
  }

  /// The scale in XSETTINGS data (`Xft/DPI`, in 1024ths); nil if absent or invalid.
  static func ofSettings(_ bytes: [UInt8]) -> Double? {
    var reader = SettingsReader(bytes)
    return reader.number(called: "Xft/DPI").flatMap { scale(ofDots: Double($0) / 1024) }
  }

  /// Rejects values below a third or above five times 96 dpi as implausible. Scales below 1 become 1.
  private static func scale(ofDots dots: Double?) -> Double? {
    guard let dots, (32...480).contains(dots) else { return nil }
    return min(max(1, dots / 96), 4)
  }
}

/// Reads XSETTINGS data: a byte order, followed by settings with type and name.
private nonisolated struct SettingsReader {
  private let bytes: [UInt8]
  private let isBig: Bool
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isBig = bytes.first == 1
  }
}

private nonisolated extension SettingsReader {
  /// The value of a numeric setting; nil if it is absent or the data is truncated.
  mutating func number(called wanted: String) -> Int32? {
    place = 8
    guard let count = take(4) else { return nil }
    for _ in 0..<min(count, UInt32(bytes.count)) {
      guard let kind = take(1), take(1) != nil, let length = take(2), let name = words(Int(length)), take(4) != nil
      else { return nil }
      switch kind {
      case 0:
        guard let value = take(4) else { return nil }
        if name == wanted { return Int32(bitPattern: value) }
      case 1: guard let length = take(4), words(Int(length)) != nil else { return nil }
      case 2: guard take(4) != nil, take(4) != nil else { return nil }
      default: return nil
      }
    }
    return nil
  }

  private mutating func take(_ size: Int) -> UInt32? {
    guard place + size <= bytes.count else { return nil }
    let part = bytes[place..<place + size]
    place += size
    return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A text with its padding to four bytes.
  private mutating func words(_ length: Int) -> String? {
    guard length <= bytes.count, place + length <= bytes.count else { return nil }
    defer { place += (length + 3) / 4 * 4 }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }
}
