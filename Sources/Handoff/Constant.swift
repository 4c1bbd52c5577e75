import Parameters

/// A number to edit when building the effect: each piece of code begins with its own, and derives the rest.
struct Constant: Hashable, Sendable {
  /// The name in code: `minHeight`.
  var name: String
  var value: Double
  /// Whether it is a length in points.
  var isLength = false
  /// Whether the top safe area is added to it.
  var isBelowSafeArea = false
  var note: String

  init(_ name: String, _ value: Double, isLength: Bool = false, _ note: String) {
    self.name = name
    self.value = value
    self.isLength = isLength
    self.note = note
  }

  /// The height of a collapsed header.
  init(_ minHeight: SafeLength, _ note: String) {
    self.init("minHeight", minHeight.number, isLength: true, minHeight.isSafe ? note + ", below the safe area" : note)
    isBelowSafeArea = minHeight.isSafe
  }
}

extension Constant {
  /// The name in style sheets: `--fx-min-height`.
  var property: String { CodeLanguage.property(name) }

  /// The value for a style sheet.
  var inCSS: String {
    isBelowSafeArea ? "calc(var(--fx-safe-top) + \(value.px))" : isLength ? value.px : value.short
  }
}
