import Documents
import Effects
import Geometry
import Parameters

/// The fields of a layer that is a shape: its outline, its color or its gradient, and the line inside its edge.
struct ShapeFields {
  private let document: PanelDocument
  private let shape: LayerShape
  private let path: String
}

extension ShapeFields {
  /// Nil if the layer is none.
  init?(_ index: Int, _ document: PanelDocument) {
    guard let shape = document.scene.composition[index].shape else { return nil }
    (self.document, self.shape, path) = (document, shape, "parameters.layers.\(index).shape")
  }

  func show(_ ui: inout WindowUI) -> [Intent] {
    var intents = rows(["kind", "aspect"] + (shape.kind == .rectangle ? ["radius"] : []), &ui)
    let fill = "\(path).fill"
    switch shape.fill {
    case .color: intents += rows(["fill"], &ui)
    case .gradient(let gradient):
      intents += rows(["fill.gradient"] + (gradient.gradient == .linear ? ["fill.angle"] : []), &ui)
      intents += ListEditor("\(fill).stops", document)?.show(&ui) ?? []
    }
    let (title, other) = change
    let button = PushButton(ControlID.wayOut(fill), title, tip: "Fills the shape with \(title.lowercased()).")
    if ButtonRow([button]).show(&ui) != nil { intents.append(.set(fill, to: other.value)) }
    return intents + rows(["stroke"] + (shape.stroke == nil ? [] : ["stroke.width", "stroke.color"]), &ui)
  }

  private func rows(_ names: [String], _ ui: inout WindowUI) -> [Intent] {
    FieldRow.show(names.map { "\(path).\($0)" }, document, &ui)
  }

  /// The other kind of fill, which begins with the color of this one.
  private var change: (title: String, fill: ShapeFill) {
    switch shape.fill {
    case .color(let color):
      var gradient = ShapeGradient()
      gradient.stops[0].color = HexColor(hex: color.hex, alpha: 0)
      gradient.stops[1].color = color
      return ("A gradient", .gradient(gradient))
    case .gradient(let gradient):
      return ("One color", .color(gradient.stops.last?.color ?? HexColor(hex: 0)))
    }
  }
}
