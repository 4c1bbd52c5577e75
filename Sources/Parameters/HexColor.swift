import Notation

/// A color as files have it: `"#FFB340"`, or `"#FFB34080"` with an opacity.
public struct HexColor: Hashable, Sendable {
  /// `0xRRGGBB`.
  public let hex: UInt32
  /// Opacity, 0...255.
  public let alpha: UInt8

  public init(hex: UInt32, alpha: UInt8 = 255) { (self.hex, self.alpha) = (hex & 0xFF_FFFF, alpha) }
}

extension HexColor {
  public var isOpaque: Bool { alpha == 255 }

  /// The six digits of the color, and two of the opacity unless it is opaque.
  public var digits: String { Self.digits(hex, count: 6) + (isOpaque ? "" : Self.digits(UInt32(alpha), count: 2)) }

  private static func digits(_ number: UInt32, count: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: count - digits.count) + digits
  }

  /// The color that a person has typed: with or without its mark, of six digits or of three, or of eight with an
  /// opacity.
  public init?(typed text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let whole = digits.count == 3 ? digits.reduce(into: "") { $0 += "\($1)\($1)" } : String(digits)
    guard [6, 8].contains(whole.utf8.count), whole.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(whole, radix: 16)
    else { return nil }
    if whole.utf8.count == 6 {
      self.init(hex: number)
    } else {
      self.init(hex: number >> 8, alpha: UInt8(number & 0xFF))
    }
  }
}

extension HexColor: SelfDescribingValue {
  public static let domain = Domain.color()

  public init?(_ value: JSONValue) {
    guard case .text(let word) = value, [7, 9].contains(word.utf8.count), word.hasPrefix("#") else { return nil }
    self.init(typed: word)
  }

  public var value: JSONValue { .text("#\(digits)") }
}
