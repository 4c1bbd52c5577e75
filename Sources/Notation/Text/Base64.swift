/// Base64, for data URLs: three bytes become four characters.
public enum Base64 {
  private static let letters = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Padded with `=` to a multiple of four characters.
  public static func text(of bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { text in
      letters.withUnsafeBufferPointer { letters in
        bytes.withUnsafeBufferPointer { bytes in
          var place = 0
          for start in stride(from: 0, to: bytes.count, by: 3) {
            let second = start + 1 < bytes.count ? bytes[start + 1] : 0
            let third = start + 2 < bytes.count ? bytes[start + 2] : 0
            text[place] = letters[Int(bytes[start] >> 2)]
            text[place + 1] = letters[Int((bytes[start] & 3) << 4 | second >> 4)]
            text[place + 2] = start + 1 < bytes.count ? letters[Int((second & 15) << 2 | third >> 6)] : padding
            text[place + 3] = start + 2 < bytes.count ? letters[Int(third & 63)] : padding
            place += 4
          }
        }
      }
      return count
    }
  }

  /// The bytes of such a text, in which white space does not count. Nil if it is anything else.
  public static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
    var values = [UInt8](repeating: .max, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    var count = 0
    var padded = 0
    for letter in text where letter > 0x20 {
      if letter == padding {
        padded += 1
        continue
      }
      let value = values[Int(letter)]
      guard value != .max, padded == 0 else { return nil }
      group = group << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        bytes += [
          UInt8(truncatingIfNeeded: group >> 16), UInt8(truncatingIfNeeded: group >> 8),
          UInt8(truncatingIfNeeded: group),
        ]
      }
    }
    guard padded <= 2, count % 4 != 1 else { return nil }
    if count % 4 == 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 4)) }
    if count % 4 == 3 {
      bytes += [UInt8(truncatingIfNeeded: group >> 10), UInt8(truncatingIfNeeded: group >> 2)]
    }
    return bytes
  }
}
