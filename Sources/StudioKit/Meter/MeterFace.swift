import Boundary
import FrameStats
import Geometry

/// The meter as it is seen: a graph with the budget's line, figures, and where the time of one frame went.
struct MeterFace {
  /// Time that a frame has, in milliseconds.
  var budget: Double
  /// Where its corner lies, in points of the window.
  var origin: Point

  static let size = Size(width: 304, height: 288)
  /// How many frames have a bar, and how wide one is, in points.
  static let bars = 272
  static let barWidth = 1.0
  static let graph = Rect(x: 16, y: 40, width: Double(bars) * barWidth, height: 72)
  /// One color for each span, in their order.
  static let colors = [
    Color(0x7F8CFF), Color(0x4C9DFF), Color(0xC38BFF), Color(0x4CD2B0), Color(0xE0B354), Color(0x6C7078),
  ]
}

extension MeterFace {
  /// The frame whose bar lies under a point of the meter.
  func frame(at point: Point, of meter: Meter) -> Int? {
    guard Self.graph.inset(by: -4).contains(point) else { return nil }
    let number = meter.end - 1 - Int((max(0, Self.graph.maxX - point.x) / Self.barWidth).rounded(.down))
    return meter[number] == nil ? nil : number
  }

  /// Draws the meter; its words are made anew only when they say something else.
  func draw(_ meter: inout Meter, into list: inout DrawList) {
    if meter.areWordsOld || meter.origin != origin {
      meter.words.removeAll()
      MeterWords(budget: budget, origin: origin, figures: meter.figures, described: meter.described)
        .draw(isChosen: meter.chosen != nil, into: &meter.words)
      meter.origin = origin
      meter.areWordsOld = false
    }
    list.append(meter.words)
    drawGraph(of: meter, into: &list)
  }

  /// Bars, the newest on the right; the graph's height is two budgets.
  private func drawGraph(of meter: Meter, into list: inout DrawList) {
    let graph = Self.graph.moved(x: origin.x, y: origin.y)
    list.mesh { list in
      for place in 0..<Self.bars {
        let number = meter.end - 1 - place
        guard let record = meter[number] else { break }
        let right = graph.maxX - Double(place) * Self.barWidth
        bar(of: record, isChosen: number == meter.chosen, to: right, in: graph, into: &list)
      }
    }
    let line = graph.midY.rounded()
    list.append(.fill(Rect(x: graph.x, y: line, width: graph.width, height: 1), Theme.quietText.opacity(0.5)))
  }

  /// As high as the frame's work took. One that came late for another reason is as high as it was late: what is missing
  /// stands on top of its work.
  private func bar(
    of record: ShownFrame, isChosen: Bool, to right: Double, in graph: Rect, into list: inout DrawList
  ) {
    let perMillisecond = graph.height / (2 * max(budget, 0.001))
    let work = height(record.spans.total * perMillisecond, in: graph)
    let isOver = record.spans.total > budget
    let left = right - Self.barWidth
    let color = isChosen ? Theme.text : isOver ? Theme.fault : Theme.accent
    fill(Rect(x: left, y: graph.maxY - work, width: Self.barWidth, height: work), color, into: &list)
    guard FramePace.isMissed(record.interval, budget: budget) else { return }
    let whole = height(record.interval * perMillisecond, in: graph)
    guard whole > work else { return }
    fill(
      Rect(x: left, y: graph.maxY - whole, width: Self.barWidth, height: whole - work),
      isChosen ? Theme.text : Theme.fault, into: &list)
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
