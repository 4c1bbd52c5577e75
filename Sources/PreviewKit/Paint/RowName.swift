/// What a row is called that has no title: `Row 12`.
enum RowName {
  /// Written straight into a small string, so that a million rows cost no memory. Rows count from 1 for people.
  static func text(of row: Int) -> String {
    String(unsafeUninitializedCapacity: 15) { bytes in
      var number = max(0, row) % 1_000_000_000 + 1
      var digits = 1
      var power = 10
      while power <= number {
        digits += 1
        power *= 10
      }
      _ = bytes.initialize(from: "Row ".utf8)
      for place in stride(from: digits - 1, through: 0, by: -1) {
        bytes[4 + place] = UInt8(48 + number % 10)
        number /= 10
      }
      return 4 + digits
    }
  }
}
