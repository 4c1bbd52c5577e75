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

/// The studio in its window: polls, handles, advances, draws and presents. When nothing moves it waits for something to
/// happen.
final class StudioWindow {
  let canvas: Canvas
  let loader: PictureLoader
  var events: EventSource
  var studio: Studio
  var book: PictureBook
  let desk: Desk
  let inspector: Panel
  /// Pixels per point for which the panel's glyphs are drawn.
  private var panelScale = 0.0
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
    // Before any other thread: the signals that end a program are the desk's.
    desk = Desk { EventSource.wake() }
    desk.open()
    Display.takeLanguage()
    let wanted = scale ?? Display.scale
    let pixels = Size(width: size.width * (wanted ?? 1), height: size.height * (wanted ?? 1))
    do {
      canvas = try Canvas(CanvasOptions(.window(title: "Parallax", size: pixels), renderer: renderer))
    } catch {
      throw Failure(.unavailable, "No window could be opened: \(error)")
    }
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    let pixelsPerPoint = wanted ?? max(1, canvas.pixelsPerWindowUnit)
    // Where the desktop's units are not pixels, the window was opened larger than it was meant.
    if wanted != nil, canvas.pixelsPerWindowUnit != 1 {
      canvas.resizeWindow(
        to: Size(
          width: pixels.width / canvas.pixelsPerWindowUnit, height: pixels.height / canvas.pixelsPerWindowUnit))
    }
    canvas.setSmallestWindow(Size(width: 480, height: 360))
    events = EventSource(canvas: canvas, pixelsPerPoint: pixelsPerPoint)
    loader = PictureLoader(canvas: canvas, telling: { EventSource.wake() })
    book = PictureBook()
    clock = FrameClock(rate: canvas.refreshRate ?? Self.usualRate)
    guard let inspector = Panel() else { throw Failure(.software, "There is no memory for the panel.") }
    self.inspector = inspector
    var entries: [StudioScene] = []
    for scene in scenes { entries.append(book.entry(for: scene)) }
    guard var studio = Studio(scenes: entries, window: events.size, scale: pixelsPerPoint) else {
      throw Failure(.software, "There is no scene to show.")
    }
    if selected > 0 { studio.select(selected, at: events.now) } else { studio.start(at: events.now) }
    for scene in scenes {
      // What the command line changed in somebody's file is unsaved; a built-in scene is nobody's.
      let saved = scene.stored.isBuiltIn ? scene.scene : scene.stored.reading.scene
      studio.attach(scene.stored.source, to: scene.stored.name, saved: saved)
    }
    studio.frameRate = canvas.refreshRate ?? Self.usualRate
    self.studio = studio
    definePictures()
  }
}

extension StudioWindow {
  func run() throws(Failure) {
    defer { desk.finish() }
    do {
      stopwatch.start()
      try attend()
      try drawIfNeeded()
      canvas.show()
      while isOpen {
        stopwatch.start()
        try events.poll(into: &batch)
        for event in batch { handle(event) }
        batch.removeAll(keepingCapacity: true)
        try attend()
        // Once it is closed nothing may happen any more that a frame could wait for.
        if isOpen { try drawIfNeeded() }
      }
    } catch {
      throw Failure(.software, "The window failed: \(error)")
    }
  }

  /// The panel comes first: what it does not want is the studio's.
  private func handle(_ event: TimedEvent) {
    if case .keyDown(.letter("v"), _, _) = event.event { inspector.clipboard = canvas.clipboard ?? "" }
    if case .secondary = event.event { inspector.clipboard = canvas.clipboard ?? "" }
    if isForPanel(event.event), inspector.handle(event.event, for: &studio, at: event.time) { return }
    studio.handle(event.event, at: event.time)
  }

  /// A sheet comes before the panel; what ends a drag or a key there still reaches it.
  private func isForPanel(_ event: InputEvent) -> Bool {
    switch event {
    case .up, .cancel, .keyUp, .modifiers, .resize, .focus: true
    default: !studio.hasSheet
    }
  }

  /// Draws the panel's glyphs for the scale of the display, when that is new.
  private func drawGlyphs() throws(SDLError) {
    guard panelScale != events.pixelsPerPoint else { return }
    panelScale = events.pixelsPerPoint
    let fonts = [canvas.fontFile(isBold: false), canvas.fontFile(isBold: true)].map { file in
      file.map { PanelFont(path: $0.path, face: $0.face) }
    }
    guard
      let atlas = inspector.setFonts(
        regular: fonts[0], semibold: fonts[1], scale: panelScale, isPixelExact: canvas.movesInWholePixels)
    else { return }
    var pixels = Pixels(width: atlas.width, height: atlas.height)
    pixels.bytes = atlas.bytes
    try canvas.setAtlas(Panel.atlas, pixels)
  }

  /// Draws the next frame if it differs from the last, at the moment at which it will be seen; else waits.
  private func drawIfNeeded() throws(SDLError) {
    clock.aim()
    let shown = events.now + max(0, clock.deadline - FrameClock.now)
    try drawGlyphs()
    inspector.update(&studio, at: shown)
    studio.advance(to: shown)
    stopwatch.split(\.update)
    let hasNewPictures = loader.advance(to: events.now)
    stopwatch.split(\.upload)
    list.removeAll()
    studio.layOut(at: shown)
    stopwatch.split(\.layers)
    studio.paint(at: shown, into: &list)
    inspector.draw(studio, into: &list)
    studio.drawSheets(into: &list)
    stopwatch.split(\.paint)
    guard list != last || hasNewPictures || events.isFrameLost else { return rest(at: shown) }
    try show(at: shown)
  }

  private func show(at shown: Double) throws(SDLError) {
    let scale = events.pixelsPerPoint
    loader.show(list, surface: events.size, scale: scale, at: shown)
    studio.picturesAhead(at: shown) { loader.expect($0, size: $1, scale: scale, distance: 1) }
    stopwatch.split(\.upload)
    try canvas.draw(list, scale: scale, clear: nil)
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    try canvas.submit()
    // Where the processor draws, it draws now: what it takes differs from frame to frame, and the moment at which the
    // frame is seen shall not.
    if canvas.isDrawnByProcessor { try canvas.fence() }
    stopwatch.split(\.draw)
    clock.wait()
    stopwatch.skip()
    canvas.present()
    stopwatch.split(\.present)
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
      let due = [studio.dueTime, studio.noticeEnd, inspector.dueTime, desk.due].compactMap { $0 }.min()
      events.wait(due.map { max(0, $0 - events.now) })
    }
  }
}

extension PictureBook {
  mutating func entry(for loaded: LoadedScene) -> StudioScene {
    StudioScene(
      name: loaded.stored.name, scene: loaded.scene, pictures: pictures(of: loaded.scene, stored: loaded.stored))
  }
}
