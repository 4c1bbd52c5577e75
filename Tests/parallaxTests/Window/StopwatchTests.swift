import FrameStats
import SDLBackend
import StudioKit
import Testing

@testable import parallax

/// Where the time of a frame goes, on a clock that is set by hand.
struct StopwatchTests {
  /// A class because the stopwatch and the test look at the same one.
  private final class HandClock {
    var now = 50.0
  }

  private func milliseconds(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  @Test func `what comes before a mark is in its span, waiting is in none`() {
    let clock = HandClock()
    var stopwatch = Stopwatch { clock.now }
    stopwatch.start()
    let steps: [(span: FrameSpan, time: Double)] = [
      (.events, 0.001), (.layers, 0.003), (.paint, 0.004), (.pictures, 0.007), (.draw, 0.002), (.fence, 0.004),
    ]
    for step in steps {
      clock.now += step.time
      stopwatch.end(step.span)
    }
    clock.now += 10
    stopwatch.skip()
    clock.now += 0.007
    stopwatch.end(.present)
    let frame = stopwatch.record(at: 3, FrameCost())
    #expect((0..<6).map { milliseconds(frame.spans[$0]) } == [1, 3, 4, 6, 7, 7])
    #expect(milliseconds(frame.spans.total) == 28 && frame.time == 3)
  }

  @Test func `the time since the frame before counts, that of a rest does not`() {
    let clock = HandClock()
    var stopwatch = Stopwatch { clock.now }
    #expect(stopwatch.record(at: 0, FrameCost()).interval == 0)
    clock.now += 0.016
    #expect(milliseconds(stopwatch.record(at: 0, FrameCost()).interval) == 16)
    stopwatch.pause()
    clock.now += 5
    #expect(stopwatch.record(at: 0, FrameCost()).interval == 0)
    clock.now += 0.020
    #expect(milliseconds(stopwatch.record(at: 0, FrameCost()).interval) == 20)
  }

  @Test func `a new frame begins with nothing`() {
    let clock = HandClock()
    var stopwatch = Stopwatch { clock.now }
    stopwatch.start()
    clock.now += 1
    stopwatch.end(.events)
    stopwatch.start()
    #expect(stopwatch.record(at: 0, FrameCost()).spans.total == 0)
  }

  @Test func `it passes on what the canvas says, and the memory`() {
    var cost = FrameCost()
    (cost.drawCalls, cost.textureBytes) = (7, 4096)
    var stopwatch = Stopwatch { 0 }
    let frame = stopwatch.record(at: 0, cost)
    #expect(frame.drawCalls == 7 && frame.textureBytes == 4096 && frame.residentBytes > 0)
  }
}
