import FrameStats
import SDLBackend
import StudioKit
import System

/// Records the measurements of each frame for the meter.
struct FrameRecorder {
  /// The time of the last frame. Nil after a rest.
  private var shown: Double?
  private var memory = (bytes: 0, at: -Double.infinity)

  /// Interval of reading the program's memory, in seconds, as it costs a file access.
  private static let patience = 1.0
}

extension FrameRecorder {
  /// Marks a pause, so that the time until the next frame is not counted as a frame time.
  mutating func pause() { shown = nil }

  /// Records a frame, shown at the end of its spans.
  ///
  /// - Parameters:
  ///   - time: The moment it shows, on the studio's clock.
  ///   - scenePaint: Time for which the scene was painted, in milliseconds.
  mutating func record(_ spans: FrameSpans, shownAt time: Double, scenePaint: Double, _ cost: FrameCost) -> ShownFrame {
    let now = spans.end
    defer { shown = now }
    if now - memory.at > Self.patience { memory = (RunningProgram.residentBytes, now) }
    return ShownFrame(
      time: time, spans: spans, interval: shown.map { (now - $0) * 1000 } ?? 0, scenePaint: scenePaint,
      drawCalls: cost.drawCalls,
      textureBytes: cost.textureBytes, residentBytes: memory.bytes)
  }
}
