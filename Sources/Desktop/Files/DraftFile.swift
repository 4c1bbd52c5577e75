import Documents
import Glibc
import System

/// A file that gets its name once it is complete. Until then it is anonymous if the file system supports that, so that
/// nothing is left of it however this program ends.
public struct DraftFile: ~Copyable {
  let descriptor: Int32
  /// The final path, and the user's notation of it.
  private let target: String
  private let path: String
  /// The temporary path on file systems that need one.
  private let name: String?

  /// From `open(2)`; a macro that Swift cannot import.
  private static let withoutName: Int32 = 0o20000000 | O_DIRECTORY

  /// Creates an empty file in the target folder.
  ///
  /// - Parameters:
  ///   - mode: Nil for the usual one of a new file.
  ///   - followsLinks: Whether the file behind a link is written, rather than the link replaced.
  public init(for path: String, mode: mode_t? = nil, followsLinks: Bool = true) throws(FileError) {
    target = followsLinks ? AtomicFile.resolved(path) : path
    self.path = path
    let mode = mode ?? 0o666 & ~AtomicFile.currentMask()
    let folder = FilePath.folder(of: target)
    do throws(SystemError) {
      // Its name is given by way of /proc.
      guard access("/proc/self/fd", X_OK) == 0 else { throw .last }
      descriptor = try Descriptor.open(folder, Self.withoutName | O_RDWR, mode: mode)
      name = nil
    } catch {
      do throws(SystemError) {
        (descriptor, name) = try DraftName.unused(in: folder) { (draft) throws(SystemError) in
          (try Descriptor.open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode), draft)
        }
      } catch {
        throw error.code == ENOENT
          ? FileError(.unwritable, path: path, reason: "its folder does not exist")
          : FileError(.unwritable, path: path, error)
      }
    }
  }

  /// The path by which other programs can open it.
  public var place: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// Gives it its name.
  ///
  /// - Parameters:
  ///   - replacing: Whether to replace an existing file.
  ///   - isDurable: False does not wait for the disk.
  public consuming func publish(replacing: Bool, isDurable: Bool = true) throws(FileError) {
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    do throws(SystemError) {
      if isDurable { try Descriptor.sync(descriptor) }
      if let name {
        // Some file systems report only now what could not be written.
        isOpen = false
        try Descriptor.close(descriptor)
        try Self.move(name, to: target, replacing: replacing)
      } else if replacing {
        try DraftName.unused(in: FilePath.folder(of: target)) { (draft) throws(SystemError) in
          try link(to: draft)
          try Self.move(draft, to: target, replacing: true)
        }
      } else {
        try link(to: target)
      }
    } catch {
      if let name { unlink(name) }
      throw FileError(.unwritable, path: path, error)
    }
    if isDurable { AtomicFile.syncFolder(of: target) }
  }

  private borrowing func link(to name: String) throws(SystemError) {
    guard linkat(AT_FDCWD, place, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else { throw .last }
  }

  private static func move(_ draft: String, to target: String, replacing: Bool) throws(SystemError) {
    if replacing {
      guard rename(draft, target) == 0 else {
        let error = SystemError.last
        unlink(draft)
        throw error
      }
    } else {
      guard Glibc.link(draft, target) == 0 else { throw .last }
      unlink(draft)
    }
  }

  /// Discards it.
  public consuming func discard() {
    close(descriptor)
    if let name { unlink(name) }
  }
}
