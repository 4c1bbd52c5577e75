import Text

extension Ascii {
  /// How a control character, a quote or a backslash is spelled inside a text.
  static func escape(_ byte: UInt8) -> String {
    switch byte {
    case Ascii.quote: return "\\\""
    case Ascii.backslash: return "\\\\"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default: return "\\u" + byte.hexadecimal(digits: 4, isUppercase: false)
    }
  }
}
