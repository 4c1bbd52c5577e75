/// A Huffman code, given by the lengths of its words.
struct PrefixCode: Sendable {
  /// For each value of the next bits, the symbol times 16 plus the length of its word; 0 for no word.
  private var table: [UInt16]
  private var longest: Int

  static let fixedLengths =
    PrefixCode((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }) ?? PrefixCode()
  static let fixedDistances = PrefixCode([Int](repeating: 5, count: 30)) ?? PrefixCode()

  private init() { (table, longest) = ([0], 0) }

  /// Nil if there are too many words of some lengths.
  init?(_ lengths: [Int]) {
    longest = lengths.max() ?? 0
    guard longest <= 15 else { return nil }
    table = [UInt16](repeating: 0, count: 1 << longest)
    var code = 0
    for length in 1..<max(2, longest + 1) {
      for symbol in lengths.indices where lengths[symbol] == length {
        guard code < 1 << length else { return nil }
        // Words are stored from their first bit, and bits come the lowest first.
        var place = Self.reversed(code, length)
        while place < table.count {
          table[place] = UInt16(symbol) << 4 | UInt16(length)
          place += 1 << length
        }
        code += 1
      }
      code <<= 1
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 1 | (code >> $1) & 1 }
  }

  /// The symbol at the beginning of some bits, and the length of its word.
  func symbol(in bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = table[Int(bits & UInt64(table.count - 1))]
    return entry == 0 ? nil : (Int(entry >> 4), Int(entry & 15))
  }
}
