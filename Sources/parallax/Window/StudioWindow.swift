import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Inspector
import PreviewKit
import SDLBackend
import StudioKit
import System

/// The studio in its window, with the panel beside it. When nothing moves it waits for something to happen.
final class StudioWindow {
  private let stage: FrameStage
  var studio: Studio
  var book: PictureBook
  /// How many pictures of the book the loader knows.
  var definedPictures = 0
  /// Documents with pictures that are being looked at.
  var awaited: Set<DocumentID> = []
  let desktop: DesktopServices
  let inspector: Panel
  var toolbar: Toolbar
  /// What the desktop calls this start of the program.
  private let startup: String?
  /// What the pointer looks like.
  private var pointer = PointerShape.arrow
  /// Where the input method believes the caret to be.
  private var caret: Rect?
  private var recorder = FrameRecorder()
  private var report = FrameReport()
  /// What a screen reader was told last.
  private var speech = WindowSpeech()
  /// Frames drawn until now.
  private var frames = 0
  var isOpen = true

  /// Events after which it is looked what the machine has to say.
  private static let eventsAtOnce = 32
  /// Frames per second where the display does not tell its own.
  private static let usualRate = 60.0

  init(
    _ scenes: [LoadedScene], selected: Int, view: SessionRecord.View, size: Size?, scale: Double?,
    renderer: CanvasOptions.Renderer
  ) throws(Failure) {
    startup = Display.takeStartup()
    // Before any other thread: the signals that end a program are its services'.
    desktop = DesktopServices(gestures: GestureFolder.path, sharing: { DesktopRecentFiles() }) { EventSource.wake() }
    desktop.open()
    let crash = StateFolder.path.flatMap { CrashNotes.takeLast(in: $0) }
    if let state = StateFolder.path { CrashNotes.begin(in: state, version: Commands.version) }
    // Its process starts while the window opens.
    let decoder = PictureDecoder.ofThisProgram()
    decoder.start()
    Display.takeLanguage()
    let (canvas, wanted) = try Self.openCanvas(size, scale: scale ?? Display.scale, renderer: renderer)
    ProcessEnd.takeOver(
      complaint: "The display went away, and the window with it. What was changed comes back at the next start.",
      code: ExitCode.unavailable.rawValue)
    stage = FrameStage(
      canvas, pixelsPerPoint: wanted, decoder: decoder,
      telling: { EventSource.wake() })
    stage.clock = FrameClock(rate: Self.usualRate)
    book = PictureBook()
    toolbar = Toolbar(measure: canvas.textMeasure)
    inspector = Panel(
      measure: canvas.textMeasure, sections: view.panel.sections, templates: { Resources.templates() })
    studio = try Self.open(scenes, selected: selected, book: &book, stage.events, measure: canvas.textMeasure)
    studio.view.record = view
    studio.view.meter.rate = Self.usualRate
    studio.view.meter.device = canvas.renderer.device
    CrashNotes.draw(by: canvas.renderer.device)
    desktop.window = canvas.window.portalName
    if let icon = Resources.icon(in: Resources.folder()) { canvas.window.setIcon(icon) }
    followDisplay()
    definePictures()
    if let crash { studio.receive(.crashed(crash), at: stage.events.now) }
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
      // What was done a moment ago is kept as it is when the program is ended from outside.
      studio.receive(.ending, at: now)
      exchangeRequests()
      throw Failure(.software, "The window failed: \(error)")
    }
  }

  var canvas: Canvas { stage.canvas }

  var loader: PictureLoader { stage.loader }

  /// Seconds on the clock of the events.
  var now: Double { stage.events.now }

  /// Draws the next frame if it differs from the last; else waits.
  private func showFrame() throws(SDLError) {
    if try stage.frame(of: self) {
      frames += 1
      tell(isAtRest: false)
      speak()
      studio.view.meter.add(recorder.record(stage.spans, shownAt: stage.shown, canvas.cost))
    } else if isOpen {
      rest(at: stage.shown)
    }
  }

  /// Tools and panel come first: what they do not want is the studio's.
  private func handle(_ event: TimedEvent) {
    if case .resize = event.event { followDisplay() }
    if case .focus(let isActive) = event.event { speech.isActive = isActive }
    if Self.leadsToPasting(event.event) { paste() }
    // What is open in the panel closes first.
    let isPanelFirst = inspector.isBusy
    if !isPanelFirst, toolbar.handle(event.event, for: &studio, at: event.time) { return }
    if isForPanel(event.event), inspector.handle(event.event, for: &studio, at: event.time) { return }
    if isPanelFirst, toolbar.handle(event.event, for: &studio, at: event.time) { return }
    studio.handle(event.event, at: event.time)
  }

  /// Shows what another program has copied to whoever may want it.
  private func paste() {
    let text = canvas.window.clipboard ?? ""
    inspector.clipboard = text
    studio.view.sheets.clipboard = text
  }

  /// Draws as often as the display shows, also when the window has gone to another one.
  private func followDisplay() {
    let rate = canvas.window.refreshRate ?? Self.usualRate
    guard rate != studio.view.meter.rate else { return }
    stage.clock?.change(rate: rate)
    studio.view.meter.rate = rate
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

  /// Nothing to draw: sleeps until the next frame while something moves unseen, else until something happens.
  private func rest(at shown: Double) {
    recorder.pause()
    speak()
    if studio.isMoving(at: shown) || loader.isBusy {
      stage.events.wait(stage.clock?.period)
    } else {
      let due = [studio.library.autosaveDue, studio.view.notice?.end, inspector.dueTime, toolbar.dueTime]
        .compactMap { $0 }.min()
      tell(isAtRest: due == nil)
      stage.events.wait(due.map { max(0, $0 - now) })
      stage.clock?.rest()
    }
  }

  /// Tells a screen reader what there is now, if one listens.
  private func speak() {
    guard desktop.isHeard else { return }
    let window = speech.describe(studio, inspector, toolbar, at: stage.shown)
    desktop.tell(window, at: canvas.window.corner, pixelsPerPoint: stage.events.pixelsPerPoint)
  }

  /// Tells whoever asked what the last frame shows.
  private func tell(isAtRest: Bool) {
    guard report != nil else { return }
    report?.tell(
      FrameReport.Line(
        frame: frames, isAtRest: isAtRest, hasAllPictures: loader.isComplete && !loader.isBusy && awaited.isEmpty,
        drawing: stage.drawing, isAsking: studio.isAsking,
        scene: studio.document.name))
  }
}

extension StudioWindow: FrameContent {
  var surface: (size: Size, scale: Double) { (stage.events.size, stage.events.pixelsPerPoint) }

  /// Once it is closed nothing may happen any more that a frame could wait for.
  func handle(_ events: [TimedEvent]) -> Bool {
    for (index, event) in events.enumerated() {
      handle(event)
      report?.note(event.event)
      // Who ends the program is not kept waiting by all that has piled up meanwhile.
      if index % Self.eventsAtOnce == Self.eventsAtOnce - 1 {
        exchangeRequests()
        if !isOpen { break }
      }
    }
    exchangeRequests()
    return isOpen
  }

  func advance(to shown: Double) throws(SDLError) {
    let isHeard = desktop.isHeard
    if isHeard != inspector.isHeard { stage.events.keyReader = isHeard ? { [desktop] in desktop.take($0) } : nil }
    (inspector.isHeard, toolbar.isHeard, studio.isHeard) = (isHeard, isHeard, isHeard)
    studio.view.tones = loader.tones
    inspector.update(&studio, at: shown)
    toolbar.update(&studio, at: shown)
    studio.advance(to: shown)
    showPointer()
  }

  func layOut(at shown: Double) { studio.layOut(at: shown) }

  /// The pointer tells what can be dragged under it.
  private func showPointer() {
    let wanted = studio.pointerShape
    guard wanted != pointer else { return }
    pointer = wanted
    switch wanted {
    case .arrow: canvas.window.showPointer(.arrow)
    case .upDown: canvas.window.showPointer(.upDown)
    case .leftRight: canvas.window.showPointer(.leftRight)
    case .cross: canvas.window.showPointer(.cross)
    }
  }

  func paint(at shown: Double, into list: inout DrawList) {
    studio.paint(at: shown, into: &list)
    inspector.draw(studio, into: &list)
    toolbar.draw(into: &list)
    studio.drawSheets(into: &list)
    stage.events.expectText(studio.view.sheets.takesText || inspector.takesText)
    if let caret = studio.view.sheets.caret ?? inspector.caret, caret != self.caret {
      self.caret = caret
      stage.events.showCaret(caret)
    }
  }

  func expectPictures(from loader: PictureLoader, at shown: Double) {
    let scale = stage.events.pixelsPerPoint
    studio.picturesAhead(at: shown) { loader.expect($0, size: $1, scale: scale, distance: 1) }
  }
}

extension PictureBook {
  mutating func document(_ loaded: LoadedScene) -> SceneDocument {
    SceneDocument(
      name: loaded.stored.name, scene: loaded.scene, pictures: pictures(of: loaded.scene, stored: loaded.stored),
      file: loaded.stored.file(of: loaded.scene))
  }
}
