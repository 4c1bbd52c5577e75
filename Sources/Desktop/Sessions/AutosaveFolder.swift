import Glibc
import StudioKit
import System

/// The storage of unsaved work: a file per scene, and beside it a lock that the kernel releases when its owner dies.
/// Unlocked files belong to a session that did not end normally.
public final class AutosaveFolder {
  private let folder: String
  /// The locks held by this session, by file name.
  private var locks: [String: Int32] = [:]
  /// The file name for each key: the key itself, or another one if a second program has the same scene open.
  private var names: [String: String] = [:]

  /// Maximum number of names for one scene: of programs that have it open, and of work that was not offered yet.
  private static let mostOwners = 256
  /// Maximum number of works offered at a start, each of which holds its lock open, and of those that cannot be read.
  static let mostOffered = 8
  /// Work older than this is not offered any more, in seconds: a year.
  static let oldest = 365 * 86_400

  public init(_ folder: String) {
    self.folder = folder
  }

  deinit {
    for lock in locks.values { Self.unlock(lock) }
  }

  /// Releases a lock and closes its file. Just closing would not suffice while a child process that is being started
  /// shares the descriptor.
  private static func unlock(_ lock: Int32) {
    flock(lock, LOCK_UN)
    close(lock)
  }
}

extension AutosaveFolder {
  /// Stores a text under a key. It survives the program, but maybe not a power failure, as nothing waits for the disk.
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

  /// The files that earlier sessions left.
  struct Leftovers {
    /// The newest works that can be read, newest first. From now on they belong to this session and are not offered to
    /// others.
    var files: [AutosaveFile] = []
    /// Newer ones that cannot be read, and stay where they are.
    var errors: [FileError] = []
    /// The number of works that a later start will offer.
    var rest = 0
  }

  /// Looks at the work left by earlier sessions, one after the other, until there is enough to ask about.
  ///
  /// - Parameter now: In seconds since 1970.
  func leftovers(now: Int = time(nil)) -> Leftovers {
    let found = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    let dated = found.filter { locks[$0] == nil }
      .map { (name: $0, written: Self.writingTime(of: "\(folder)/\($0).json") ?? now) }
      .filter { now - $0.written <= Self.oldest }
    var waiting = dated.sorted { $0.written > $1.written }[...]
    var left = Leftovers()
    while let (name, written) = waiting.first, max(left.files.count, left.errors.count) < Self.mostOffered {
      waiting = waiting.dropFirst()
      do throws(FileError) {
        guard try lock(name) else { continue }
        let path = "\(folder)/\(name).json"
        let text = String(decoding: try FileReader.bytes(of: path, limit: AutosaveFile.largestText), as: UTF8.self)
        // Under another key than the scene's own, so that new work does not replace the old before it has been offered.
        names["left-" + name] = name
        left.files.append(AutosaveFile(key: "left-" + name, text: text, time: Self.words(for: written)))
      } catch {
        // A missing file was deleted by its owner.
        if error.cause == .missing {
          release(name)
        } else {
          if let lock = locks.removeValue(forKey: name) { Self.unlock(lock) }
          left.errors.append(error)
        }
      }
    }
    left.rest = waiting.count
    return left
  }

  /// The modification time, in seconds since 1970; nil if it cannot be told.
  private static func writingTime(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mtim.tv_sec) : nil
  }

  /// `12:31` for a time today, otherwise with the date: `2025-03-01 12:31`.
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
      // The folder was cleared, so the lock protects nothing any more.
      names[key] = nil
      if let lock = locks.removeValue(forKey: name) { Self.unlock(lock) }
    }
    for number in 1...Self.mostOwners {
      let name = number == 1 ? key : "\(key)-\(number)"
      guard locks[name] == nil, try lock(name) else { continue }
      // It belongs to no running program, but must not be overwritten before it has been offered.
      if access("\(folder)/\(name).json", F_OK) == 0 {
        if let lock = locks.removeValue(forKey: name) { Self.unlock(lock) }
        continue
      }
      names[key] = name
      return name
    }
    throw FileError(.unwritable, path: folder, reason: "too many programs have this scene open")
  }

  /// Acquires the name. Returns false if another program has it.
  private func lock(_ name: String) throws(FileError) -> Bool {
    let path = "\(folder)/\(name).lock"
    do throws(SystemError) {
      let lock = try Descriptor.open(path, O_RDWR | O_CREAT)
      do throws(SystemError) {
        // Its owner may have deleted it after it was opened here; then the lock would be on a different file than the
        // next one.
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
