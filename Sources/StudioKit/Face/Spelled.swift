import JSON

/// Numbers as the face shows them.
enum Spelled {
  /// Without digits behind the point, and never `-0`.
  static func whole(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "-" }
    return "\(Int(number.rounded()))"
  }

  /// With exactly one digit behind the point, so that it does not jump about while it changes.
  static func tenths(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e14 else { return "-" }
    let tenths = Int((number * 10).rounded())
    return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  static func hundredths(_ number: Double) -> String { fixed(number, digits: 2) }

  static func thousandths(_ number: Double) -> String { fixed(number, digits: 3) }

  /// With exactly so many digits behind the point, whatever the language of the desktop.
  private static func fixed(_ number: Double, digits: Int) -> String {
    let factor = digits == 2 ? 100 : 1000
    guard number.isFinite, number.magnitude < 1e12 else { return "-" }
    let parts = Int((number * Double(factor)).rounded())
    let rest = String(parts.magnitude % UInt(factor))
    return (parts < 0 ? "-" : "") + "\(parts.magnitude / UInt(factor))."
      + String(repeating: "0", count: digits - rest.count) + rest
  }

  static func short(_ number: Double) -> String {
    number == number.rounded() ? whole(number) : "\(number)"
  }
}

extension JSONValue {
  /// A word's own letters; nothing else is one.
  var word: String {
    if case .text(let word) = self { word } else { "" }
  }
}
