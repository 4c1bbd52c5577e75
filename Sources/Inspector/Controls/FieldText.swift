import JSON
import Parameters
import StudioKit

/// How controls write values.
enum FieldText {
  static func of(_ value: JSONValue, _ domain: Domain) -> String { FieldWords.value(value, in: domain) }

  /// A number that nobody typed, with no more digits than its control has.
  static func rounded(_ number: Double, _ domain: Domain) -> String {
    let digits = domain.digits
    let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    guard number.isFinite, number.magnitude < 1e11 else { return "-" }
    return FieldWords.number((number * power).rounded() / power, digits: digits)
  }
}
