import FrameStats
import Testing

@Suite struct FrameSpansTests {
  private func milliseconds(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  @Test func `what comes before a mark is in its span, waiting is in none`() {
    var spans = FrameSpans()
    var now = 50.0
    spans.begin(at: now)
    for (index, span) in FrameSpan.allCases.dropLast().enumerated() {
      now += Double(index + 1) / 1000
      spans.end(span, at: now)
    }
    now += 10
    spans.wait = now - spans.end
    now += 0.007
    spans.end(.present, at: now)
    #expect(FrameSpan.allCases.map { milliseconds(spans[$0]) } == [1, 2, 3, 4, 5, 6, 7])
    #expect(milliseconds(spans.total) == 28 && spans.begin == 50 && spans.end == now)
  }

  @Test func `a frame that ends early has nothing in its later spans, and a new one has nothing at all`() {
    var spans = FrameSpans()
    spans.begin(at: 1)
    spans.end(.events, at: 2)
    #expect(FrameSpan.allCases.map { spans[$0] } == [1000, 0, 0, 0, 0, 0, 0] && spans.total == 1000)
    spans.begin(at: 3)
    #expect(FrameSpan.allCases.allSatisfy { spans[$0] == 0 } && spans.total == 0)
  }

  @Test func `spans may be given in milliseconds`() {
    let spans = FrameSpans(events: 1, draw: 4)
    #expect(milliseconds(spans[.events]) == 1 && milliseconds(spans[.draw]) == 4 && milliseconds(spans.total) == 5)
  }
}
