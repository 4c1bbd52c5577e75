import Boundary
import CAllocations
import Decoding
import FrameStats
import Geometry
import SDLBackend
import System

/// What a stage shows, frame after frame.
protocol FrameContent: AnyObject {
  /// Size of what is drawn on, in points, and pixels per point.
  var surface: (size: Size, scale: Double) { get }
  /// Takes what has happened since the last frame. False: no frame is to follow.
  func handle(_ events: [TimedEvent]) throws(SDLError) -> Bool
  /// Lets happen what is due until the moment at which the frame is seen.
  func advance(to shown: Double) throws(SDLError)
  func layOut(at shown: Double)
  func paint(at shown: Double, into list: inout DrawList)
  /// Tells the loader which pictures will be seen soon.
  func expectPictures(from loader: PictureLoader, at shown: Double)
}

/// Shows frame after frame: polls, handles, advances, lays out, paints, draws, waits for the frame's turn and presents.
/// The window, the bench and `render` draw with it. A class because it owns the canvas.
final class FrameStage {
  let canvas: Canvas
  let loader: PictureLoader
  var events: EventSource
  /// Gives frames their turn; nil: each follows at once.
  var clock: FrameClock?
  /// Every frame is drawn to its end and its allocations are counted, whether it differs from the last or not: it is
  /// to be measured.
  private let isMeasured: Bool
  private var list = DrawList()
  private var last = DrawList()
  private var batch: [TimedEvent] = []
  /// When the frame under way, or the last one, is to be seen, in seconds.
  private(set) var shown = 0.0
  /// Where the time of the last frame went.
  private(set) var spans = FrameSpans()
  /// Of a measured frame, from its beginning until everything was drawn.
  private(set) var allocations = 0

  /// - Parameters:
  ///   - pixelsPerPoint: Nil: the display's.
  ///   - decoder: Decodes pictures. It should have been started before the canvas opened, which takes its time.
  ///   - telling: Called on another thread when a picture has come.
  init(
    _ canvas: Canvas, pixelsPerPoint: Double?, decoder: PictureDecoder, isMeasured: Bool = false,
    telling: @escaping @Sendable () -> Void = {}
  ) {
    self.canvas = canvas
    self.isMeasured = isMeasured
    loader = PictureLoader(canvas: canvas, decoder: decoder, telling: telling)
    events = EventSource(canvas: canvas, pixelsPerPoint: pixelsPerPoint)
  }

  /// Opens a canvas, and says on standard error what it has to say.
  static func open(_ options: CanvasOptions, orFail refusal: String) throws(Failure) -> Canvas {
    do {
      let canvas = try Canvas(options)
      for warning in canvas.takeWarnings() { Console.complain(warning) }
      return canvas
    } catch {
      throw Failure(.unavailable, "\(refusal): \(error)")
    }
  }
}

extension FrameStage {
  /// One frame, from the events to the screen. False: there was nothing new to show, or nothing is to be shown.
  ///
  /// - Parameter time: The loader's time, which is the frame's, too; nil: the frame is for the moment at which its turn
  ///   comes.
  func frame(of content: some FrameContent, at time: Double? = nil) throws(SDLError) -> Bool {
    spans.begin(at: MonotonicClock.now)
    if isMeasured { allocations_begin() }
    guard try poll(for: content) else { return false }
    clock?.aim()
    shown = time ?? events.now + max(0, (clock?.deadline ?? 0) - MonotonicClock.now)
    try content.advance(to: shown)
    spans.end(.events, at: MonotonicClock.now)
    content.layOut(at: shown)
    spans.end(.layers, at: MonotonicClock.now)
    list.removeAll()
    content.paint(at: shown, into: &list)
    spans.end(.paint, at: MonotonicClock.now)
    let hasNewPictures = loader.advance(to: time ?? events.now)
    guard isMeasured || list != last || hasNewPictures || events.isFrameLost else { return false }
    try draw(content)
    if let clock {
      clock.wait()
      spans.wait = MonotonicClock.now - spans.end
    }
    canvas.present()
    spans.end(.present, at: MonotonicClock.now)
    events.isFrameLost = false
    if !isMeasured { swap(&list, &last) }
    return true
  }

  /// Of all that the last frame draws: two frames with the same number show the same, pictures that come in apart.
  var drawing: Int { last.hashValue }

  /// Hands what has happened to the content. False: no frame is to follow.
  @discardableResult
  func poll(for content: some FrameContent) throws(SDLError) -> Bool {
    try events.poll(into: &batch)
    defer { batch.removeAll(keepingCapacity: true) }
    return try content.handle(batch)
  }

  private func draw(_ content: some FrameContent) throws(SDLError) {
    let (size, scale) = content.surface
    loader.show(list, surface: size, scale: scale, at: shown)
    content.expectPictures(from: loader, at: shown)
    spans.end(.pictures, at: MonotonicClock.now)
    if events.isFrameLost { canvas.forgetFrame() }
    try canvas.draw(list, scale: scale, clear: nil)
    if isMeasured { allocations = Int(allocations_end()) }
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    try canvas.submit()
    spans.end(.draw, at: MonotonicClock.now)
    // Where the processor draws, it draws now: what it takes differs from frame to frame, and the moment at which the
    // frame is seen shall not.
    if isMeasured || canvas.renderer.isDrawnByProcessor { try canvas.fence() }
    spans.end(.fence, at: MonotonicClock.now)
  }

  /// Draws a frame with every picture in it, and returns its pixels. Nothing is presented.
  func pixels(of list: DrawList, size: Size, scale: Double) throws(SDLError) -> Pixels {
    load(list, size: size, scale: scale)
    // The frame covers everything; black shows where it should not.
    try canvas.draw(list, scale: scale)
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    return try canvas.readPixels()
  }

  /// Loads every picture of a frame, and sets its text while they are read.
  func load(_ list: DrawList, size: Size, scale: Double) {
    loader.show(list, surface: size, scale: scale, at: 0)
    loader.loadAll { canvas.setText(of: list, scale: scale) }
  }

  /// The quads of the last frame that was measured.
  func plainFrame(scale: Double) throws(SDLError) -> PlainFrame { try canvas.plainFrame(of: list, scale: scale) }
}
