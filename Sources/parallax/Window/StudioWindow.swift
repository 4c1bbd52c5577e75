import Boundary
import Desktop
import Documents
import Effects
import FrameStats
import Geometry
import Inspector
import PreviewKit
import SDLBackend
import StudioKit
import System

/// The studio in its window: polls, handles, advances, draws and presents. When nothing moves it waits for something to
/// happen.
final class StudioWindow {
  let canvas: Canvas
  let loader: PictureLoader
  var events: EventSource
  var studio: Studio
  var book: PictureBook
  /// How many pictures of the book the loader knows.
  var definedPictures = 0
  /// Scenes with pictures that are being looked at.
  var awaited: Set<String> = []
  let desktop: DesktopServices
  let inspector: Panel
  private var glyphs = PanelGlyphs()
  private var clock: FrameClock
  private var list = DrawList()
  private var last = DrawList()
  private var batch: [TimedEvent] = []
  private var stopwatch = Stopwatch()
  var isOpen = true

  /// Frames per second where the display does not tell its own.
  private static let usualRate = 60.0

  init(
    _ scenes: [LoadedScene], selected: Int, size: Size, scale: Double?, renderer: CanvasOptions.Renderer
  ) throws(Failure) {
    // Before any other thread: the signals that end a program are its services'.
    desktop = DesktopServices { EventSource.wake() }
    desktop.open()
    Display.takeLanguage()
    let wanted = scale ?? Display.scale
    canvas = try Self.openCanvas(size, scale: wanted, renderer: renderer)
    events = EventSource(canvas: canvas, pixelsPerPoint: wanted ?? max(1, canvas.window.pixelsPerUnit))
    loader = PictureLoader(canvas: canvas, telling: { EventSource.wake() })
    book = PictureBook()
    clock = FrameClock(rate: Self.usualRate)
    guard let inspector = Panel() else { throw Failure(.software, "There is no memory for the panel.") }
    self.inspector = inspector
    studio = try Self.open(scenes, selected: selected, book: &book, events)
    studio.frameRate = Self.usualRate
    followDisplay()
    definePictures()
  }
}

extension StudioWindow {
  func run() throws(Failure) {
    defer { desktop.finish() }
    do {
      stopwatch.start()
      exchangeRequests()
      try drawIfNeeded()
      canvas.window.show()
      while isOpen {
        stopwatch.start()
        try events.poll(into: &batch)
        for event in batch { handle(event) }
        batch.removeAll(keepingCapacity: true)
        exchangeRequests()
        // Once it is closed nothing may happen any more that a frame could wait for.
        if isOpen { try drawIfNeeded() }
      }
    } catch {
      // What was done a moment ago is kept as it is when the program is ended from outside.
      studio.receive(.ending, at: events.now)
      exchangeRequests()
      throw Failure(.software, "The window failed: \(error)")
    }
  }

  /// The panel comes first: what it does not want is the studio's.
  private func handle(_ event: TimedEvent) {
    if case .resize = event.event { followDisplay() }
    if Self.leadsToPasting(event.event) { inspector.clipboard = canvas.window.clipboard ?? "" }
    if isForPanel(event.event), inspector.handle(event.event, for: &studio, at: event.time) { return }
    studio.handle(event.event, at: event.time)
  }

  /// Draws as often as the display shows, also when the window has gone to another one.
  private func followDisplay() {
    let rate = canvas.window.refreshRate ?? Self.usualRate
    guard rate != studio.frameRate else { return }
    clock.change(rate: rate)
    studio.frameRate = rate
  }

  /// Whether the panel may need what another program has copied: it is asked for, and may take its time.
  static func leadsToPasting(_ event: InputEvent) -> Bool {
    switch event {
    case .keyDown(.letter("v"), let modifiers, _): modifiers.contains(.control)
    case .keyDown(.menu, _, _), .secondary: true
    case .keyDown(.function(10), let modifiers, _): modifiers == .shift
    default: false
    }
  }

  /// A sheet comes before the panel; what ends a drag or a key there still reaches it.
  private func isForPanel(_ event: InputEvent) -> Bool {
    switch event {
    case .up, .cancel, .keyUp, .modifiers, .resize, .focus: true
    default: !studio.hasSheet
    }
  }

  /// Draws the next frame if it differs from the last, at the moment at which it will be seen; else waits.
  private func drawIfNeeded() throws(SDLError) {
    clock.aim()
    let shown = events.now + max(0, clock.deadline - MonotonicClock.now)
    try glyphs.bring(from: inspector, to: canvas, scale: events.pixelsPerPoint)
    inspector.update(&studio, at: shown)
    studio.advance(to: shown)
    stopwatch.end(.events)
    list.removeAll()
    studio.layOut(at: shown)
    stopwatch.end(.layers)
    studio.paint(at: shown, into: &list)
    inspector.draw(studio, into: &list)
    studio.drawSheets(into: &list)
    stopwatch.end(.paint)
    let hasNewPictures = loader.advance(to: events.now)
    guard list != last || hasNewPictures || events.isFrameLost else { return rest(at: shown) }
    try show(at: shown)
  }

  private func show(at shown: Double) throws(SDLError) {
    let scale = events.pixelsPerPoint
    loader.show(list, surface: events.size, scale: scale, at: shown)
    studio.picturesAhead(at: shown) { loader.expect($0, size: $1, scale: scale, distance: 1) }
    stopwatch.end(.pictures)
    try canvas.draw(list, scale: scale, clear: nil)
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    try canvas.submit()
    stopwatch.end(.draw)
    // Where the processor draws, it draws now: what it takes differs from frame to frame, and the moment at which the
    // frame is seen shall not.
    if canvas.renderer.isDrawnByProcessor { try canvas.fence() }
    stopwatch.end(.fence)
    clock.wait()
    stopwatch.skip()
    canvas.present()
    stopwatch.end(.present)
    events.isFrameLost = false
    swap(&list, &last)
    studio.note(stopwatch.record(at: shown, canvas.cost))
  }

  /// Nothing to draw: sleeps until the next frame while something moves unseen, else until something happens.
  private func rest(at shown: Double) {
    stopwatch.pause()
    if studio.isMoving(at: shown) || loader.isBusy {
      events.wait(clock.period)
    } else {
      let due = [studio.dueTime, studio.noticeEnd, inspector.dueTime].compactMap { $0 }.min()
      events.wait(due.map { max(0, $0 - events.now) })
      clock.rest()
    }
  }
}

extension PictureBook {
  mutating func entry(for loaded: LoadedScene) -> StudioScene {
    StudioScene(
      name: loaded.stored.name, scene: loaded.scene, pictures: pictures(of: loaded.scene, stored: loaded.stored))
  }
}
