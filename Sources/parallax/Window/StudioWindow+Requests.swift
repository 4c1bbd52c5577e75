import Boundary
import Desktop
import Documents
import SDLBackend
import StudioKit

extension StudioWindow {
  /// Rounds of requests and replies before the next frame.
  private static let mostRounds = 8

  /// Passes requests of the studio to the services and replies back, until there are no more, or so many that a frame
  /// is due in between.
  func exchangeRequests() {
    window.studio.view.take(
      surface.size, isMaximized: canvas.window.isMaximized, isFullScreen: canvas.window.isFullScreen)
    for _ in 0..<Self.mostRounds {
      for reply in desktop.collect() { receive(reply) }
      let requests = window.takeRequests(at: now)
      if requests.isEmpty { return }
      for request in requests {
        if let own = desktop.perform(request) { perform(own) }
      }
    }
    EventSource.wake()
  }

  /// The window handles pictures and itself; the studio handles all other replies.
  private func receive(_ reply: Reply) {
    switch reply {
    case .file(.changed(let path)) where !registry.addresses(in: path).isEmpty:
      desktop.perform(.pictures(.lookAgain(at: path, pictures: registry.addresses(in: path))))
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
    case .frames(let build): show(build)
    case .renamed(let addresses): rename(addresses)
    }
  }

  /// Performs an action that the desktop may refuse, and reports the refusal.
  private func attempt(_ refusal: String, _ body: () throws(SDLError) -> Void) {
    do throws(SDLError) {
      try body()
    } catch {
      window.studio.say("\(refusal): \(error)", isFault: true, at: now)
    }
  }
}
