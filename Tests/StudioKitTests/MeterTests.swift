import FrameStats
import Testing

@testable import StudioKit

/// The meter's recorded frames and figures.
struct MeterTests {
  private static let budget = 16.0

  private static func frame(_ number: Int, work: Double = 4, interval: Double = 16) -> ShownFrame {
    ShownFrame(
      time: Double(number) * 0.016, spans: FrameSpans(events: work), interval: number == 0 ? 0 : interval,
      drawCalls: number, textureBytes: 2_000_000, residentBytes: 90_000_000)
  }

  private static func meter(_ frames: Int) -> Meter {
    var meter = Meter()
    meter.rate = 1000 / budget
    for number in 0..<frames { meter.add(frame(number)) }
    return meter
  }

  @Test(arguments: [0, 1, 2, 599, 600, 601, 1801]) func `it remembers the last frames by their numbers`(_ frames: Int) {
    let meter = Self.meter(frames)
    #expect(meter.count == frames)
    #expect(meter[-1] == nil && meter[frames] == nil && meter[frames - Meter.capacity - 1] == nil)
    for number in max(0, frames - Meter.capacity)..<frames { #expect(meter[number]?.drawCalls == number) }
  }

  @Test func `a chosen frame stays the same frame until it is forgotten`() {
    var meter = Self.meter(700)
    meter.refresh(at: 0)
    meter.choose(650)
    for number in 700..<650 + Meter.capacity {
      meter.add(Self.frame(number))
      meter.refresh(at: Double(number))
      #expect(meter.described?.drawCalls == 650)
    }
    meter.add(Self.frame(650 + Meter.capacity))
    meter.add(Self.frame(651 + Meter.capacity))
    meter.refresh(at: 5000)
    #expect(meter.chosen == nil && meter.described?.drawCalls == 651 + Meter.capacity)
  }

  @Test func `bars move with every refresh, words four times a second`() {
    var meter = Self.meter(10)
    meter.refresh(at: 1)
    let figures = meter.figures
    meter.add(Self.frame(10))
    meter.refresh(at: 1.24)
    #expect(meter.end == 11 && meter.described?.drawCalls == 9 && meter.figures == figures)
    meter.refresh(at: 1.25)
    #expect(meter.described?.drawCalls == 10 && meter.figures != figures)
  }

  @Test func `frames that nothing shows move no bar, until their bars would be forgotten`() {
    var meter = Self.meter(10)
    meter.refresh(at: 1)
    for number in 10...10 + Meter.capacity / 2 {
      #expect(!meter.isStale && meter.end == 10)
      meter.add(Self.frame(number))
    }
    #expect(meter.isStale)
    meter.refresh(at: 1.1)
    #expect(!meter.isStale && meter.end == meter.count)
  }

  @Test func `figures are those of the frames, a rest left out`() {
    var meter = Self.meter(100)
    meter.add(Self.frame(100, work: 3, interval: 40))
    // After a rest there is no interval, and no animation error.
    var late = Self.frame(9000, work: 5)
    late.interval = 0
    meter.add(late)
    meter.refresh(at: 1)
    let figures = meter.figures
    #expect(figures?.pace.count == 100 && figures?.pace.missed == 1)
    #expect(figures?.cost.p50 == 4)
    #expect(abs((figures?.animationError ?? 0) - 24 / 100) < 1e-6)
    // Two deadlines of the hundred and two that the frames spanned.
    #expect(abs((figures?.pace.hitchRatio ?? 0) - 2000 / 102.0) < 1e-9)
    #expect(figures?.rating == .critical)
  }

  @Test func `the log has a line for every frame that is remembered, its memory last`() {
    let spans = "events_ms,layers_ms,paint_ms,pictures_ms,draw_ms,fence_ms,present_ms,scene_paint_ms"
    #expect(Meter().log == "time_s,interval_ms,\(spans),draw_calls,texture_bytes,resident_bytes\n")
    let lines = Self.meter(2).log.split(separator: "\n")
    #expect(lines.dropFirst().first == "0.000,0.000,4.000,0.000,0.000,0.000,0.000,0.000,0.000,0.000,0,2000000,90000000")
    #expect(lines.last == "0.016,16.000,4.000,0.000,0.000,0.000,0.000,0.000,0.000,0.000,1,2000000,90000000")
    #expect(Self.meter(2000).log.split(separator: "\n").count == 1 + Meter.capacity)
  }
}
