import Boundary
import FrameStats
import Geometry

/// What the meter says, and the ground on which it says it. Digits are set one by one, so that a new number needs no
/// new picture of its text.
struct MeterWords {
  var budget: Double
  var origin: Point
  var figures: Meter.Figures?
  /// The frame that is told of in detail.
  var described: ShownFrame?
}

extension MeterWords {
  private static let digits = Theme.number

  /// Draws the words at their place in the window.
  ///
  /// - Parameter isChosen: The frame in detail was clicked.
  func draw(isChosen: Bool, into list: inout DrawList) {
    list.append(
      .shape(
        RoundedShape(
          frame: place(0, 0, MeterFace.size.width, MeterFace.size.height), radius: 10,
          fill: Theme.panel.opacity(0.96), border: Theme.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.5), blur: 18, offset: Point(x: 0, y: 6)))))
    list.append(.text("Frame times", box: place(16, 10, 120, 20), style: Theme.title))
    var rate = Self.digits
    rate.alignment = .trailing
    let words = figures.map { "\(Spelled.tenths($0.pace.rate)) fps, \($0.pace.count) frames" }
    list.append(.text(words ?? "nothing has moved yet", box: place(120, 10, 168, 20), style: rate))
    let graph = MeterFace.graph
    list.append(.fill(graph.moved(x: origin.x, y: origin.y), Theme.window))
    var label = Self.digits
    label.size = 9
    list.append(.text("\(Spelled.tenths(budget)) ms", box: place(graph.x + 4, graph.midY - 13, 60, 12), style: label))
    drawFigures(into: &list)
    if let described { draw(described, isChosen: isChosen, into: &list) }
  }

  /// A part of the meter in points of the window.
  private func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: width, height: height)
  }

  private func drawFigures(into list: inout DrawList) {
    guard let figures else { return }
    let cells: [(name: String, number: String, width: Double)] = [
      ("p50", Spelled.tenths(figures.cost.p50), 44), ("p95", figures.cost.p95.map(Spelled.tenths) ?? "-", 44),
      ("p99", figures.cost.p99.map(Spelled.tenths) ?? "-", 44), ("missed", "\(figures.pace.missed)", 46),
      ("jitter", Spelled.tenths(figures.pace.jitter), 40), ("anim. error", Spelled.tenths(figures.animationError), 62),
    ]
    var x = MeterFace.graph.x
    var number = Theme.body
    number.hasTabularDigits = true
    for cell in cells {
      list.append(.text(cell.name, box: place(x, 118, cell.width, 16), style: Theme.small))
      list.append(.text(cell.number, box: place(x, 133, cell.width, 18), style: number))
      x += cell.width
    }
    var hitch = Self.digits
    if figures.rating != .good { hitch.color = Theme.fault }
    let words = "\(Spelled.tenths(figures.pace.hitchRatio)) ms/s of hitches: \(figures.rating)"
    list.append(.text(words, box: place(16, 154, 272, 16), style: hitch))
    list.append(.text("scale: \(Meter.hitchScale.name)", box: place(16, 168, 272, 16), style: Theme.small))
  }

  /// The work of one frame as a bar of its spans and in words, and when it came.
  private func draw(_ record: ShownFrame, isChosen: Bool, into list: inout DrawList) {
    let late = FramePace.isMissed(record.interval, budget: budget)
    var heading = Self.digits
    if late { heading.color = Theme.fault }
    let since = record.interval > 0 ? "\(Spelled.tenths(record.interval)) ms after the last" : "after a rest"
    let name = isChosen ? "This" : "Last"
    list.append(
      .text(
        "\(name) frame: \(Spelled.tenths(record.spans.total)) ms of work, \(since)", box: place(16, 190, 272, 16),
        style: heading))
    let total = max(record.spans.total, 0.001)
    var x = MeterFace.graph.x
    for index in MeterFace.colors.indices {
      let width = MeterFace.graph.width * record.spans[index] / total
      list.append(.fill(place(x, 211, width, 6), MeterFace.colors[index]))
      x += width
      let column = MeterFace.graph.x + Double(index % 3) * 92
      let row = 221 + Double(index / 3) * 17
      list.append(
        .shape(RoundedShape(frame: place(column, row + 5, 6, 6), radius: 3, fill: MeterFace.colors[index])))
      list.append(
        .text(
          "\(FrameSpans.names[index]) \(Spelled.hundredths(record.spans[index]))", box: place(column + 11, row, 82, 16),
          style: Self.digits))
    }
    let textures = Spelled.tenths(Double(record.textureBytes) / 1e6)
    let memory = Spelled.whole(Double(record.residentBytes) / 1e6)
    list.append(
      .text(
        "\(record.drawCalls) draw calls   \(textures) MB textures   \(memory) MB in all", box: place(16, 260, 272, 16),
        style: Self.digits))
  }
}
