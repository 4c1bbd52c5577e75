import Parameters

extension Domain {
  /// The one number that drives everything: on-screen speed of the layer over on-screen speed of the content.
  static let ratio = Domain.number(-0.5...1.5)

  /// A length that a designer drags by whole points.
  static func points(_ range: ClosedRange<Double>) -> Domain { .number(range, unit: "pt", step: 1) }
}
