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
  private let desk: Desk
  private var clock: FrameClock
  private var list = DrawList()
  private var last = DrawList()
  private var ahead = DrawList()
  private var batch: [TimedEvent] = []
  private var stopwatch = Stopwatch()
  private var isOpen = true

  /// Frames per second where the display does not tell its own.
  private static let usualRate = 60.0

  init(
    _ scenes: [LoadedScene], selected: Int, size: Size, scale: Double?, renderer: CanvasOptions.Renderer
  ) throws(Failure) {
    // Before any other thread: the signals that end a program are the desk's.
    desk = Desk { EventSource.wake() }
    desk.open()
    Display.speakUTF8()
    do {
      canvas = try Canvas(CanvasOptions(.window(title: "Parallax", size: size), renderer: renderer))
    } catch {
      throw Failure(.unavailable, "No window could be opened: \(error)")
    }
    for warning in canvas.warnings { Console.complain(warning) }
    let pixelsPerPoint = scale ?? Display.scale ?? max(1, canvas.pixelsPerWindowUnit)
    canvas.resizeWindow(
      to: Size(
        width: size.width * pixelsPerPoint / canvas.pixelsPerWindowUnit,
        height: size.height * pixelsPerPoint / canvas.pixelsPerWindowUnit))
    canvas.setSmallestWindow(Size(width: 480, height: 360))
    events = EventSource(canvas: canvas, pixelsPerPoint: pixelsPerPoint)
    loader = PictureLoader(canvas: canvas, telling: { EventSource.wake() })
    book = PictureBook()
    clock = FrameClock(rate: canvas.refreshRate ?? Self.usualRate)
    var entries: [StudioScene] = []
    for scene in scenes { entries.append(book.entry(for: scene)) }
    guard var studio = Studio(scenes: entries, window: events.size, scale: pixelsPerPoint) else {
      throw Failure(.software, "There is no scene to show.")
    }
    if selected > 0 { studio.select(selected, at: events.now) } else { studio.start(at: events.now) }
    for scene in scenes { studio.attach(scene.stored.source, to: scene.stored.name) }
    studio.frameRate = canvas.refreshRate ?? Self.usualRate
    self.studio = studio
    definePictures()
  }
}

extension StudioWindow {
  func run() throws(Failure) {
    do {
      try attend()
      try drawIfNeeded()
      canvas.show()
      while isOpen {
        try events.poll(into: &batch)
        for event in batch { studio.handle(event.event, at: event.time) }
        batch.removeAll(keepingCapacity: true)
        try attend()
        // Once it is closed nothing may happen any more that a frame could wait for.
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
      let due = [studio.dueTime, desk.due].compactMap { $0 }.min()
      events.wait(due.map { max(0, $0 - events.now) })
    }
  }

  /// Carries words between the studio and the machine until neither has more to say.
  private func attend() throws(SDLError) {
    while true {
      for reply in desk.collect(at: events.now) { hear(reply) }
      studio.tend(at: events.now)
      let requests = studio.takeRequests()
      if requests.isEmpty { return }
      for request in requests { try perform(request) }
    }
  }

  /// Pictures are the window's own; everything else is the studio's.
  private func hear(_ reply: Reply) {
    if case .changed(let path) = reply, book.knows(path) {
      book.forget(path)
      loader.reload(path: path)
      for scene in studio.scenes { show(scene.name) }
    } else {
      studio.receive(reply, at: events.now)
    }
  }

  private func perform(_ request: Request) throws(SDLError) {
    switch request {
    case .quit: isOpen = false
    case .title(let title): canvas.setTitle(title)
    case .toggleFullScreen: try canvas.setFullScreen(!canvas.isFullScreen)
    case .open(let path): open(path)
    case .saveLog(let text): saveLog(text)
    case .pictures(let name): show(name)
    default: desk.perform(request, at: events.now)
    }
  }
}

extension StudioWindow {
  /// Opens what was dropped: a scene joins the gallery, pictures go into the scene on the stage.
  private func open(_ path: String) {
    do throws(Failure) {
      switch try DroppedFile(path) {
      case .scene(let path): studio.open(path, at: events.now)
      case .pictures(let paths):
        var scene = studio.scene
        scene.scene.content.images = paths
        studio.edit(scene, at: events.now)
        show(scene.name)
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

  /// Looks at the pictures that a scene names, and shows them.
  private func show(_ name: String) {
    guard let entry = studio.scenes.first(where: { $0.name == name }), let folder = studio.folder(of: name) else {
      return
    }
    let pictures = book.pictures(of: entry.scene, from: folder)
    definePictures()
    studio.receive(
      .pictures(of: name, pictures, miniatures: PictureBook.miniatures(of: pictures)), at: events.now)
  }

  /// Tells the loader of every picture, and how sharp those of a scene must be at its largest zoom.
  private func definePictures() {
    for (id, path) in book.paths {
      loader.define(id, path: path)
      loader.define(PictureBook.miniature(of: id), path: path)
    }
    desk.watchPictures(book.paths.map(\.path), at: events.now)
    let entry = studio.scene
    let coverage = entry.scene.effect.coverage(in: entry.scene.setting { _ in nil })
    guard coverage.zoom > 1, let picture = entry.pictures.images.first, let size = picture.size else { return }
    // The first picture is the one that stretches; it is drawn at the stage's scale, not at the device's.
    let width = coverage.sharpPicture.width / entry.scene.device.scale * studio.stageScale
    loader.keepSharp(picture.id, at: PixelSize(width: Int(width), height: Int(width / size.aspect)))
  }
}

extension PictureBook {
  mutating func entry(for loaded: LoadedScene) -> StudioScene {
    StudioScene(
      name: loaded.stored.name, scene: loaded.scene, pictures: pictures(of: loaded.scene, stored: loaded.stored))
  }
}
