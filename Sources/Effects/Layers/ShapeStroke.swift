import Parameters

/// A line inside the edge of a shape.
public struct ShapeStroke: Record {
  /// In points.
  public var width = 1.0
  public var color = HexColor(hex: 0xFFFFFF)

  public init() {}

  public static let noun = "stroke"

  public static let parameters: [Parameter<Self>] = [
    Parameter("width", \.width, .points(0...100), "Width of the line.").usually(0...20),
    Parameter("color", \.color, .color(hasAlpha: true), "Color of the line."),
  ]
}
