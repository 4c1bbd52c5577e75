import Bench
import Decoding
import Documents
import FrameStats
import Geometry
import Glibc
import PreviewKit
import SDLBackend
import System

/// A canvas for measuring frames, each drawn to completion, in a window or without one. A class because it owns the
/// loop.
final class FrameBench {
  private let loop: FrameLoop
  /// The displayed content.
  private let content: TapeContent
  /// The loader's time, which continues when the tape restarts.
  private var time = 0.0
  private let step: Double
  /// Whether the window was hidden for at least one frame.
  private(set) var wasHidden = false

  /// - Parameter decoder: Decodes pictures. Its process starts while the renderer opens.
  init(_ content: TapeContent, _ plan: BenchPlan, decoder: PictureDecoder) throws(Failure) {
    if plan.isInWindow { Display.keepLibrariesOffBuses() }
    decoder.start()
    self.content = content
    step = 1 / plan.rate
    let (size, scale) = content.surface
    let pixels = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let target: CanvasOptions.Target =
      plan.isInWindow
      ? .window(title: "Parallax bench", size: pixels)
      : .offscreen(width: Int(pixels.width), height: Int(pixels.height))
    let canvas = try FrameLoop.open(
      CanvasOptions(target, renderer: plan.renderer), orFail: "No renderer could be opened")
    CanvasWindow.allowsScreensaver = false
    loop = FrameLoop(canvas, pixelsPerPoint: scale, decoder: decoder, isMeasured: true)
    guard plan.isInWindow else { return }
    let units = max(canvas.window.pixelsPerUnit, 0.01)
    canvas.window.resize(to: Size(width: pixels.width / units, height: pixels.height / units))
    canvas.window.show()
    loop.clock = FrameClock(rate: plan.rate)
  }
}

extension FrameBench {
  /// Maximum wait for pending pictures, in seconds.
  private static let patience = 2.0

  var canvas: Canvas { loop.canvas }

  var loader: PictureLoader { loop.loader }

  /// Tells the loader which files the pictures of a scene are.
  func define(_ registry: PictureRegistry) { registry.define(in: loader) }

  /// The next frame of the content, from events to the screen.
  func frame() throws(SDLError) -> TimedFrame {
    time += step
    _ = try loop.frame(of: content, at: time)
    if loop.clock != nil, !canvas.window.isVisible { wasHidden = true }
    var record = TimedFrame()
    (record.moment, record.offset) = (content.moment, content.offset)
    (record.spans, record.allocations) = (loop.spans, loop.allocations)
    (record.drawCalls, record.vertices) = (canvas.cost.drawCalls, canvas.cost.vertices)
    (record.uploadedBytes, record.textureBytes) = (canvas.cost.uploadedBytes, canvas.cost.textureBytes)
    return record
  }

  /// Draws the next frame with every picture in it, so that they are loaded when it is measured.
  ///
  /// - Parameter passed: Seconds since the previous moment. Pictures are reloaded at another size only after some time.
  func rehearse(passed: Double) throws(SDLError) {
    time += max(0, passed - step)
    _ = try frame()
    loader.loadAll(isPatient: true)
  }

  /// Waits until no picture is being read, so that none arrives in between. Gives up on a busy machine.
  func settle() {
    let deadline = MonotonicClock.now + Self.patience
    while loader.isReading, MonotonicClock.now < deadline {
      usleep(1000)
      _ = loader.advance(to: time)
    }
  }
}

extension FrameBench {
  /// The quads of the last frame.
  func plainFrame() throws(SDLError) -> PlainFrame { try loop.plainFrame(scale: content.surface.scale) }

  /// Whether the textures of these quads still exist.
  func canDraw(_ plain: PlainFrame) -> Bool { canvas.canDraw(plain) }

  /// Draws quads to completion and returns the time in milliseconds.
  func draw(_ plain: PlainFrame, inBatches: Bool) throws(SDLError) -> Double {
    let start = MonotonicClock.now
    try loop.poll(for: content)
    try canvas.draw(plain, inBatches: inBatches)
    try canvas.fence()
    canvas.present()
    return (MonotonicClock.now - start) * 1000
  }

  /// Durations of presenting when nothing was drawn, in milliseconds: the display's own delay.
  func emptyPresents() -> [Double] {
    (0..<Self.emptyFrames).map { _ in
      let start = MonotonicClock.now
      canvas.present()
      return (MonotonicClock.now - start) * 1000
    }
  }

  private static let emptyFrames = 30
}
