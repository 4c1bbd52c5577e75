import Boundary
import FrameStats
import Geometry
import Testing

@testable import StudioKit

/// The meter's display of frames, and clicks on it.
struct MeterViewTests {
  private static let place = Point(x: 100, y: 50)

  /// A studio with recorded frames of 4 ms, one of which is changed.
  private static func stage(frames: Int = 300, odd: Int, _ change: (inout ShownFrame) -> Void) -> TestStudio {
    var stage = TestStudio()
    stage.press(.letter("m"))
    for number in 0..<frames {
      var frame = ShownFrame(
        time: Double(number) / 60, spans: FrameSpans(draw: 4), interval: 1000 / 60, drawCalls: 3, textureBytes: 0,
        residentBytes: 0)
      if number == odd { change(&frame) }
      stage.studio.view.meter.add(frame)
    }
    _ = stage.frame()
    return stage
  }

  private static func point(ofBar number: Int, in stage: TestStudio) -> Point? {
    let frame = stage.studio.layout[.meter]
    guard !frame.isEmpty else { return nil }
    let fromRight = Double(stage.studio.view.meter.end - 1 - number) + 0.5
    return Point(x: frame.x + MeterView.graph.maxX - fromRight, y: frame.y + MeterView.graph.midY)
  }

  private func texts(_ list: DrawList) -> [String] {
    list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  /// The heights of bars that end at the top of the graph's bars.
  private func heights(_ list: DrawList) -> [Float: Float] {
    var tops: [Float: Float] = [:]
    var bottoms: [Float: Float] = [:]
    for vertex in list.vertices {
      tops[vertex.x] = min(tops[vertex.x] ?? .infinity, vertex.y)
      bottoms[vertex.x] = max(bottoms[vertex.x] ?? 0, vertex.y)
    }
    return tops.reduce(into: [:]) { $0[$1.key] = (bottoms[$1.key] ?? 0) - $1.value }
  }

  @Test func `a click on a spike tells where the time of that frame went, also while others come`() throws {
    var stage = Self.stage(odd: 250) { $0.spans = FrameSpans(events: 31.25, draw: 2) }
    let point = try #require(Self.point(ofBar: 250, in: stage))
    stage.handle(.down(point))
    stage.handle(.up(point))
    #expect(stage.studio.view.meter.chosen == 250)
    #expect(texts(stage.frame()).contains("31.25"))
    stage.press(.space)
    for number in 0..<100 {
      stage.wait(1.0 / 60)
      stage.studio.view.meter.add(
        ShownFrame(
          time: stage.time, spans: FrameSpans(draw: Double(number)), interval: 16, drawCalls: 0, textureBytes: 0,
          residentBytes: 0))
      #expect(texts(stage.frame()).contains("31.25"))
    }
    let moved = try #require(Self.point(ofBar: 250, in: stage))
    stage.handle(.down(moved))
    stage.handle(.up(moved))
    #expect(stage.studio.view.meter.chosen == nil)
  }

  @Test func `a frame that did little and came late is as high as it was late`() throws {
    for (work, interval, points) in [(4.0, 16.0, 8.64), (20, 16, 43.2), (4, 30, 64.8), (4, 400, 72), (400, 16, 72)] {
      var meter = Meter()
      meter.add(
        ShownFrame(
          time: 0, spans: FrameSpans(present: work), interval: interval, drawCalls: 0, textureBytes: 0,
          residentBytes: 0))
      meter.refresh(at: 0)
      var list = DrawList()
      var words = KeptDrawing<MeterWords>()
      MeterView(budget: 1000 / 60, origin: Self.place).draw(meter, .dark, using: &words, into: &list)
      let height = heights(list).values.max() ?? 0
      #expect(abs(Double(height) - points) < 0.01, "\(work) ms of work after \(interval) ms: \(height)")
    }
  }

  @Test func `beside the graph, and where no frame was, nothing is chosen`() {
    let view = MeterView(budget: 16, origin: Self.place)
    var meter = Meter()
    for number in 0..<5 {
      meter.add(
        ShownFrame(
          time: Double(number), spans: FrameSpans(), interval: 16, drawCalls: 0, textureBytes: 0, residentBytes: 0))
    }
    meter.refresh(at: 0)
    let graph = MeterView.graph
    #expect(view.frame(at: Point(x: graph.maxX - 0.5, y: graph.midY), of: meter) == 4)
    #expect(view.frame(at: Point(x: graph.maxX + 3, y: graph.midY), of: meter) == 4)
    #expect(view.frame(at: Point(x: graph.maxX - 4.5, y: graph.midY), of: meter) == 0)
    #expect(view.frame(at: Point(x: graph.maxX - 5.5, y: graph.midY), of: meter) == nil)
    #expect(view.frame(at: Point(x: graph.midX, y: graph.maxY + 20), of: meter) == nil)
    #expect(view.frame(at: Point(x: .nan, y: graph.midY), of: meter) == nil)
  }

  @Test func `it names its scale, and every number that changes is set digit by digit`() {
    let stage = Self.stage(odd: 7) { $0.interval = 90 }
    var shown = stage
    let list = shown.frame()
    #expect(texts(list).contains { $0.hasSuffix(HitchScale.scrolling.name) })
    #expect(texts(list).contains { $0.contains("ms/s of hitches") })
    #expect(texts(list).contains("paint of the scene"))
    let frame = MeterView(budget: 1, origin: stage.studio.layout[.meter].origin).frame
    for case .text(let text, let box, let style) in list.commands where frame.contains(box.center) {
      #expect(style.hasTabularDigits || Double(text) == nil, "\(text)")
    }
  }

  @Test func `at rest it is the same list, whatever is noted`() {
    var stage = Self.stage(odd: 0) { _ in }
    let before = stage.frame()
    stage.studio.view.meter.add(
      ShownFrame(
        time: 9, spans: FrameSpans(draw: 99), interval: 99, drawCalls: 0, textureBytes: 0, residentBytes: 0))
    stage.wait(1)
    #expect(difference(stage.frame(), before).isEmpty)
  }
}
