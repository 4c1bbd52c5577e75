import Glibc
import System

/// Serves a page to phones on the same network until it is closed. A class because its thread and sockets end with it.
///
/// Everything that waits for a phone happens on its thread. Phones are strangers: every request has limits, and whoever
/// does not know the token learns nothing.
public final class PhoneServer: Sendable {
  public let port: UInt16
  public let token: AccessToken
  private let shared: SharedState<ServedState>

  /// Starts serving a page.
  ///
  /// - Parameters:
  ///   - address: The only address of this machine to listen at. Nil for all that are real.
  ///   - port: 0 for any that is free.
  ///   - keep: Stores a tape and returns its file's name, on the server's thread. Nil if it cannot: phones are not told
  ///     why, as the reason names folders.
  ///   - wake: Called on that thread when the phones have changed.
  public init(
    _ page: LivePage, address: String? = nil, port: UInt16 = 0, limits: ServeLimits = ServeLimits(),
    keeping keep: @escaping @Sendable (SentTape) -> String?,
    waking wake: @escaping @Sendable () -> Void = {}
  ) throws(ServeError) {
    let token = AccessToken()
    let socket = try ListeningSocket(address: address, port: port)
    var state = ServedState()
    state.show(page)
    let shared = SharedState.start(state) { shared in
      ServerLoop(
        shared, socket, token: token, isOpen: address == nil, limits: limits, keeping: keep, waking: wake
      ).run()
    }
    guard let shared else {
      socket.close()
      throw .noThread
    }
    (self.port, self.token, self.shared) = (socket.port, token, shared)
  }

  deinit { shared.close() }
}

extension PhoneServer {
  /// Shows another state of the page on every phone.
  public func show(_ page: LivePage) {
    shared.withLock { $0.show(page) }
    shared.orders.wake()
  }

  /// Says on every phone why the page stays as it was.
  ///
  /// - Parameter sentence: Without folders, which strangers should not know.
  public func report(_ sentence: String) {
    shared.withLock { $0.report(sentence) }
    shared.orders.wake()
  }

  /// Moves all phones to an offset, and hears from now on where thumbs move them; nil: each scrolls for itself, as at
  /// first. While a thumb has the content, nothing else moves it.
  public func follow(_ offset: Double?) {
    shared.withLock { $0.follow(offset) }
    shared.orders.wake()
  }

  /// Where the content is that phones and the owner scroll together. Nil while each scrolls for itself.
  public var lead: ScrollLead? { shared.withLock { $0.lead } }

  /// The phones that show the page.
  public var phones: [Phone] { shared.withLock { $0.phones } }

  /// The page's address for a phone that reaches this machine at `host`.
  public func address(at host: String) -> String { "http://\(host):\(port)/\(token.text)/" }

  /// Ends it: its thread closes every connection and listens no longer.
  public func close() { shared.close() }

  /// Ends it before the program does: waits until phones have heard of it, or for `limit` seconds.
  public func end(within limit: Double = 1) {
    close()
    for _ in 0..<Int(limit * 1000) where !shared.withLock({ $0.hasEnded }) { usleep(1000) }
  }
}
