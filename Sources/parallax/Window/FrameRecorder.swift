import FrameStats
import SDLBackend
import StudioKit
import System

/// Puts down what the meter is told of each frame.
struct FrameRecorder {
  /// When the last frame was shown; nil after a rest.
  private var shown: Double?
  private var memory = (bytes: 0, at: -Double.infinity)

  /// How often the program's memory is looked up, in seconds: it costs a file.
  private static let patience = 1.0
}

extension FrameRecorder {
  /// Nothing was drawn: the time until the next frame is no frame time.
  mutating func pause() { shown = nil }

  /// A frame was shown when its spans end.
  ///
  /// - Parameter time: The moment that it shows, on the studio's clock.
  mutating func record(_ spans: FrameSpans, shownAt time: Double, _ cost: FrameCost) -> ShownFrame {
    let now = spans.end
    defer { shown = now }
    if now - memory.at > Self.patience { memory = (RunningProgram.residentBytes, now) }
    return ShownFrame(
      time: time, spans: spans, interval: shown.map { (now - $0) * 1000 } ?? 0, drawCalls: cost.drawCalls,
      textureBytes: cost.textureBytes, residentBytes: memory.bytes)
  }
}
