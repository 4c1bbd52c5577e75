import Documents
import Glibc

/// Reports changes of files. It watches their folders, because editors replace files rather than write them, and it
/// reports a file only after a short pause, because it may be half written.
///
/// If the kernel cannot notify (a deleted folder, a network disk), it checks once a second.
public final class FileWatcher {
  private let notifications: FolderNotifications?
  /// The watched files by folder.
  private var wanted: [String: Set<String>] = [:]
  private var folders: [Int32: String] = [:]
  /// The times at which changed files will be reported.
  private var restless: [String: Double] = [:]
  /// The known states of files in folders without notifications.
  private var marks: [String: FileState] = [:]
  private var nextLook = Double.infinity

  /// Pause in seconds after the last change.
  static let patience = 0.1
  /// Interval of checks without notifications, in seconds.
  private static let pause = 1.0

  /// - Parameter isNotified: False only checks at intervals, as for a network disk.
  public init(isNotified: Bool = true) {
    notifications = isNotified ? FolderNotifications() : nil
  }
}

extension FileWatcher {
  /// A descriptor that becomes readable on notifications. Nil if there is none.
  public var descriptor: Int32? { notifications?.descriptor }

  /// The time of the next check. Nil if none is needed.
  public var due: Double? {
    let quiet = restless.values.min() ?? .infinity
    let due = min(quiet, nextLook)
    return due < .infinity ? due : nil
  }

  /// Watches exactly these files, which need not exist. Paths are absolute.
  public func watch(_ paths: [String], at time: Double) {
    wanted = Dictionary(grouping: paths, by: FilePath.folder).mapValues { Set($0.map(FilePath.name)) }
    for (number, folder) in folders where wanted[folder] == nil {
      notifications?.remove(number)
      folders[number] = nil
    }
    let known = Set(paths)
    restless = restless.filter { known.contains($0.key) }
    marks = marks.filter { known.contains($0.key) }
    watchFolders(at: time)
  }

  /// The files that have changed and been stable since.
  public func changes(at time: Double) -> [String] {
    listen(at: time)
    if time >= nextLook { watchFolders(at: time) }
    if restless.isEmpty { return [] }
    let quiet = restless.filter { $0.value <= time }.keys.sorted()
    for path in quiet { restless[path] = nil }
    return quiet
  }

  /// Watches every new folder, and records the files' states in those without notifications.
  private func watchFolders(at time: Double) {
    let watched = Set(folders.values)
    var isBlind = false
    for (folder, names) in wanted where !watched.contains(folder) {
      if let number = notifications?.add(folder) { folders[number] = folder } else { isBlind = true }
      for name in names {
        let path = FilePath.path(name, from: folder)
        let mark = FileState(path)
        // A folder that reappears brings its files back.
        if let old = marks.updateValue(mark, forKey: path), old != mark { restless[path] = time + Self.patience }
      }
    }
    nextLook = isBlind ? time + Self.pause : .infinity
  }

  private func listen(at time: Double) {
    guard let notifications else { return }
    guard let events = notifications.take() else { return suspectAll(at: time) }
    for event in events {
      guard let folder = folders[event.folder], let names = wanted[folder] else { continue }
      if event.name.isEmpty {
        lose(event, folder, names, at: time)
      } else if names.contains(event.name) {
        restless[FilePath.path(event.name, from: folder)] = time + Self.patience
      }
    }
  }

  /// Handles the deletion or renaming of a folder.
  private func lose(_ event: FolderNotifications.Event, _ folder: String, _ names: Set<String>, at time: Double) {
    if event.kind & UInt32(IN_MOVE_SELF) != 0 { notifications?.remove(event.folder) }
    folders[event.folder] = nil
    for name in names {
      let path = FilePath.path(name, from: folder)
      marks[path] = FileState(path)
      restless[path] = time + Self.patience
    }
    nextLook = min(nextLook, time + Self.pause)
  }

  private func suspectAll(at time: Double) {
    for (folder, names) in wanted {
      for name in names { restless[FilePath.path(name, from: folder)] = time + Self.patience }
    }
  }
}

/// The state of a file as far as known without reading it; equal for all missing files.
private struct FileState: Hashable {
  private var number: UInt64 = 0
  private var size = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
