import Boundary
import Decoding
import Desktop
import Documents
import Geometry
import SDLBackend
import StudioKit
import System

/// The studio in its window, with the panel beside it. While nothing moves it waits for events.
final class StudioWindow {
  private let loop: FrameLoop
  var window: Window
  var registry: PictureRegistry
  /// Number of pictures of the registry that the loader knows.
  var definedPictures = 0
  /// Documents with pictures being read.
  var awaited: Set<DocumentID> = []
  let desktop: DesktopServices
  /// The startup ID from the desktop.
  private let startup: String?
  /// The pointer's shape.
  private var pointer = PointerShape.arrow
  /// The caret's position as known to the input method.
  private var caret: Rect?
  private var clipboard: ClipboardReader
  private var recorder = FrameRecorder()
  private var report = FrameReport()
  /// Number of frames drawn.
  private var frames = 0
  var isOpen = true

  /// Number of events handled before checking for replies.
  private static let eventsAtOnce = 32
  /// Seconds that a frame waits for pending events; the others are handled before the next one.
  private static let patience = 0.05
  /// Frame rate if the display does not report its own.
  private static let usualRate = 60.0

  init(
    _ scenes: [LoadedScene], selected: Int, view: SessionRecord.View, size: Size?, scale: Double?,
    renderer: CanvasOptions.Renderer
  ) throws(Failure) {
    startup = Display.takeStartup()
    Display.keepLibrariesOffBuses()
    // Before any other thread, because the services handle the signals that end a program.
    desktop = DesktopServices(gestures: GestureFolder.path, sharing: { DesktopRecentFiles() }) { EventSource.wake() }
    desktop.open()
    // Its process starts while the window opens.
    let decoder = PictureDecoder.ofThisProgram()
    decoder.start()
    let pictures = PictureRegistry.reading(of: scenes.map(\.placed))
    Display.takeLanguage()
    let (canvas, wanted) = try Self.openCanvas(
      size, scale: scale ?? Display.scale, view, renderer: renderer)
    ProcessEnd.takeOver(
      complaint: "A library ended the program. Changes that were kept will be recovered at the next start.",
      code: ExitCode.unavailable.rawValue)
    loop = FrameLoop(
      canvas, pixelsPerPoint: wanted, decoder: decoder,
      telling: { EventSource.wake() })
    loop.clock = FrameClock(rate: Self.usualRate)
    clipboard = ClipboardReader(canvas.window) { EventSource.wake() }
    registry = PictureRegistry()
    for picture in pictures?.answer(0) ?? [] { registry.learn(picture) }
    let studio = try Self.open(
      scenes, selected: selected, registry: &registry, loop.events)
    window = Window(studio, record: view, measure: canvas.textMeasure, templates: { Resources.templates() })
    window.moves = true
    window.studio.view.meter.rate = Self.usualRate
    window.studio.view.meter.device = canvas.renderer.device
    desktop.window = canvas.window.portalName
    if let icon = Resources.icon(in: Resources.folder()) { canvas.window.setIcon(icon) }
    followDisplay()
    definePictures()
    DisplayEnd.handle { [weak self] in self?.endWithoutDisplay() }
  }
}

extension StudioWindow {
  func run() throws(Failure) {
    defer { desktop.finish() }
    do {
      try showFrame()
      canvas.window.show(endingStartup: startup)
      while isOpen { try showFrame() }
    } catch {
      // Saves the latest changes when the program is ended from outside.
      window.receive(.ending, at: now)
      exchangeRequests()
      throw Failure(.software, "The window failed: \(error)")
    }
  }

  /// Stores the latest changes as the display has ended, and ends the program. The events, which may be in use, are not
  /// touched.
  private func endWithoutDisplay() -> Never {
    let hasWork = window.studio.library.documents.contains(where: \.isUnsaved)
    window.receive(.ending, at: loop.shown)
    for request in window.takeRequests(at: loop.shown) { desktop.perform(request) }
    desktop.finish()
    let fault = desktop.collect().lazy.compactMap { if case .work(.unkept(_, let why)) = $0 { why } else { nil } }.first
    let rest = fault.map { " Unsaved changes could not be kept: \($0)." }
    Console.complain(
      "The display connection was lost."
        + (rest ?? (hasWork ? " Unsaved changes will be recovered at the next start." : "")))
    ProcessEnd.exit(ExitCode.unavailable.rawValue)
  }

  var canvas: Canvas { loop.canvas }

  var loader: PictureLoader { loop.loader }

  /// Seconds on the events' clock.
  var now: Double { loop.events.now }

  /// Draws the next frame if it differs from the last; otherwise waits.
  private func showFrame() throws(SDLError) {
    canvas.isDark = window.studio.view.appearance.shown == .dark
    if try loop.frame(of: self) {
      frames += 1
      // First: who reads the report may ask the screen reader's bus for more.
      speak()
      tell(isAtRest: false)
      window.studio.view.meter.add(
        recorder.record(
          loop.spans, shownAt: loop.shown, scenePaint: window.studio.view.scenePaint, canvas.cost))
    } else if isOpen, !loop.hasEvents {
      rest(at: loop.shown)
    } else if clipboard.isAsking {
      loop.events.wait(loop.clock?.period)
    }
  }

  /// Returns false if the event has to wait for the clipboard's text, and so do all after it.
  private func handle(_ event: TimedEvent) -> Bool {
    if case .resize = event.event { followDisplay() }
    if window.leadsToPasting(event.event) {
      guard let text = clipboard.text(at: now) else { return false }
      window.clipboard = text
    }
    window.handle(event.event, at: event.time)
    return true
  }

  /// Follows the frame rate of the display, also when the window moves to another one.
  private func followDisplay() {
    let rate = canvas.window.refreshRate ?? Self.usualRate
    guard rate != window.studio.view.meter.rate else { return }
    loop.clock?.change(rate: rate)
    window.studio.view.meter.rate = rate
  }

  /// Sleeps until the next frame while something moves out of sight, otherwise until an event.
  private func rest(at shown: Double) {
    recorder.pause()
    speak()
    if window.isMoving(at: shown) || loader.isBusy {
      loop.events.wait(loop.clock?.period)
    } else {
      let due = [window.dueTime, loader.dueTime].compactMap(\.self).min()
      tell(isAtRest: due == nil)
      loop.events.wait(due.map { max(0, $0 - now) })
      loop.clock?.rest()
    }
  }

  /// Updates the screen reader, if one is running.
  private func speak() {
    guard desktop.isHeard else { return }
    desktop.tell(
      window.accessible(at: loop.shown), at: canvas.window.corner, pixelsPerPoint: loop.events.pixelsPerPoint)
  }

  /// Writes the report on the last frame.
  private func tell(isAtRest: Bool) {
    guard report != nil else { return }
    report?.tell(
      FrameReport.Line(
        frame: frames, isAtRest: isAtRest, hasAllPictures: loader.isComplete && !loader.isBusy && awaited.isEmpty,
        drawing: loop.drawing, isAsking: window.studio.isAsking, displayErrors: DisplayErrors.count,
        displayError: DisplayErrors.name,
        scene: window.studio.document.name))
  }
}

extension StudioWindow: FrameContent {
  var surface: (size: Size, scale: Double) { (loop.events.size, loop.events.pixelsPerPoint) }

  /// Returns false once the window is closed, so no frame is drawn for it.
  func handle(_ events: inout [TimedEvent]) -> Bool {
    events.mergeFloods()
    let start = MonotonicClock.now
    var count = 0
    for event in events {
      guard handle(event) else { break }
      report?.note(event.event)
      count += 1
      // Ending the program does not wait for all pending events.
      if count % Self.eventsAtOnce == 0 { exchangeRequests() }
      if !isOpen || MonotonicClock.now - start > Self.patience { break }
    }
    events.removeFirst(count)
    exchangeRequests()
    return isOpen
  }

  func advance(to shown: Double) throws(SDLError) {
    let isHeard = desktop.isHeard
    if isHeard != window.isHeard {
      loop.events.keyReader =
        isHeard ? KeyReader(ask: { [desktop] in desktop.ask($0) }, answer: { [desktop] in desktop.keyAnswer() }) : nil
    }
    window.isHeard = isHeard
    window.studio.view.tones = loader.tones
    window.advance(to: shown)
    showPointer()
  }

  func layOut(at shown: Double) { window.layOut(at: shown) }

  /// Shows by the pointer's shape what can be done under it.
  private func showPointer() {
    let wanted = window.pointerShape
    guard wanted != pointer else { return }
    pointer = wanted
    switch wanted {
    case .arrow: canvas.window.showPointer(.arrow)
    case .upDown: canvas.window.showPointer(.upDown)
    case .leftRight: canvas.window.showPointer(.leftRight)
    case .cross: canvas.window.showPointer(.cross)
    case .text: canvas.window.showPointer(.text)
    case .hand: canvas.window.showPointer(.hand)
    }
  }

  func paint(at shown: Double, into list: inout DrawList) {
    window.paint(at: shown, into: &list, clock: { MonotonicClock.now })
    loop.events.expectText(window.takesText)
    if let caret = window.caret, caret != self.caret {
      self.caret = caret
      loop.events.showCaret(caret)
    }
  }

  func expectPictures(from loader: PictureLoader, at shown: Double) {
    let scale = loop.events.pixelsPerPoint
    window.studio.picturesAhead(at: shown) { loader.expect($0, size: $1, scale: scale, distance: 1) }
  }
}

extension PictureRegistry {
  mutating func document(_ loaded: LoadedScene) -> SceneDocument {
    SceneDocument(
      name: loaded.stored.name, scene: loaded.scene, pictures: pictures(of: loaded.placed),
      file: loaded.stored.file(of: loaded.scene))
  }
}
