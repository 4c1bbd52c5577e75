import Notation

/// A color as files have it: `"#FFB340"`.
public struct HexColor: Hashable, Sendable {
  /// `0xRRGGBB`.
  public let hex: UInt32

  public init(hex: UInt32) { self.hex = hex & 0xFF_FFFF }
}

extension HexColor {
  /// The six digits.
  public var digits: String {
    let digits = String(hex, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The color that a person has typed: with or without its mark, of six digits or of three.
  public init?(typed text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let whole = digits.count == 3 ? digits.reduce(into: "") { $0 += "\($1)\($1)" } : String(digits)
    guard whole.utf8.count == 6, whole.allSatisfy({ $0.isASCII && $0.isHexDigit }), let hex = UInt32(whole, radix: 16)
    else { return nil }
    self.init(hex: hex)
  }
}

extension HexColor: SelfDescribingValue {
  public static let domain = Domain.color

  public init?(_ value: JSONValue) {
    guard case .text(let word) = value, word.utf8.count == 7, word.hasPrefix("#") else { return nil }
    self.init(typed: word)
  }

  public var value: JSONValue { .text("#\(digits)") }
}
