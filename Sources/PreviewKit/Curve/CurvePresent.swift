import Boundary
import Effects
import Geometry
import Notation

/// The content's current position on a curve: a line through its plots, a dot at the layer, and their numbers.
struct CurvePresent: Sendable {
  /// The scroll offset.
  private let offset: Double
  /// The layer as displayed. Nil if it is not visible.
  private let point: CurvePoint?

  private static let dot = 9.0

  /// - Parameter layers: The layers as displayed, including a simulated system's effects.
  init(of curve: TransferCurve, at offset: Double, among layers: [Layer]) {
    self.offset = offset
    var point: CurvePoint?
    for index in layers.indices where layers[index].id == curve.layer {
      point = CurvePoint(layers[index], at: offset, along: curve.axis)
    }
    self.point = point
  }
}

extension CurvePresent {
  /// - Parameter origin: The corner of the chart.
  func draw(on chart: CurveChart, at origin: Point, _ look: CurveLook, into list: inout DrawList) {
    let x = origin.x + chart.x(of: min(max(chart.offsets.lowerBound, offset), chart.offsets.upperBound))
    let isInside = chart.offsets.contains(offset)
    let number = TextStyle(size: CurveChart.wordSize, color: look.shown, alignment: .trailing, hasTabularDigits: true)
    for plot in chart.plots {
      if isInside {
        let line = Rect(
          x: x - PlotLook.present / 2, y: origin.y + plot.frame.y, width: PlotLook.present,
          height: plot.frame.height)
        list.append(.fill(line, look.text))
      }
      guard let point else { continue }
      let value = plot.quantity.value(of: point, unit: chart.unit)
      let box = chart.valueBox(of: plot).moved(x: origin.x, y: origin.y)
      list.append(.text(CurveChart.words(value, of: plot.quantity), box: box, style: number))
      let y = plot.y(of: value)
      guard isInside, y >= plot.frame.y - 1, y <= plot.frame.maxY + 1 else { continue }
      let dot = Rect(x: x - Self.dot / 2, y: origin.y + y - Self.dot / 2, width: Self.dot, height: Self.dot)
      list.append(
        .shape(
          RoundedShape(frame: dot, radius: Self.dot / 2, fill: look.shown, border: look.paper, borderWidth: 1.5)))
    }
    let box = chart.numberBox(at: x - origin.x, width: PlotLook.plate.width).moved(x: origin.x, y: origin.y)
    PlotLook.draw(offset.formatted(.fixed(1)) + " pt", in: box, look.paper, on: look.text, into: &list)
  }
}
