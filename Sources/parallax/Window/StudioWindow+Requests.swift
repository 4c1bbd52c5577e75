import Boundary
import Desktop
import Documents
import SDLBackend
import StudioKit

extension StudioWindow {
  /// Hands requests of the studio to the machine and replies back, until neither has more.
  func exchangeRequests() {
    while true {
      for reply in desktop.collect() { receive(reply) }
      let requests = window.takeRequests(at: now)
      if requests.isEmpty { return }
      CrashNotes.show(window.studio.document.scene.effectName)
      for request in requests {
        CrashNotes.add(request)
        if let own = desktop.perform(request) { perform(own) }
      }
    }
  }

  /// Pictures and the window itself are the window's own; everything else is the studio's.
  private func receive(_ reply: Reply) {
    switch reply {
    case .changed(let path) where book.knows(path): desktop.perform(.pictures(.lookAgain(at: path)))
    case .looked(let pictures): learn(pictures)
    case .lookedAgain(let picture): reload(picture)
    case .called(_, let startup):
      canvas.window.raise(for: startup)
      window.receive(reply, at: now)
    default: window.receive(reply, at: now)
    }
  }

  private func perform(_ request: WindowRequest) {
    switch request {
    case .quit: isOpen = false
    case .title(let title): canvas.window.setTitle(title)
    case .toggleFullScreen:
      attempt("The window cannot fill the display") { () throws(SDLError) in
        try canvas.window.setFullScreen(!canvas.window.isFullScreen)
      }
    case .copy(let text):
      attempt("Nothing was copied") { () throws(SDLError) in try canvas.window.copy(text) }
    case .pictures(let document): show(document)
    }
  }

  /// Does what the desktop may refuse, and says so where it does.
  private func attempt(_ refusal: String, _ body: () throws(SDLError) -> Void) {
    do throws(SDLError) {
      try body()
    } catch {
      window.studio.say("\(refusal): \(error)", isFault: true, at: now)
    }
  }
}
