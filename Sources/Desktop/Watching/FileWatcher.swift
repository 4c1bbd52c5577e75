import Documents
import Glibc

/// Tells when files change. It watches their folders, because editors replace a file rather than write it, and it tells
/// of a file only after it has been quiet for a moment, because it may be half written.
///
/// Where the kernel has nothing to say (a folder that is gone, a disk across the network), it looks by itself every
/// second.
public final class FileWatcher {
  private let notifications: FolderNotifications?
  /// The files in each folder.
  private var wanted: [String: Set<String>] = [:]
  private var folders: [Int32: String] = [:]
  /// When each changed file will have been quiet for long enough.
  private var restless: [String: Double] = [:]
  /// What is known of files in folders that are not watched.
  private var marks: [String: FileState] = [:]
  private var nextLook = Double.infinity

  /// Seconds that a file has to be quiet.
  static let patience = 0.1
  /// Seconds between two looks where there is no other news.
  private static let pause = 1.0

  /// - Parameter isNotified: False looks by itself only, as across a network.
  public init(isNotified: Bool = true) {
    notifications = isNotified ? FolderNotifications() : nil
  }
}

extension FileWatcher {
  /// What wakes a thread that waits for news; nil: nothing does.
  public var descriptor: Int32? { notifications?.descriptor }

  /// When something has to be looked at although nothing happened; nil: never.
  public var due: Double? {
    let quiet = restless.values.min() ?? .infinity
    let due = min(quiet, nextLook)
    return due < .infinity ? due : nil
  }

  /// Watches these files, which need not exist, and no others. Paths are absolute.
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

  /// The files that have changed and are quiet again.
  public func changes(at time: Double) -> [String] {
    listen(at: time)
    if time >= nextLook { watchFolders(at: time) }
    if restless.isEmpty { return [] }
    let quiet = restless.filter { $0.value <= time }.keys.sorted()
    for path in quiet { restless[path] = nil }
    return quiet
  }

  /// Watches every folder that is not watched yet, and marks the files in those that cannot be.
  private func watchFolders(at time: Double) {
    let watched = Set(folders.values)
    var isBlind = false
    for (folder, names) in wanted where !watched.contains(folder) {
      if let number = notifications?.add(folder) { folders[number] = folder } else { isBlind = true }
      for name in names {
        let path = FilePath.path(name, from: folder)
        let mark = FileState(path)
        // A folder that has come back brings its files with it.
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

  /// The folder itself is gone or has another name.
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

/// What tells one state of a file from another without reading it; the same for every file that is not there.
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
