import Desktop
import FrameStats
import SDLBackend
import StudioKit
import System

/// Measures where the time of a frame goes.
struct Stopwatch {
  private var spans = FrameSpans()
  /// When the last frame was shown; nil after a rest.
  private var shown: Double?
  private var memory = (bytes: 0, at: -Double.infinity)
  /// Tells the time in seconds.
  private let clock: () -> Double

  /// How often the program's memory is looked up, in seconds: it costs a file.
  private static let patience = 1.0

  init(clock: @escaping () -> Double = { MonotonicClock.now }) {
    self.clock = clock
  }
}

extension Stopwatch {
  /// A frame begins, with the events that come before it.
  mutating func start() { spans.begin(at: clock()) }

  /// The time since the last mark went into this span.
  mutating func end(_ span: FrameSpan) { spans.end(span, at: clock()) }

  /// The time since the last mark was spent waiting.
  mutating func skip() { spans.wait = clock() - spans.end }

  /// Nothing was drawn: the time until the next frame is no frame time.
  mutating func pause() { shown = nil }

  /// The frame was shown just now.
  mutating func record(at time: Double, _ cost: FrameCost) -> ShownFrame {
    let now = clock()
    defer { shown = now }
    if now - memory.at > Self.patience { memory = (RunningProgram.residentBytes, now) }
    return ShownFrame(
      time: time, spans: spans, interval: shown.map { (now - $0) * 1000 } ?? 0, drawCalls: cost.drawCalls,
      textureBytes: cost.textureBytes, residentBytes: memory.bytes)
  }
}
