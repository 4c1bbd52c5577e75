import Glibc
import StudioKit
import Synchronization

/// Does what is asked about files, one thing after the other, on a thread of its own, so that a slow disk holds up no
/// frame. A class because the thread outlives the call.
final class Clerk: Sendable {
  /// What is kept between two sessions; nil where there is nowhere to keep it.
  struct Shelves {
    var state: String?
    var autosave: AutosaveFolder?
    var recent: RecentFiles?
  }

  private struct Tray {
    /// Not begun yet.
    var requests: [Request] = []
    /// Not collected yet.
    var replies: [Reply] = []
    /// There is a thread, and it will look again before it ends.
    var isWorking = false
  }

  private let tray = Mutex(Tray())
  private let shelves: Mutex<Shelves>
  private let ring: @Sendable () -> Void

  /// - Parameters:
  ///   - state: The folder for what is kept between two sessions.
  ///   - ring: Called on the thread when there is something to collect.
  init(state: String?, ringing ring: @escaping @Sendable () -> Void) {
    shelves = Mutex(
      Shelves(
        state: state, autosave: state.map { AutosaveFolder($0 + "/autosave") },
        recent: state.map { RecentFiles(folder: $0) }))
    self.ring = ring
  }
}

extension Clerk {
  /// What earlier sessions left.
  func leftovers() -> [Reply] { shelves.withLock { $0.leftovers() } }

  /// Takes a request; it is done after all that were taken before.
  func take(_ request: Request) {
    let isFirst = tray.withLock { tray in
      tray.requests.append(request)
      defer { tray.isWorking = true }
      return !tray.isWorking
    }
    if isFirst, !Sideline.start({ [self] in work() }) { work() }
  }

  /// What was done since the last call.
  func collect() -> [Reply] {
    tray.withLock { tray in
      defer { tray.replies.removeAll() }
      return tray.replies
    }
  }

  /// Waits until all is done, or for so many seconds: a disk may never answer.
  func finish(within limit: Double = 10) {
    for _ in 0..<Int(limit * 1000) where tray.withLock({ $0.isWorking }) { usleep(1000) }
  }

  private func work() {
    while let request = next() {
      shelves.withLock { shelves in
        shelves.answer(request) { reply in
          tray.withLock { $0.replies.append(reply) }
          ring()
        }
      }
    }
  }

  private func next() -> Request? {
    tray.withLock { tray in
      guard !tray.requests.isEmpty else {
        tray.isWorking = false
        return nil
      }
      return tray.requests.removeFirst()
    }
  }
}
