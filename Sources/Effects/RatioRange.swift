import Parameters

extension Domain {
  /// The parallax ratio: on-screen speed of the layer over on-screen speed of the content.
  static let ratio = Domain.number(-0.5...1.5)

  /// How fast a value follows the offset, per second; null: at once.
  static let follow = Domain.either(.number(0.5...60, unit: "per s", step: 0.5), .null)

  /// The height of a collapsed header.
  static let minHeight = Domain.either(.points(0...400), .safe(plus: 0...400))

  /// A length edited in steps of one point.
  static func points(_ range: ClosedRange<Double>) -> Domain { .number(range, unit: "pt", step: 1) }
}
