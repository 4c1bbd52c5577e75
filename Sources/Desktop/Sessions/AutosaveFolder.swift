import Glibc
import StudioKit
import System

/// Where unsaved work is kept: a file for each scene, and beside it a lock that the kernel opens when its owner dies.
/// What is found unlocked belongs to a session that did not end well.
public final class AutosaveFolder {
  private let folder: String
  /// The locks that this session holds, by the name of the file.
  private var locks: [String: Int32] = [:]
  /// The file of each key: its own name, or another one where a second program has the same scene open.
  private var names: [String: String] = [:]

  /// Programs that can have the same scene open at once.
  private static let mostOwners = 16

  public init(_ folder: String) {
    self.folder = folder
  }

  deinit {
    for lock in locks.values { Self.unlock(lock) }
  }

  /// Lets go of a lock and closes its file. Without the first, a child process that is being started, which has all
  /// files of its parent until it runs its own program, would hold the lock a while longer.
  private static func unlock(_ lock: Int32) {
    flock(lock, LOCK_UN)
    close(lock)
  }
}

extension AutosaveFolder {
  /// Keeps a text under a key. It outlives the program, and need not outlive a power cut: nothing waits for the disk.
  public func keep(_ text: String, key: String) throws(FileError) {
    guard text.utf8.count <= AutosaveFile.largestText else {
      throw FileError(.tooLarge, path: folder, reason: "it is larger than \(AutosaveFile.largestText / 1_048_576) MB")
    }
    try Folder.make(folder)
    let name = try name(for: key)
    try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(name).json", isDurable: false)
  }

  public func forget(key: String) {
    guard let name = names.removeValue(forKey: key) else { return }
    unlink("\(folder)/\(name).json")
    release(name)
  }

  /// What earlier sessions left, the newest first. It is this session's from now on: no other is offered it.
  /// What cannot be read stays where it is.
  public func leftovers() -> (files: [AutosaveFile], errors: [FileError]) {
    let files = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(".json") }
    var found: [(file: AutosaveFile, written: Int)] = []
    var errors: [FileError] = []
    for name in files.map({ String($0.dropLast(5)) }) where locks[name] == nil {
      do throws(FileError) {
        guard try lock(name) else { continue }
        let path = "\(folder)/\(name).json"
        let text = String(decoding: try FileReader.bytes(of: path, limit: AutosaveFile.largestText), as: UTF8.self)
        // Another name than the scene's own key, so that its new work does not take the place of the old before it was
        // offered.
        names["left-" + name] = name
        let written = Self.writingTime(of: path)
        found.append((AutosaveFile(key: "left-" + name, text: text, time: Self.words(for: written)), written))
      } catch {
        // Where it is gone by now its owner has forgotten it.
        if error.cause == .missing { release(name) } else { errors.append(error) }
      }
    }
    return (found.sorted { $0.written > $1.written }.map(\.file), errors)
  }

  /// When a file was written, in seconds since 1970; 0 where it is not there.
  private static func writingTime(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mtim.tv_sec) : 0
  }

  /// `12:31` for a time of today, else the day too: `2025-03-01 12:31`.
  static func words(for seconds: Int) -> String {
    let time = LocalTime(seconds)
    return time.text(time.isSameDay(as: LocalTime()) ? "%H:%M" : "%Y-%m-%d %H:%M")
  }

  private func release(_ name: String) {
    unlink("\(folder)/\(name).lock")
    if let lock = locks.removeValue(forKey: name) { Self.unlock(lock) }
  }

  private func name(for key: String) throws(FileError) -> String {
    if let name = names[key] {
      if isHeld(name) { return name }
      // The folder was cleared: the lock that is held there protects nothing any more.
      names[key] = nil
      if let lock = locks.removeValue(forKey: name) { Self.unlock(lock) }
    }
    for number in 1...Self.mostOwners {
      let name = number == 1 ? key : "\(key)-\(number)"
      guard locks[name] == nil, try lock(name) else { continue }
      // Nobody's work, and yet not ours to overwrite: it may not have been offered.
      if access("\(folder)/\(name).json", F_OK) == 0 {
        if let lock = locks.removeValue(forKey: name) { Self.unlock(lock) }
        continue
      }
      names[key] = name
      return name
    }
    throw FileError(.unwritable, path: folder, reason: "too many programs have this scene open")
  }

  /// Whether the name is ours now: false where somebody else has it.
  private func lock(_ name: String) throws(FileError) -> Bool {
    let path = "\(folder)/\(name).lock"
    do throws(SystemError) {
      let lock = try Descriptor.open(path, O_RDWR | O_CREAT)
      do throws(SystemError) {
        // Its owner may have taken it away after it was opened here: the next one of this name would be another lock.
        guard flock(lock, LOCK_EX | LOCK_NB) == 0, try Self.isThere(lock) else {
          close(lock)
          return false
        }
      } catch {
        close(lock)
        throw error
      }
      locks[name] = lock
      return true
    } catch {
      throw FileError(.unwritable, path: path, error)
    }
  }

  private func isHeld(_ name: String) -> Bool {
    do { return try locks[name].map(Self.isThere) ?? false } catch { return false }
  }

  /// Whether an open file still has a name.
  private static func isThere(_ file: Int32) throws(SystemError) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    return status.st_nlink > 0
  }
}
