internal import CQREncode

/// A text as a square of dark and light modules that a phone's camera reads.
public struct QRCode: Hashable, Sendable {
  /// Modules per side, without the light margin around them.
  public let side: Int
  /// Row by row from the top.
  private let dark: [Bool]

  /// The light margin that readers need, in modules.
  public static let margin = 4

  /// Nil if the text is empty or longer than a code can hold.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    let count = side * side
    // The lowest bit of each module says whether it is dark.
    dark = (0..<count).map { code.pointee.data[$0] & 1 == 1 }
  }
}

extension QRCode {
  /// Whether a module is dark. Everything outside is light.
  public func isDark(x: Int, y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && dark[y * side + x]
  }

  /// Black on white for a terminal of any colors: two modules a character, one above the other.
  public var terminalText: String {
    let range = (-Self.margin..<side + Self.margin)
    let lines = stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      let blocks = range.map { x in
        switch (isDark(x: x, y: y), isDark(x: x, y: y + 1)) {
        case (true, true): "\u{2588}"
        case (true, false): "\u{2580}"
        case (false, true): "\u{2584}"
        case (false, false): " "
        }
      }
      return "\u{1B}[30;107m\(blocks.joined())\u{1B}[0m"
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
