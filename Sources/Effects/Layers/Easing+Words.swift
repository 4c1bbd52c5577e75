import Geometry
import Notation
import Parameters

/// An easing in scene files: a CSS name, or two control points.
extension Easing: ParameterValue {
  private static let names: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  static let domain = Domain.either(
    .words(names.map(\.name)), .list(of: .number(-5...5), count: 4...4))

  public init?(_ value: JSONValue) {
    if case .text(let word) = value, let known = Self.names.first(where: { $0.name == word }) {
      self = known.easing
    } else if let numbers = [Double](value), numbers.count == 4 {
      self = .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    } else {
      return nil
    }
  }

  public var value: JSONValue {
    if let known = Self.names.first(where: { $0.easing == self }) { return .text(known.name) }
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return .text("linear") }
    return [x1, y1, x2, y2].value
  }
}
