import FrameStats
import SDLBackend
import StudioKit
import Testing

@testable import parallax

/// Recording of frames for the meter.
@MainActor struct FrameRecorderTests {
  private func milliseconds(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  /// Spans of a frame presented at a time.
  private func spans(endingAt time: Double) -> FrameSpans {
    var spans = FrameSpans()
    spans.begin(at: time)
    return spans
  }

  @Test func `the time since the frame before counts, that of a rest does not`() {
    var recorder = FrameRecorder()
    func interval(_ time: Double) -> Double {
      milliseconds(recorder.record(spans(endingAt: time), shownAt: 3, scenePaint: 0, FrameCost()).interval)
    }
    #expect(interval(50) == 0)
    #expect(interval(50.016) == 16)
    recorder.pause()
    #expect(interval(55) == 0)
    #expect(interval(55.020) == 20)
  }

  @Test func `it passes on what the canvas says, and the memory`() {
    var cost = FrameCost()
    (cost.drawCalls, cost.textureBytes) = (7, 4096)
    var recorder = FrameRecorder()
    let frame = recorder.record(spans(endingAt: 1), shownAt: 3, scenePaint: 0.5, cost)
    #expect(
      frame.drawCalls == 7 && frame.scenePaint == 0.5 && frame.textureBytes == 4096 && frame.residentBytes > 0
        && frame.time == 3)
  }
}
