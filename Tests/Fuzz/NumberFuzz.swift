/// Types fuzzed text into a number field: the result is a number or nothing, and typing its displayed form gives the
/// same number.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumber(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  for unit in ["", "pt", "\u{D7}", "%", "s"] {
    for current in [nil, 0, -80, 1e300] as [Double?] {
      guard let value = NumberExpression.value(text, unit: unit, current: current) else { continue }
      precondition(value.isFinite, "a number field holds \(value)")
      // Numbers with an exponent have up to 300 digits when typed.
      guard !"\(value)".contains("e") else { continue }
      let again = NumberExpression.value("\(value)", unit: unit, current: nil)
      precondition(again == value, "\(value) is typed as \(String(describing: again))")
    }
  }
  return 0
}
