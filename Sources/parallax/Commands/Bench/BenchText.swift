/// Numbers and columns for people.
nonisolated enum BenchText {
  /// A number to so many digits, without regard to the language.
  static func number(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "n/a" }
    var power = 1
    for _ in 0..<max(0, digits) { power *= 10 }
    let scaled = (number.magnitude * Double(power)).rounded()
    guard scaled < 1e18 else { return "n/a" }
    let whole = Int(scaled)
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let fraction = "\(whole % power)"
    return sign + "\(whole / power)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
