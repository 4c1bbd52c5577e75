import Geometry
import Notation
import Parameters

/// Colors that change across a shape.
public struct ShapeGradient: Record {
  public enum Way: String, Choice { case linear, radial }

  public var gradient = Way.linear
  /// Direction of a linear one: degrees clockwise from upwards.
  public var angle = 180.0
  public var stops = [ShapeStop(at: 0, 0x000000, alpha: 0), ShapeStop(at: 1, 0x000000)]

  public init() {}

  public static let noun = "gradient"

  public static let parameters: [Parameter<Self>] = [
    Parameter("gradient", \.gradient, "Along a line, or from the middle to the sides."),
    Parameter(
      "angle", \.angle, .number(-360...360, unit: "\u{B0}", step: 1),
      "Direction of a linear gradient, clockwise: 0 runs upwards, 90 to the right, 180 downwards."
    ).usually(0...360),
    Parameter("stops", \.stops, .list(of: ShapeStop.domain, count: 2...5), "Its colors, from the start to the end."),
  ]

  public var problems: [FieldProblem] {
    zip(stops, stops.dropFirst()).enumerated().filter { $1.1.at < $1.0.at }.map { index, pair in
      FieldProblem(
        path: "stops[\(index + 1)].at",
        message:
          "\(pair.1.at.formatted(.shortest)) is before the stop ahead of it, at \(pair.0.at.formatted(.shortest))",
        help: "Stops are in the order of their places.")
    }
  }

  /// Written with all that makes it one: without its kind it could not be told from a color that is missing.
  public var value: JSONValue {
    .object([JSONField("gradient", gradient.value)] + written.filter { $0.key != "gradient" })
  }

  private var written: [JSONField] { changes(since: Self()).map { JSONField($0.path, $0.new) } }

  var paint: PaintedShape.Paint {
    let stops = stops.map { PaintedShape.Stop(at: $0.at, $0.color.bits) }
    return gradient == .linear ? .linear(angle: angle, stops) : .radial(stops)
  }
}
