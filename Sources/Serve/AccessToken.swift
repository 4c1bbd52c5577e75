/// The secret part of a page's address: 128 random bits.
public struct AccessToken: Hashable, Sendable {
  /// Letters and digits that are not mistaken for each other when typed.
  public let text: String

  private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

  public init() { self.init(Self.random(16)) }

  /// Five bits a letter.
  init(_ bytes: [UInt8]) {
    var (bits, count): (UInt32, UInt32) = (0, 0)
    var word: [UInt8] = []
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        word.append(Self.letters[Int(bits >> count & 31)])
      }
    }
    if count > 0 { word.append(Self.letters[Int(bits << (5 - count) & 31)]) }
    text = String(decoding: word, as: UTF8.self)
  }

  /// Random bytes, for a token or for a word that allows a script once.
  static func random(_ count: Int) -> [UInt8] {
    // The system's own, which are fit for secrets.
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}

extension AccessToken {
  /// Compares in a time that does not depend on where they differ.
  func isEqual(to other: some Collection<UInt8>) -> Bool {
    let own = text.utf8
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
  }
}
