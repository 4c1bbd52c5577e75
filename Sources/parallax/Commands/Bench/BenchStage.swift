import Bench
import Decoding
import Documents
import FrameStats
import Geometry
import Glibc
import PreviewKit
import SDLBackend
import System

/// A stage whose frames are measured: in a window or without one, each drawn to its end. A class because it owns the
/// stage.
final class BenchStage {
  private let stage: FrameStage
  /// What it shows.
  private let content: TapeContent
  /// The loader's time, which goes on when the tape begins again.
  private var time = 0.0
  private let step: Double
  /// For at least one frame nothing of the window could be seen.
  private(set) var wasHidden = false

  /// - Parameter decoder: Decodes pictures. Its process starts while the renderer opens.
  init(_ content: TapeContent, _ plan: BenchPlan, decoder: PictureDecoder) throws(Failure) {
    decoder.start()
    self.content = content
    step = 1 / plan.rate
    let (size, scale) = content.surface
    let pixels = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let target: CanvasOptions.Target =
      plan.isInWindow
      ? .window(title: "Parallax bench", size: pixels)
      : .offscreen(width: Int(pixels.width), height: Int(pixels.height))
    let canvas = try FrameStage.open(
      CanvasOptions(target, renderer: plan.renderer), orFail: "No renderer could be opened")
    CanvasWindow.allowsScreensaver = false
    stage = FrameStage(canvas, pixelsPerPoint: scale, decoder: decoder, isMeasured: true)
    guard plan.isInWindow else { return }
    let units = max(canvas.window.pixelsPerUnit, 0.01)
    canvas.window.resize(to: Size(width: pixels.width / units, height: pixels.height / units))
    canvas.window.show()
    stage.clock = FrameClock(rate: plan.rate)
  }
}

extension BenchStage {
  /// How long it waits for pictures on their way, in seconds.
  private static let patience = 2.0

  var canvas: Canvas { stage.canvas }

  var loader: PictureLoader { stage.loader }

  /// Tells the loader which files the pictures of a scene are.
  func define(_ book: PictureBook) { book.define(in: loader) }

  /// The next frame of the content, from the events to the screen.
  func frame() throws(SDLError) -> TimedFrame {
    time += step
    _ = try stage.frame(of: content, at: time)
    if stage.clock != nil, !canvas.window.isVisible { wasHidden = true }
    var record = TimedFrame()
    (record.moment, record.offset) = (content.moment, content.offset)
    (record.spans, record.allocations) = (stage.spans, stage.allocations)
    (record.drawCalls, record.vertices) = (canvas.cost.drawCalls, canvas.cost.vertices)
    (record.uploadedBytes, record.textureBytes) = (canvas.cost.uploadedBytes, canvas.cost.textureBytes)
    return record
  }

  /// Draws the next frame with every picture in it, so that what it shows is there when it is measured.
  ///
  /// - Parameter passed: Seconds since the moment before. Pictures take their time before they are loaded in another
  /// size.
  func rehearse(passed: Double) throws(SDLError) {
    time += max(0, passed - step)
    _ = try frame()
    loader.loadAll(isPatient: true)
  }

  /// Waits until nothing is read any more, so that nothing comes in between. A machine that is busy elsewhere may not
  /// let it end.
  func settle() {
    let deadline = MonotonicClock.now + Self.patience
    while loader.isReading, MonotonicClock.now < deadline {
      usleep(1000)
      _ = loader.advance(to: time)
    }
  }
}

extension BenchStage {
  /// The quads of the last frame.
  func plainFrame() throws(SDLError) -> PlainFrame { try stage.plainFrame(scale: content.surface.scale) }

  /// Whether the textures of these quads are still there.
  func canDraw(_ plain: PlainFrame) -> Bool { canvas.canDraw(plain) }

  /// Draws quads to the end, and returns how long it took, in milliseconds.
  func draw(_ plain: PlainFrame, inBatches: Bool) throws(SDLError) -> Double {
    let start = MonotonicClock.now
    try stage.poll(for: content)
    try canvas.draw(plain, inBatches: inBatches)
    try canvas.fence()
    canvas.present()
    return (MonotonicClock.now - start) * 1000
  }

  /// How long presenting takes when nothing was drawn, in milliseconds each time: what the display makes a frame wait.
  func emptyPresents() -> [Double] {
    (0..<Self.emptyFrames).map { _ in
      let start = MonotonicClock.now
      canvas.present()
      return (MonotonicClock.now - start) * 1000
    }
  }

  private static let emptyFrames = 30
}
