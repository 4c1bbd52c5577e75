/// A message: 64-bit integers in little-endian order, optionally followed by a text.
enum NumberMessage {
  /// Maximum length of a message.
  static let largest = 1024

  static func bytes(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }

  /// The numbers at the beginning of a message. Nil if it is shorter.
  static func numbers(_ bytes: [UInt8], count: Int) -> [Int]? {
    guard bytes.count >= 8 * count else { return nil }
    return (0..<count).map { index in
      (0..<8).reduce(0) { $0 | Int(truncatingIfNeeded: UInt64(bytes[8 * index + $1]) << (8 * UInt64($1))) }
    }
  }

  /// The text after `count` numbers. Untrusted: control characters become question marks, and the length is limited.
  static func text(_ bytes: [UInt8], after count: Int) -> String {
    let text = String(decoding: bytes.dropFirst(8 * count).prefix(200), as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : $0 }))
  }
}
