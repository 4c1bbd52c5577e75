import Notation

extension Double {
  /// The number for code: to seven decimals.
  var short: String { formatted(.upTo(7)) }

  /// The number as it follows a sum: `+ 2`, `- 2`.
  var signed: String { self < 0 ? "- \((-self).short)" : "+ \(short)" }

  /// The number with the unit that pages count in.
  var px: String { "\(short)px" }
}

extension String {
  /// The text on one line: line ends and control characters become spaces.
  var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.value < 32 || $0.value == 0x7F || (0x2028...0x2029).contains($0.value) ? " " : $0 })
    )
  }

  /// A path as the address of a file, so that no character of its name means something else there.
  var asAddress: String {
    utf8.reduce(into: "") { address, byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      if isPlain {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%" + byte.hexadecimal(digits: 2)
      }
    }
  }

  /// The text with every line indented.
  func indented(by count: Int) -> String {
    let blanks = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }
}
