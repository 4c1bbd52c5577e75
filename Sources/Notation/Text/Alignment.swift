extension String {
  /// The text padded on the right to `width` characters. Longer texts are unchanged.
  public func leftAligned(in width: Int, filling: Character = " ") -> String {
    self + String(repeating: filling, count: max(0, width - count))
  }

  /// The text padded on the left: `"7".rightAligned(in: 2, filling: "0")` is `07`.
  public func rightAligned(in width: Int, filling: Character = " ") -> String {
    String(repeating: filling, count: max(0, width - count)) + self
  }
}

extension FixedWidthInteger {
  /// The number in base 16 with at least that many digits: `0A`.
  public func hexadecimal(digits: Int, isUppercase: Bool = true) -> String {
    String(self, radix: 16, uppercase: isUppercase).rightAligned(in: digits, filling: "0")
  }
}
