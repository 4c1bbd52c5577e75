import Glibc

/// The kernel's notifications about folders: names written, replaced or removed. Never blocks. A class because it owns
/// a descriptor.
final class FolderNotifications {
  /// An event in a folder.
  struct Event: Hashable {
    var folder: Int32
    /// The file; empty for the folder itself.
    var name: String
    var kind: UInt32
  }

  let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

  /// A file was closed after writing, appeared, disappeared or moved; the folder itself was deleted or moved.
  private static let interest = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Nil if the system has no more of them.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }
}

extension FolderNotifications {
  /// Watches a folder. Nil if there is none.
  func add(_ folder: String) -> Int32? {
    let number = inotify_add_watch(descriptor, folder, Self.interest)
    return number >= 0 ? number : nil
  }

  func remove(_ folder: Int32) { inotify_rm_watch(descriptor, folder) }

  /// The events since the last call. Nil if the kernel's queue overflowed.
  func take() -> [Event]? {
    var events: [Event] = []
    var isLost = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let head = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          let end = min(count, start + Int(head.len))
          let name = String(decoding: bytes[start..<end].prefix { $0 != 0 }, as: UTF8.self)
          if head.mask & UInt32(IN_Q_OVERFLOW) != 0 { isLost = true }
          events.append(Event(folder: head.wd, name: name, kind: head.mask))
          place = end
        }
      }
    }
    return isLost ? nil : events
  }
}
