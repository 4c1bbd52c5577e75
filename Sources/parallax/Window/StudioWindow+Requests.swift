import Boundary
import Desktop
import Documents
import Effects
import Geometry
import Inspector
import PreviewKit
import SDLBackend
import StudioKit

extension StudioWindow {
  /// Carries words between the studio and the machine until neither has more to say.
  func attend() {
    while true {
      for reply in desk.collect(at: events.now) { hear(reply) }
      studio.isHandBusy = inspector.isBusy
      studio.tend(at: events.now)
      let requests = studio.takeRequests()
      if requests.isEmpty { return }
      var dropped: [String] = []
      for request in requests {
        if case .open(let path) = request { dropped.append(path) } else { perform(request) }
      }
      if !dropped.isEmpty { open(dropped) }
    }
  }

  /// Pictures are the window's own; everything else is the studio's.
  private func hear(_ reply: Reply) {
    if case .changed(let path) = reply, book.knows(path) {
      reload(path)
    } else {
      studio.receive(reply, at: events.now)
    }
  }

  /// A picture file has changed. One that is gone, broken or only half there leaves the picture as it was.
  private func reload(_ path: String) {
    switch PictureFiles.report(on: path, isThorough: true) {
    case .fit:
      book.forget(path)
      loader.reload(path: path)
      for scene in studio.scenes { show(scene.name) }
    case .flawed(_, _, let why), .unfit(let why):
      studio.say("\(FilePath.name(of: path)): \(why). The picture stays as it was.", isFault: true, at: events.now)
    }
  }

  private func perform(_ request: Request) {
    switch request {
    case .quit: isOpen = false
    case .title(let title): canvas.setTitle(title)
    case .toggleFullScreen:
      attempt("The window cannot fill the display") { () throws(SDLError) in
        try canvas.setFullScreen(!canvas.isFullScreen)
      }
    case .copy(let text):
      attempt("Nothing was copied") { () throws(SDLError) in try canvas.copy(text) }
    case .saveLog(let text): saveLog(text)
    case .pictures(let name): show(name)
    default: desk.perform(request, at: events.now)
    }
  }

  /// Does what the desktop may refuse, and says so where it does.
  private func attempt(_ refusal: String, _ body: () throws(SDLError) -> Void) {
    do throws(SDLError) {
      try body()
    } catch {
      studio.say("\(refusal): \(error)", isFault: true, at: events.now)
    }
  }
}

extension StudioWindow {
  /// Opens what was dropped together: scenes join the gallery, pictures go into the scene on the stage.
  private func open(_ paths: [String]) {
    var pictures: [String] = []
    for path in paths {
      do throws(Failure) {
        switch try DroppedFile(path) {
        case .scene(let path): studio.open(path, at: events.now)
        case .pictures(let paths): pictures += paths
        }
      } catch {
        studio.say(error.lines.first ?? "\(path) cannot be opened.", isFault: true, at: events.now)
      }
    }
    guard !pictures.isEmpty else { return }
    var scene = studio.scene.scene
    scene.content.images = pictures
    studio.edit(scene, as: pictures.count == 1 ? "Picture" : "\(pictures.count) pictures", at: events.now)
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
  func definePictures() {
    for (id, path) in book.paths {
      loader.define(id, path: path)
      loader.define(PictureBook.miniature(of: id), path: path)
    }
    desk.watchPictures(book.paths.map(\.path), at: events.now)
    let entry = studio.scene
    loader.keepSharp(entry.pictures, of: entry.scene, pixelsPerPoint: studio.stageScale)
  }
}
