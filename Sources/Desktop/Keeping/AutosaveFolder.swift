import Glibc
import StudioKit

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
  private static let largestFile = 16 * 1_048_576

  public init(_ folder: String) {
    self.folder = folder
  }

  deinit {
    for lock in locks.values { close(lock) }
  }
}

extension AutosaveFolder {
  /// Keeps a text under a key. It outlives the program, and need not outlive a power cut: nothing waits for the disk.
  public func keep(_ text: String, key: String) throws(FileFault) {
    try Folder.make(folder)
    let name = try name(for: key)
    try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(name).json", isDurable: false)
  }

  public func forget(key: String) {
    guard let name = names.removeValue(forKey: key) else { return }
    unlink("\(folder)/\(name).json")
    unlink("\(folder)/\(name).lock")
    if let lock = locks.removeValue(forKey: name) { close(lock) }
  }

  /// What earlier sessions left, the newest first. It is this session's from now on: no other is offered it.
  public func leftovers() -> [Keepsake] {
    let files = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(".json") }
    var found: [(keepsake: Keepsake, written: Int)] = []
    for name in files.map({ String($0.dropLast(5)) }) where locks[name] == nil && lock(name) {
      let path = "\(folder)/\(name).json"
      guard let text = text(of: path) else { continue }
      // Another name than the scene's own key, so that its new work does not take the place of the old before it was
      // offered.
      names["left-" + name] = name
      let written = FileTime(path)
      found.append(
        (Keepsake(key: "left-" + name, text: text, time: written.words), written.seconds))
    }
    return found.sorted { $0.written > $1.written }.map(\.keepsake)
  }

  /// Nil where it cannot be read: then it stays where it is.
  private func text(of path: String) -> String? {
    do {
      return String(decoding: try FileReader.bytes(of: path, limit: Self.largestFile), as: UTF8.self)
    } catch {
      return nil
    }
  }

  private func name(for key: String) throws(FileFault) -> String {
    if let name = names[key] { return name }
    for number in 1...Self.mostOwners {
      let name = number == 1 ? key : "\(key)-\(number)"
      guard locks[name] == nil, lock(name) else { continue }
      // Nobody's work, and yet not ours to overwrite: it may not have been offered.
      if access("\(folder)/\(name).json", F_OK) == 0 {
        if let lock = locks.removeValue(forKey: name) { close(lock) }
        continue
      }
      names[key] = name
      return name
    }
    throw FileFault(.unwritable, path: folder, reason: "too many programs have this scene open")
  }

  private func lock(_ name: String) -> Bool {
    let lock = open("\(folder)/\(name).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return false }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      return false
    }
    locks[name] = lock
    return true
  }
}
