import Geometry
import Parameters

/// A number to edit when building the effect: each piece of code begins with its own, and derives the rest.
struct Constant: Hashable, Sendable {
  /// The name in code: `minHeight`.
  var name: String
  var value: Double
  /// All that a developer may make of it.
  var domain: Bounds
  /// Whether it is a length in points.
  var isLength = false
  /// Whether the top safe area is added to it.
  var isBelowSafeArea = false
  var note: String

  init(_ name: String, _ value: Double, in domain: Bounds, isLength: Bool = false, _ note: String) {
    self.name = name
    self.value = value
    self.domain = domain
    self.isLength = isLength
    self.note = note
  }

  /// The height of a collapsed header.
  init(_ minHeight: SafeLength, _ note: String) {
    self.init(
      "minHeight", minHeight.number, in: Bounds(0, 400), isLength: true,
      minHeight.isSafe ? note + ", without the safe area" : note)
    isBelowSafeArea = minHeight.isSafe
  }

  /// How fast pictures follow the content; none if they do at once.
  static func follow(_ rate: Double?) -> [Constant] {
    rate.map { [Constant("follow", $0, in: Bounds(0.5, 60), "per second: how fast the picture follows")] } ?? []
  }
}

extension Constant {
  /// Its name in a formula.
  var expression: Expression { .name(name, domain) }

  /// The name in style sheets: `--fx-min-height`.
  var property: String { CodeLanguage.property(name) }

  /// The value for a style sheet.
  var inCSS: String {
    isBelowSafeArea ? "calc(var(--fx-safe-top) + \(value.px))" : isLength ? value.px : value.short
  }
}
