import Boundary
import FrameStats
import Geometry
import Notation
import PreviewKit

/// The meter's view: a graph with the budget's line, figures, and the spans of one frame.
struct MeterView {
  /// Time per frame, in milliseconds.
  var budget: Double
  /// Its corner, in window points.
  var origin: Point

  static let size = Size(width: 304, height: 320)
  /// Number of bars, and the width of one in points.
  static let bars = 220
  static let barWidth = 1.0
  /// Words and figures; the graph with its axis at the left.
  static let inner = Rect(x: 16, y: 8, width: 272, height: 304)
  static let graph = Rect(x: 68, y: 40, width: Double(bars) * barWidth, height: 72)
  /// One color per span of `FrameSpan`, in order.
  static let colors = [
    Color(0x7F8CFF), Color(0x4C9DFF), Color(0xC38BFF), Color(0xE0B354), Color(0x4CD2B0), Color(0xFF7F6E),
    Color(0x6C7078),
  ]
}

extension MeterView {
  var frame: Rect { Rect(x: origin.x, y: origin.y, width: Self.size.width, height: Self.size.height) }

  /// The frame whose bar is under a point of the meter.
  func frame(at point: Point, of meter: Meter) -> Int? {
    guard Self.graph.inset(by: -4).contains(point) else { return nil }
    let number = meter.end - 1 - Int((max(0, Self.graph.maxX - point.x) / Self.barWidth).rounded(.down))
    return meter[number] == nil ? nil : number
  }

  /// Draws the meter; its text is redrawn only when it changes.
  func draw(_ meter: Meter, _ theme: Theme, using kept: inout KeptDrawing<MeterWords>, into list: inout DrawList) {
    let words = MeterWords(
      theme: theme, budget: budget, origin: origin, device: meter.device, figures: meter.figures,
      described: meter.described, isChosen: meter.chosen != nil)
    kept.draw(words, into: &list) { words.draw(into: &$0) }
    drawGraph(of: meter, theme, into: &list)
  }

  /// Draws bars, the newest on the right. The graph's height is two budgets.
  private func drawGraph(of meter: Meter, _ theme: Theme, into list: inout DrawList) {
    let graph = Self.graph.moved(x: origin.x, y: origin.y)
    list.mesh { list in
      for place in 0..<Self.bars {
        let number = meter.end - 1 - place
        guard let record = meter[number] else { break }
        let right = graph.maxX - Double(place) * Self.barWidth
        bar(of: record, isChosen: number == meter.chosen, to: right, in: graph, theme, into: &list)
      }
    }
    let line = graph.midY.rounded()
    list.append(.fill(Rect(x: graph.x, y: line, width: graph.width, height: 1), theme.quietText.opacity(0.5)))
  }

  /// Draws a bar as tall as the frame's work. If the frame was late for another reason, the remaining lateness is
  /// stacked on top.
  private func bar(
    of record: ShownFrame, isChosen: Bool, to right: Double, in graph: Rect, _ theme: Theme,
    into list: inout DrawList
  ) {
    let perMillisecond = graph.height / (2 * max(budget, 0.001))
    let work = height(record.spans.total * perMillisecond, in: graph)
    let isOver = record.spans.total > budget
    let left = right - Self.barWidth
    let color = isChosen ? theme.text : isOver ? theme.fault : theme.mark
    fill(Rect(x: left, y: graph.maxY - work, width: Self.barWidth, height: work), color, into: &list)
    guard record.missed > 0 else { return }
    let whole = height(record.interval * perMillisecond, in: graph)
    guard whole > work else { return }
    fill(
      Rect(x: left, y: graph.maxY - whole, width: Self.barWidth, height: whole - work),
      isChosen ? theme.text : theme.fault, into: &list)
  }

  private func height(_ points: Double, in graph: Rect) -> Double { points > 0 ? min(graph.height, points) : 0 }

  private func fill(_ rect: Rect, _ color: Color, into list: inout DrawList) {
    let first = list.corner(Vertex(x: Float(rect.x), y: Float(rect.y), color: color))
    _ = list.corner(Vertex(x: Float(rect.maxX), y: Float(rect.y), color: color))
    _ = list.corner(Vertex(x: Float(rect.maxX), y: Float(rect.maxY), color: color))
    _ = list.corner(Vertex(x: Float(rect.x), y: Float(rect.maxY), color: color))
    list.triangle(first, first + 1, first + 2)
    list.triangle(first, first + 2, first + 3)
  }
}

/// The meter's text and its panel. Digits are drawn one by one, so that a new number needs no new text texture.
struct MeterWords: Hashable {
  let theme: Theme
  let budget: Double
  let origin: Point
  let device: String
  let figures: Meter.Figures?
  /// The frame described in detail, and whether it was selected.
  let described: ShownFrame?
  let isChosen: Bool
}

extension MeterWords {
  /// The columns of figures and spans: names at their left, numbers at their right. The longest name stands in the
  /// first.
  private static let columns: [(x: Double, width: Double)] = [(0, 100), (108, 78), (194, 78)]

  private var digits: TextStyle { theme.number }

  /// Draws the text at its place in the window.
  fileprivate func draw(into list: inout DrawList) {
    list.append(
      .shape(
        RoundedShape(
          frame: place(0, 0, MeterView.size.width, MeterView.size.height), radius: 10,
          fill: theme.panel.opacity(0.96), border: theme.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: theme.shadow, blur: 18, offset: Point(x: 0, y: 6)))))
    list.append(.text("Frame times", box: place(16, 10, 120, 20), style: theme.title))
    var rate = digits
    rate.alignment = .trailing
    let words = figures.map { "\($0.pace.rate.formatted(.fixed(1))) fps, \($0.pace.count) frames" }
    list.append(.text(words ?? "nothing has moved yet", box: place(120, 10, 168, 20), style: rate))
    let graph = MeterView.graph
    list.append(.fill(graph.moved(x: origin.x, y: origin.y), theme.window))
    for (time, y) in [(2 * budget, graph.y + 4), (budget, graph.midY), (0, graph.maxY - 4)] {
      let box = place(MeterView.inner.x, y - 8, graph.x - MeterView.inner.x - 6, 16)
      list.append(.text("\(time.formatted(.fixed(1))) ms", box: box, style: rate))
    }
    drawFigures(into: &list)
    if let described { draw(described, into: &list) }
    if !device.isEmpty {
      list.append(.text("drawn by: \(device)", box: place(16, 294, 272, 16), style: theme.small))
    }
  }

  /// A part of the meter, in window points.
  private func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: width, height: height)
  }

  private func drawFigures(into list: inout DrawList) {
    guard let figures else { return }
    func time(_ milliseconds: Double?) -> String { milliseconds.map { "\($0.formatted(.fixed(1))) ms" } ?? "-" }
    let cells = [
      ("p50", time(figures.cost.p50)), ("p95", time(figures.cost.p95)), ("p99", time(figures.cost.p99)),
      ("anim. error", time(figures.animationError)), ("missed", "\(figures.pace.missed)"),
      ("jitter", time(figures.pace.jitter)),
    ]
    var number = digits
    (number.color, number.alignment) = (theme.text, .trailing)
    for (index, (name, words)) in cells.enumerated() {
      let column = Self.columns[index % 3]
      let (x, y) = (MeterView.inner.x + column.x, 120 + Double(index / 3) * 17)
      list.append(.text(name, box: place(x, y, column.width, 16), style: theme.small))
      list.append(.text(words, box: place(x, y, column.width, 16), style: number))
    }
    var hitch = digits
    if figures.rating != .good { hitch.color = theme.fault }
    let words = "\(figures.pace.hitchRatio.formatted(.fixed(1))) ms/s of hitches: \(figures.rating)"
    list.append(.text(words, box: place(16, 156, 272, 16), style: hitch))
    list.append(.text("scale: \(Meter.hitchScale.name)", box: place(16, 172, 272, 16), style: theme.small))
  }

  /// Draws the spans of one frame as a bar and in words, with its time.
  private func draw(_ record: ShownFrame, into list: inout DrawList) {
    var heading = digits
    if record.missed > 0 { heading.color = theme.fault }
    let since = record.interval > 0 ? "\(record.interval.formatted(.fixed(1))) ms after the last" : "after a rest"
    let name = isChosen ? "This" : "Last"
    list.append(
      .text(
        "\(name) frame: \(record.spans.total.formatted(.fixed(1))) ms of work, \(since)", box: place(16, 192, 272, 16),
        style: heading))
    var number = digits
    number.alignment = .trailing
    let total = max(record.spans.total, 0.001)
    var x = MeterView.inner.x
    for (index, span) in FrameSpan.allCases.enumerated() {
      let share = MeterView.inner.width * record.spans[span] / total
      list.append(.fill(place(x, 211, share, 6), MeterView.colors[index]))
      x += share
      let (column, width) = (MeterView.inner.x + Self.columns[index % 3].x, Self.columns[index % 3].width)
      let row = 222 + Double(index / 3) * 17
      let sample = PlotLook.frame(of: PlotLook.area, at: column, middle: row + 8)
      list.append(.fill(sample.moved(x: origin.x, y: origin.y), MeterView.colors[index]))
      let inset = PlotLook.area.width + PlotLook.beside
      list.append(.text(span.name, box: place(column + inset, row, width - inset, 16), style: digits))
      let words = record.spans[span].formatted(.fixed(2))
      list.append(.text(words, box: place(column, row, width, 16), style: number))
    }
    let paint = place(MeterView.inner.x + Self.columns[1].x, 256, MeterView.inner.width - Self.columns[1].x, 16)
    list.append(.text("paint of the scene", box: paint, style: digits))
    list.append(.text(record.scenePaint.formatted(.fixed(2)), box: paint, style: number))
    let textures = (Double(record.textureBytes) / 1e6).formatted(.fixed(1))
    let memory = (Double(record.residentBytes) / 1e6).formatted(.whole)
    list.append(
      .text(
        "\(record.drawCalls) draw calls   \(textures) MB textures   \(memory) MB in all", box: place(16, 278, 272, 16),
        style: digits))
  }
}
