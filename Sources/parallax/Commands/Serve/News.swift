import Synchronization
import System

/// What the server's thread has to say to the main thread, and a way to wake it. A class because both have it.
nonisolated final class News<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])
  private let pipe: WakePipe

  init() throws(Failure) {
    do {
      pipe = try WakePipe()
    } catch {
      throw Failure(.unavailable, "The page cannot be served: \(error).")
    }
  }
}

nonisolated extension News {
  /// Becomes readable when there is news.
  var descriptor: Int32 { pipe.descriptor }

  func add(_ item: Item) {
    items.withLock { $0.append(item) }
    wake()
  }

  func wake() { pipe.wake() }

  /// The news since the last call.
  func take() -> [Item] {
    pipe.forget()
    return items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
