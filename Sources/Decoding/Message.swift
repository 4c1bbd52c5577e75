/// Messages are whole numbers of eight bytes, the lowest byte first, and sometimes a text behind them.
enum Message {
  /// No message is longer.
  static let largest = 1024

  static func bytes(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }

  /// The numbers at the beginning of a message; nil where it is shorter.
  static func numbers(_ bytes: [UInt8], count: Int) -> [Int]? {
    guard bytes.count >= 8 * count else { return nil }
    return (0..<count).map { index in
      (0..<8).reduce(0) { $0 | Int(truncatingIfNeeded: UInt64(bytes[8 * index + $1]) << (8 * UInt64($1))) }
    }
  }

  /// What stands behind so many numbers. Not to be trusted: control characters become question marks, and it ends
  /// somewhere.
  static func text(_ bytes: [UInt8], after count: Int) -> String {
    let text = String(decoding: bytes.dropFirst(8 * count).prefix(200), as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : $0 }))
  }
}
