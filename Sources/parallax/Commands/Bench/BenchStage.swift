import Bench
import Boundary
import CAllocations
import Documents
import Effects
import FrameStats
import Geometry
import Glibc
import PreviewKit
import SDLBackend
import System

/// Draws frames as the studio does, and notes what each part took. A class because it owns the canvas.
final class BenchStage {
  let canvas: Canvas
  let loader: PictureLoader
  /// The list of the last frame.
  private(set) var list = DrawList()
  private var layers: [Layer] = []
  private var events: EventSource
  private var incoming: [TimedEvent] = []
  private let size: Size
  private let scale: Double
  /// The loader's time, which goes on when the tape begins again.
  private var time = 0.0
  private let step: Double
  /// Gives frames their turn in a window; nil: as fast as it goes.
  private var clock: FrameClock?
  private(set) var isClosed = false
  /// For at least one frame nothing of the window could be seen.
  private(set) var wasHidden = false
  /// Called within each frame: the self-test has it take time and memory.
  var disturbance: (() -> Void)?

  init(_ loaded: LoadedScene, _ plan: BenchPlan) throws(Failure) {
    size = Size(width: loaded.scene.device.width, height: loaded.scene.device.height)
    scale = loaded.scene.device.scale
    step = 1 / plan.rate
    let pixels = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let surface: CanvasOptions.Target =
      plan.isInWindow
      ? .window(title: "Parallax bench", size: pixels)
      : .offscreen(width: Int(pixels.width), height: Int(pixels.height))
    do {
      canvas = try Canvas(CanvasOptions(surface, renderer: plan.renderer))
    } catch {
      throw Failure(.unavailable, "No renderer could be opened: \(error)")
    }
    CanvasWindow.allowsScreensaver = false
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    loader = PictureLoader(canvas: canvas)
    events = EventSource(canvas: canvas, pixelsPerPoint: scale)
    guard plan.isInWindow else { return }
    let units = max(canvas.window.pixelsPerUnit, 0.01)
    canvas.window.resize(to: Size(width: pixels.width / units, height: pixels.height / units))
    canvas.window.show()
    clock = FrameClock(rate: plan.rate)
  }
}

extension BenchStage {
  /// How long it waits for pictures on their way, in seconds.
  private static let patience = 2.0

  /// Tells the loader which files the pictures of a scene are.
  func define(_ book: PictureBook, for preview: Preview) {
    for (id, path) in book.paths { loader.define(id, path: path) }
    loader.keepSharp(preview.pictures, of: preview.scene, pixelsPerPoint: scale)
  }

  /// One frame, from the events to the screen.
  func frame(_ loop: inout TapeLoop, at moment: Double) throws(SDLError) -> TimedFrame {
    var record = TimedFrame()
    clock?.aim()
    time += step
    record.spans.begin(at: MonotonicClock.now)
    allocations_begin()
    disturbance?()
    try poll()
    record.moment = loop.play(to: moment)
    record.spans.end(.events, at: MonotonicClock.now)
    loop.player.preview.layers(at: record.moment, into: &layers)
    record.spans.end(.layers, at: MonotonicClock.now)
    list.removeAll()
    Paint(loop.player.preview).draw(layers, at: record.moment, into: &list)
    record.spans.end(.paint, at: MonotonicClock.now)
    loader.show(list, surface: size, scale: scale, at: time)
    _ = loader.advance(to: time)
    record.spans.end(.pictures, at: MonotonicClock.now)
    try canvas.draw(list, scale: scale, clear: nil)
    record.allocations = allocations_end()
    try canvas.submit()
    record.spans.end(.draw, at: MonotonicClock.now)
    try finish(&record)
    record.offset = loop.player.preview.offset(at: record.moment)
    (record.drawCalls, record.vertices) = (canvas.cost.drawCalls, canvas.cost.vertices)
    (record.uploadedBytes, record.textureBytes) = (canvas.cost.uploadedBytes, canvas.cost.textureBytes)
    return record
  }

  /// Takes what has happened. Of all that only the end counts: the tape scrolls, and nobody else.
  private func poll() throws(SDLError) {
    try events.poll(into: &incoming)
    for event in incoming where event.event == .close { isClosed = true }
    incoming.removeAll(keepingCapacity: true)
  }

  /// Waits until the frame is there, and for its turn, and shows it.
  private func finish(_ record: inout TimedFrame) throws(SDLError) {
    try canvas.fence()
    record.spans.end(.fence, at: MonotonicClock.now)
    if let clock {
      clock.wait()
      record.spans.wait = MonotonicClock.now - record.spans.end
    }
    canvas.present()
    record.spans.end(.present, at: MonotonicClock.now)
    if clock != nil, !canvas.window.isVisible { wasHidden = true }
  }

  /// Draws the frame of a moment with every picture in it, so that what it shows is there when it is measured.
  ///
  /// - Parameter passed: Seconds since the moment before. Pictures take their time before they are loaded in another
  /// size.
  func rehearse(_ loop: inout TapeLoop, at moment: Double, passed: Double) throws(SDLError) {
    time += max(0, passed - step)
    _ = try frame(&loop, at: moment)
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
  func plainFrame() throws(SDLError) -> PlainFrame { try canvas.plainFrame(of: list, scale: scale) }

  /// Whether the textures of these quads are still there.
  func canDraw(_ plain: PlainFrame) -> Bool { canvas.canDraw(plain) }

  /// Draws quads to the end, and returns how long it took, in milliseconds.
  func draw(_ plain: PlainFrame, inBatches: Bool) throws(SDLError) -> Double {
    let start = MonotonicClock.now
    try poll()
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
