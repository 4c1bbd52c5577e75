import Documents
import Glibc
import System

/// Writes a file atomically: it has either all of the new bytes or all of the old ones, whatever happens.
///
/// Links are resolved first, so that the file behind one is replaced rather than the link; the file's mode is kept, and
/// its owner as far as permitted; the bytes and the folder are on the disk when it returns.
public enum AtomicFile {
  /// - Parameter isDurable: False does not wait for the disk: the file survives the program, but maybe not a power
  ///   failure.
  public static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
    try write(to: path, isDurable: isDurable) { (descriptor) throws(SystemError) in
      try Descriptor.write(bytes, to: descriptor)
    }
  }

  /// - Parameters:
  ///   - wanted: Asked when all but the name is there.
  ///   - body: Writes the bytes to a descriptor.
  /// - Returns: Whether the file was wanted.
  @discardableResult
  static func write(
    to path: String, isDurable: Bool = true, if wanted: () throws(FileError) -> Bool = { true },
    _ body: (Int32) throws(SystemError) -> Void
  ) throws(FileError) -> Bool {
    let target = resolved(path)
    let mode = try writableMode(of: target, named: path)
    let draft = try DraftFile(for: path, mode: mode)
    keepOwner(of: target, for: draft.descriptor)
    do throws(SystemError) {
      try body(draft.descriptor)
      // The umask may have removed bits that the old file had.
      guard fchmod(draft.descriptor, mode) == 0 else { throw .last }
    } catch {
      draft.discard()
      throw FileError(.unwritable, path: path, error)
    }
    let isWanted: Bool
    do throws(FileError) {
      isWanted = try wanted()
    } catch {
      draft.discard()
      throw error
    }
    guard isWanted else {
      draft.discard()
      return false
    }
    try draft.publish(replacing: true, isDurable: isDurable)
    return true
  }

  /// Writes a file that must not exist yet. A link in its place is neither followed nor replaced.
  public static func create(_ bytes: [UInt8], at path: String, mode: mode_t) throws(FileError) {
    let draft = try DraftFile(for: path, mode: mode, followsLinks: false)
    do throws(SystemError) {
      try Descriptor.write(bytes, to: draft.descriptor)
    } catch {
      draft.discard()
      throw FileError(.unwritable, path: path, error)
    }
    try draft.publish(replacing: false)
  }

  /// Throws the errors of writing a file that can be known in advance. Leaves nothing behind.
  public static func check(_ path: String) throws(FileError) {
    let target = resolved(path)
    _ = try writableMode(of: target, named: path)
    try DraftFile(for: path).discard()
  }

  /// The mode of the new file: the old one's, or the default. A read-only file is not replaced.
  private static func writableMode(of target: String, named path: String) throws(FileError) -> mode_t {
    guard !path.utf8.contains(0) else { throw FileError(.unwritable, path: path, SystemError(code: EINVAL)) }
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw FileError(.unwritable, path: path, .last) }
      return 0o666 & ~currentMask()
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.unwritable, path: path, reason: "it is not a regular file")
    }
    guard access(target, W_OK) == 0 else { throw FileError(.unwritable, path: path, .last) }
    // The superuser could write it, but it is protected deliberately.
    guard status.st_mode & 0o222 != 0 else { throw FileError(.unwritable, path: path, reason: "it is read-only") }
    return status.st_mode & 0o7777
  }

  /// Gives the new file the owner of the old one, or at least the group, if permitted.
  private static func keepOwner(of target: String, for descriptor: Int32) {
    var old = stat()
    guard stat(target, &old) == 0, old.st_uid != geteuid() || old.st_gid != getegid() else { return }
    if fchown(descriptor, old.st_uid, old.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, old.st_gid) }
  }

  static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  /// The file that a path leads to through all links, even if it does not exist.
  static func resolved(_ path: String) -> String {
    if let real = FilePath.real(path) { return real }
    var path = path
    // The system's own limit of links; a cycle is reported when it is opened.
    for _ in 0..<40 {
      guard let next = FilePath.linked(path) else { break }
      path = next
    }
    return path
  }

  /// Makes the new name survive a power failure. Unsupported by some file systems, which then only risk the name.
  static func syncFolder(of target: String) {
    do {
      let folder = try Descriptor.open(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY)
      defer { close(folder) }
      try Descriptor.sync(folder)
    } catch {}
  }
}
