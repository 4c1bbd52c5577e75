import Desktop
import FrameStats
import SDLBackend
import StudioKit

/// Measures where the time of a frame goes.
struct Stopwatch {
  private var spans = FrameSpans()
  private var mark = 0.0
  /// When the last frame was shown; nil after a rest.
  private var shown: Double?
  private var memory = (bytes: 0, at: -Double.infinity)

  /// How often the program's memory is looked up, in seconds: it costs a file.
  private static let patience = 1.0
}

extension Stopwatch {
  mutating func start() {
    spans = FrameSpans()
    mark = FrameClock.now
  }

  /// The time since the last mark went into this span.
  mutating func split(_ span: WritableKeyPath<FrameSpans, Double>) {
    let now = FrameClock.now
    spans[keyPath: span] += (now - mark) * 1000
    mark = now
  }

  /// The time since the last mark was spent waiting.
  mutating func skip() { mark = FrameClock.now }

  /// Nothing moves: the time until the next frame is no frame time.
  mutating func pause() { shown = nil }

  /// The frame was shown just now.
  mutating func record(at time: Double, _ canvas: Canvas) -> ShownFrame {
    let now = FrameClock.now
    defer { shown = now }
    if now - memory.at > Self.patience { memory = (ProgramMemory.resident, now) }
    return ShownFrame(
      time: time, spans: spans, interval: shown.map { (now - $0) * 1000 } ?? 0, drawCalls: canvas.cost.drawCalls,
      textureBytes: canvas.cost.textureBytes, residentBytes: memory.bytes)
  }
}
