import Boundary
import FrameStats
import Geometry

/// The meter as it is seen: a graph with the budget's line, figures, and where the time of one frame went.
struct MeterFace {
  var meter: Meter
  /// Time that a frame has, in milliseconds.
  var budget: Double

  static let size = Size(width: 304, height: 236)
  private static let graph = Rect(x: 16, y: 40, width: 272, height: 72)
  /// One color for each span, in their order.
  private static let colors = [
    Color(0x7F8CFF), Color(0x4C9DFF), Color(0xC38BFF), Color(0x4CD2B0), Color(0x6C7078),
  ]
}

extension MeterFace {
  /// The frame whose bar lies under a point of the meter.
  func frame(at point: Point) -> Int? {
    guard Self.graph.inset(by: -4).contains(point), !meter.bars.isEmpty else { return nil }
    let fromRight = Int((Self.graph.maxX - point.x) / Self.barWidth)
    let index = meter.bars.count - 1 - fromRight
    return meter.bars.indices.contains(index) ? index : nil
  }

  private static let barWidth = 1.0

  func draw(into list: inout DrawList) {
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(Self.size), radius: 10, fill: Theme.panel.opacity(0.96), border: Theme.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.5), blur: 18, offset: Point(x: 0, y: 6)))))
    list.append(.text("Frame times", box: Rect(x: 16, y: 10, width: 120, height: 20), style: Theme.title))
    var rate = Theme.small
    rate.alignment = .trailing
    let words = meter.figures.map { "\(Spelled.tenths($0.rate)) fps, \($0.frames) frames" } ?? "nothing has moved yet"
    list.append(.text(words, box: Rect(x: 120, y: 10, width: 168, height: 20), style: rate))
    drawGraph(into: &list)
    drawFigures(into: &list)
    drawSpans(into: &list)
  }

  /// Bars of one point, the newest on the right; the graph's height is two budgets.
  private func drawGraph(into list: inout DrawList) {
    let graph = Self.graph
    list.append(.fill(graph, Theme.window))
    let perMillisecond = graph.height / (2 * budget)
    let shown = min(meter.bars.count, Int(graph.width / Self.barWidth))
    list.mesh { list in
      for place in 0..<shown {
        let index = meter.bars.count - 1 - place
        let height = min(graph.height, Double(meter.bars[index]) * perMillisecond)
        let isOver = Double(meter.bars[index]) > budget
        let color = index == meter.chosen ? Theme.text : isOver ? Theme.fault : Theme.accent
        let right = graph.maxX - Double(place) * Self.barWidth
        Self.bar(
          Rect(x: right - Self.barWidth, y: graph.maxY - height, width: Self.barWidth, height: height), color,
          into: &list)
      }
    }
    let line = graph.maxY - budget * perMillisecond
    list.append(.fill(Rect(x: graph.x, y: line.rounded(), width: graph.width, height: 1), Theme.quietText.opacity(0.5)))
    var label = Theme.small
    label.size = 9
    list.append(
      .text(
        "\(Spelled.tenths(budget)) ms", box: Rect(x: graph.x + 4, y: line - 13, width: 60, height: 12), style: label))
  }

  private static func bar(_ rect: Rect, _ color: Color, into list: inout DrawList) {
    let corners = (
      list.corner(Vertex(x: Float(rect.x), y: Float(rect.y), color: color)),
      list.corner(Vertex(x: Float(rect.maxX), y: Float(rect.y), color: color)),
      list.corner(Vertex(x: Float(rect.maxX), y: Float(rect.maxY), color: color)),
      list.corner(Vertex(x: Float(rect.x), y: Float(rect.maxY), color: color))
    )
    list.triangle(corners.0, corners.1, corners.2)
    list.triangle(corners.0, corners.2, corners.3)
  }

  private func drawFigures(into list: inout DrawList) {
    guard let figures = meter.figures else { return }
    let cells: [(String, String)] = [
      ("p50", Spelled.tenths(figures.cost.p50)), ("p95", figures.cost.p95.map(Spelled.tenths) ?? "-"),
      ("p99", figures.cost.p99.map(Spelled.tenths) ?? "-"), ("missed", "\(figures.missed)"),
      ("hitch ms/s", Spelled.tenths(figures.hitchRatio)),
    ]
    let widths = [46.0, 46, 46, 54, 80]
    var x = Self.graph.x
    for (cell, width) in zip(cells, widths) {
      list.append(.text(cell.0, box: Rect(x: x, y: 118, width: width, height: 16), style: Theme.small))
      var style = Theme.body
      style.hasTabularDigits = true
      if cell.0 == "hitch ms/s", figures.rating != .good { style.color = Theme.fault }
      list.append(.text(cell.1, box: Rect(x: x, y: 133, width: width, height: 18), style: style))
      x += width
    }
  }

  /// The spans of the chosen frame, or of the last, as a bar and in words.
  private func drawSpans(into list: inout DrawList) {
    guard let record = meter.described else { return }
    let graph = Self.graph
    var x = graph.x
    let total = max(record.spans.total, 0.001)
    for index in Self.colors.indices {
      let width = graph.width * record.spans[index] / total
      list.append(.fill(Rect(x: x, y: 160, width: width, height: 6), Self.colors[index]))
      x += width
    }
    for index in Self.colors.indices {
      let column = graph.x + Double(index % 3) * 92
      let row = 172 + Double(index / 3) * 17
      list.append(
        .shape(
          RoundedShape(frame: Rect(x: column, y: row + 5, width: 6, height: 6), radius: 3, fill: Self.colors[index])))
      list.append(
        .text(
          "\(FrameSpans.names[index]) \(Spelled.hundredths(record.spans[index]))",
          box: Rect(x: column + 11, y: row, width: 82, height: 16), style: Theme.small))
    }
    let textures = Spelled.tenths(Double(record.textureBytes) / 1e6)
    let memory = Spelled.whole(Double(record.residentBytes) / 1e6)
    list.append(
      .text(
        "\(record.drawCalls) draw calls   \(textures) MB textures   \(memory) MB in all",
        box: Rect(x: graph.x, y: 210, width: graph.width, height: 16), style: Theme.small))
  }
}
