import Geometry
import Notation
import Parameters

/// What a shape is filled with: `"#FFB340"`, or a gradient.
public enum ShapeFill: ParameterValue {
  case color(HexColor)
  case gradient(ShapeGradient)

  static let domain = Domain.either(.color(hasAlpha: true), ShapeGradient.domain)

  public init?(_ value: JSONValue) {
    if let color = HexColor(value) {
      self = .color(color)
    } else if let gradient = ShapeGradient(value) {
      self = .gradient(gradient)
    } else {
      return nil
    }
  }

  public var value: JSONValue {
    switch self {
    case .color(let color): color.value
    case .gradient(let gradient): gradient.value
    }
  }

  public func value(at steps: ArraySlice<FieldStep>) -> JSONValue? {
    switch self {
    case .color(let color): color.value(at: steps)
    case .gradient(let gradient): gradient.value(at: steps)
    }
  }

  var paint: PaintedShape.Paint {
    switch self {
    case .color(let color): .color(color.bits)
    case .gradient(let gradient): gradient.paint
    }
  }
}
