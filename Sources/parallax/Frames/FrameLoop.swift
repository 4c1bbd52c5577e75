import Boundary
import CAllocations
import Decoding
import FrameStats
import Geometry
import SDLBackend
import System

/// The content of a frame loop.
protocol FrameContent: AnyObject {
  /// Size of the canvas in points, and pixels per point.
  var surface: (size: Size, scale: Double) { get }
  /// Handles events since the last frame and removes them. Returns false if no frame should follow.
  func handle(_ events: inout [TimedEvent]) throws(SDLError) -> Bool
  /// Applies everything due until the frame is visible.
  func advance(to shown: Double) throws(SDLError)
  func layOut(at shown: Double)
  func paint(at shown: Double, into list: inout DrawList)
  /// Tells the loader which pictures will be visible soon.
  func expectPictures(from loader: PictureLoader, at shown: Double)
}

/// The frame loop: polls, handles, advances, lays out, paints, draws, waits for the frame's turn and presents. Shared
/// by the window, the bench and `render`. A class because it owns the canvas.
final class FrameLoop {
  let canvas: Canvas
  let loader: PictureLoader
  var events: EventSource
  /// Paces the frames. Nil if each follows at once.
  var clock: FrameClock?
  /// Whether frames are measured: then each is drawn to completion, even if it equals the last, and its allocations are
  /// counted.
  private let isMeasured: Bool
  private var list = DrawList()
  /// The last frame that was drawn.
  private var last = DrawList()
  private var batch: [TimedEvent] = []
  /// Events kept for later frames; while there are more, no others are fetched.
  private static let mostEvents = 1000
  /// The time at which the current or last frame is to be visible, in seconds.
  private(set) var shown = 0.0
  /// The spans of the last frame.
  private(set) var spans = FrameSpans()
  /// Allocations of a measured frame, from its beginning until everything was drawn.
  private(set) var allocations = 0

  /// - Parameters:
  ///   - pixelsPerPoint: Nil for the display's.
  ///   - decoder: Decodes pictures. Should be started before the canvas opens, which takes a while.
  ///   - telling: Called on another thread when a picture has arrived.
  init(
    _ canvas: Canvas, pixelsPerPoint: Double?, decoder: PictureDecoder, isMeasured: Bool = false,
    telling: @escaping @Sendable () -> Void = {}
  ) {
    self.canvas = canvas
    self.isMeasured = isMeasured
    loader = PictureLoader(canvas: canvas, decoder: decoder, telling: telling)
    events = EventSource(canvas: canvas, pixelsPerPoint: pixelsPerPoint)
  }

  /// Opens a canvas and prints its messages on standard error.
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

extension FrameLoop {
  /// Runs one frame, from events to the screen. Returns false if there was nothing new to show, or nothing should be
  /// shown.
  ///
  /// - Parameter time: The time of the loader and the frame. Nil for the moment of the frame's turn.
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

  /// A hash of the last frame's drawing, apart from the loading of pictures. Equal frames have equal hashes.
  var drawing: Int { last.hashValue }

  /// Passes pending events to the content. Returns false if no frame should follow.
  @discardableResult
  func poll(for content: some FrameContent) throws(SDLError) -> Bool {
    if batch.count < Self.mostEvents { try events.poll(into: &batch) }
    return try content.handle(&batch)
  }

  /// Whether there are events that the last frame did not wait for.
  var hasEvents: Bool { !batch.isEmpty }

  private func draw(_ content: some FrameContent) throws(SDLError) {
    let (size, scale) = content.surface
    loader.show(list, surface: size, scale: scale, at: shown)
    loader.expectBlurs(of: list, surface: size, scale: scale)
    content.expectPictures(from: loader, at: shown)
    spans.end(.pictures, at: MonotonicClock.now)
    if events.isFrameLost { canvas.forgetFrame() }
    try canvas.draw(list, scale: scale, clear: nil)
    if isMeasured { allocations = Int(allocations_end()) }
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    try canvas.submit()
    spans.end(.draw, at: MonotonicClock.now)
    // A software renderer draws now: its time varies between frames, but the time of presentation should not.
    if isMeasured || canvas.renderer.isDrawnByProcessor { try canvas.fence() }
    spans.end(.fence, at: MonotonicClock.now)
  }

  /// Draws a frame with every picture in it and returns its pixels, without presenting.
  func pixels(of list: DrawList, size: Size, scale: Double) throws(SDLError) -> Pixels {
    load(list, size: size, scale: scale)
    // The frame covers everything; black shows where it does not.
    try canvas.draw(list, scale: scale)
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    return try canvas.readPixels()
  }

  /// Loads every picture of a frame, and prepares for drawing it meanwhile.
  func load(_ list: DrawList, size: Size, scale: Double) {
    loader.show(list, surface: size, scale: scale, at: 0)
    loader.loadAll { canvas.prepare(for: list, scale: scale) }
  }

  /// The quads of the last measured frame.
  func plainFrame(scale: Double) throws(SDLError) -> PlainFrame { try canvas.plainFrame(of: list, scale: scale) }
}
