import Parameters

/// A color of a gradient and its place.
public struct ShapeStop: Record {
  public var at = 0.0
  public var color = HexColor(hex: 0)

  public init() {}

  init(at: Double, _ hex: UInt32, alpha: UInt8 = 255) { (self.at, color) = (at, HexColor(hex: hex, alpha: alpha)) }

  public static let noun = "stop"

  public static let parameters: [Parameter<Self>] = [
    Parameter("at", \.at, .number(0...1), "Its place on the way, 0 at the start."),
    Parameter("color", \.color, .color(hasAlpha: true), "Its color."),
  ]
}
