import Boundary
import Desktop
import Documents
import Effects
import FrameStats
import Geometry
import Preview
import SDLBackend
import Studio

/// The studio in its window: polls, handles, advances, draws and presents. When nothing moves it waits for something to happen.
final class StudioWindow {
  private let canvas: Canvas
  private let loader: PictureLoader
  private var events: EventSource
  private var studio: Studio
  private var book: PictureBook
  private var opened: [LoadedScene]
  private var clock: FrameClock
  private var list = DrawList()
  private var last = DrawList()
  private var ahead = DrawList()
  private var batch: [TimedEvent] = []
  private var stopwatch = Stopwatch()
  private var isOpen = true

  /// Frames per second where the display does not tell its own.
  private static let usualRate = 60.0
  /// By how much larger than at rest a picture is held that can be stretched.
  private static let roomForZoom = 1.3

  init(
    _ scenes: [LoadedScene], selected: Int, size: Size, scale: Double?, renderer: CanvasOptions.Renderer
  ) throws(Failure) {
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
    opened = scenes
    clock = FrameClock(rate: canvas.refreshRate ?? Self.usualRate)
    var entries: [StudioScene] = []
    for scene in scenes { entries.append(book.entry(for: scene)) }
    guard var studio = Studio(scenes: entries, window: events.size, scale: pixelsPerPoint) else {
      throw Failure(.software, "There is no scene to show.")
    }
    if selected > 0 { studio.select(selected, at: events.now) } else { studio.start(at: events.now) }
    studio.frameRate = canvas.refreshRate ?? Self.usualRate
    self.studio = studio
    definePictures()
  }
}

extension StudioWindow {
  func run() throws(Failure) {
    do {
      try drawIfNeeded()
      canvas.show()
      while isOpen {
        try events.poll(into: &batch)
        for event in batch { studio.handle(event.event, at: event.time) }
        batch.removeAll(keepingCapacity: true)
        for request in studio.takeRequests() { try perform(request) }
        // A window that is closed at rest has nothing left to wait for.
        if isOpen { try drawIfNeeded() }
      }
    } catch {
      throw Failure(.software, "The window failed: \(error)")
    }
  }

  /// Draws the next frame if it differs from the last, at the moment at which it will be seen; else waits.
  private func drawIfNeeded() throws(SDLError) {
    clock.aim()
    stopwatch.start()
    let shown = events.now + max(0, clock.deadline - FrameClock.now)
    studio.advance(to: shown)
    stopwatch.split(\.update)
    let hasNewPictures = loader.advance(to: events.now)
    stopwatch.split(\.upload)
    list.removeAll()
    studio.draw(at: shown, into: &list)
    stopwatch.split(\.paint)
    guard list != last || hasNewPictures || events.isFrameLost else { return rest(at: shown) }
    try show(at: shown)
  }

  private func show(at shown: Double) throws(SDLError) {
    let scale = events.pixelsPerPoint
    loader.show(list, surface: events.size, scale: scale, at: shown)
    ahead.removeAll()
    studio.drawAhead(at: shown, into: &ahead)
    loader.expect(ahead, surface: events.size, scale: scale, distance: 1)
    try canvas.draw(list, scale: scale, clear: nil)
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    try canvas.submit()
    stopwatch.split(\.draw)
    clock.wait()
    stopwatch.skip()
    canvas.present()
    stopwatch.split(\.present)
    events.isFrameLost = false
    swap(&list, &last)
    studio.note(stopwatch.record(at: shown, canvas))
  }

  /// Nothing to draw: sleeps until the next frame while something moves unseen, else until something happens.
  private func rest(at shown: Double) {
    if studio.isMoving(at: shown) || loader.isBusy {
      events.wait(clock.period)
    } else {
      stopwatch.pause()
      events.wait(nil)
    }
  }

  private func perform(_ request: Request) throws(SDLError) {
    switch request {
    case .quit: isOpen = false
    case .title(let title): canvas.setTitle(title)
    case .toggleFullScreen: try canvas.setFullScreen(!canvas.isFullScreen)
    case .open(let path): open(path)
    case .saveLog(let text): saveLog(text)
    }
  }
}

extension StudioWindow {
  /// Opens what was dropped: a scene joins the gallery, pictures go into the scene on the stage.
  private func open(_ path: String) {
    do throws(Failure) {
      switch try DroppedFile(path) {
      case .scene(let loaded): show(loaded)
      case .pictures(let paths):
        var scene = studio.scene
        scene.scene.content.images = paths
        let stored = opened.first { $0.stored.name == scene.name }?.stored
        guard let stored else { return }
        let pictures = book.pictures(of: scene.scene, stored: stored)
        scene.pictures = pictures
        scene.miniatures = PictureBook.miniatures(of: pictures)
        studio.edit(scene, at: events.now)
        definePictures()
      }
    } catch {
      studio.say(error.lines.first ?? "\(path) cannot be opened.", isFault: true, at: events.now)
    }
  }

  private func saveLog(_ text: String) {
    do {
      let path = try FrameLog.write(text)
      studio.say("Frame times are in \(path)", at: events.now)
    } catch {
      studio.say("\(error)", isFault: true, at: events.now)
    }
  }

  private func show(_ loaded: LoadedScene) {
    opened.removeAll { $0.stored.name == loaded.stored.name }
    opened.append(loaded)
    studio.show(book.entry(for: loaded), at: events.now)
    definePictures()
  }

  /// Tells the loader of every picture, and how sharp those of a scene must be at its largest zoom.
  private func definePictures() {
    for (id, path) in book.paths {
      loader.define(id, path: path)
      loader.define(PictureBook.miniature(of: id), path: path)
    }
    let entry = studio.scene
    let coverage = entry.scene.effect.coverage(in: entry.scene.setting { _ in nil })
    guard coverage.zoom > 1, let picture = entry.pictures.images.first, let size = picture.size else { return }
    // The first picture is the one that stretches; it is drawn at the stage's scale, not at the device's. Room for all of the zoom would
    // make it shimmer at rest; beyond this much it is loaded anew while it is held stretched.
    let room = min(coverage.zoom, Self.roomForZoom) / coverage.zoom
    let width = coverage.sharpPicture.width / entry.scene.device.scale * studio.stageScale * room
    loader.keepSharp(picture.id, at: PixelSize(width: Int(width), height: Int(width / size.aspect)))
  }
}

extension PictureBook {
  mutating func entry(for loaded: LoadedScene) -> StudioScene {
    StudioScene(
      name: loaded.stored.name, scene: loaded.scene, pictures: pictures(of: loaded.scene, stored: loaded.stored))
  }
}
