import JSON
import Parameters
import StudioKit
import Text

/// How controls write values.
enum FieldText {
  static func of(_ value: JSONValue, _ domain: Domain) -> String { FieldWords.value(value, in: domain) }

  /// A number that nobody typed, with no more digits than its control has.
  static func rounded(_ number: Double, _ domain: Domain) -> String {
    FieldWords.number(number.rounded(digits: domain.digits), digits: domain.digits)
  }
}
