import Documents
import Glibc

/// Writes a file so that it holds either all of the new bytes or all of the old ones, whatever happens in between.
///
/// Links are followed first, so that the file behind one is replaced and not the link; the file's mode is kept, and its
/// owner as far as this user may; the bytes and the folder are on the disk when it returns.
public enum AtomicFile {
  /// - Parameter isDurable: False does not wait for the disk: the file outlives the program, and may not outlive a
  ///   power cut.
  public static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileFault) {
    let target = resolved(path)
    let draft = "\(target).\(getpid()).part"
    let mode = try writableMode(of: target, spelled: path)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw FileFault(.unwritable, path: path, reason: "its folder is not there") }
      throw FileFault(.unwritable, path: path, code: errno)
    }
    keepOwner(of: target, for: descriptor)
    var code = fill(descriptor, with: bytes)
    // The umask may have taken bits that the old file had.
    if code == 0, fchmod(descriptor, mode) != 0 { code = errno }
    if isDurable, code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(draft, target) != 0 { code = errno }
    guard code == 0 else {
      unlink(draft)
      throw FileFault(.unwritable, path: path, code: code)
    }
    if isDurable { syncFolder(of: target) }
  }

  /// The mode to give the new file: the old one's, or what a new file gets. An old file that may not be written stays
  /// as it is.
  static func writableMode(of target: String, spelled path: String) throws(FileFault) -> mode_t {
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw FileFault(.unwritable, path: path, code: errno) }
      return 0o666 & ~currentMask()
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFault(.unwritable, path: path, reason: "it is not a regular file")
    }
    guard access(target, W_OK) == 0 else { throw FileFault(.unwritable, path: path, code: errno) }
    // The superuser may write everything; somebody has protected the file all the same.
    guard status.st_mode & 0o222 != 0 else { throw FileFault(.unwritable, path: path, reason: "it is read-only") }
    return status.st_mode & 0o7777
  }

  /// Gives the new file to whom the old one belonged, or to its group at least. Who may not do so keeps it.
  private static func keepOwner(of target: String, for descriptor: Int32) {
    var old = stat()
    guard stat(target, &old) == 0, old.st_uid != geteuid() || old.st_gid != getegid() else { return }
    if fchown(descriptor, old.st_uid, old.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, old.st_gid) }
  }

  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  /// The file that a path leads to once every link is followed, also where that is not there yet.
  static func resolved(_ path: String) -> String {
    if let real = FilePath.real(path) { return real }
    var path = path
    // As many links as the system follows; a circle is told when it is looked at.
    for _ in 0..<40 {
      guard let next = FilePath.linked(path) else { break }
      path = next
    }
    return path
  }

  /// Writes all bytes; the system's error number, or 0.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count) }
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return got == 0 ? ENOSPC : errno }
      count += got
    }
    return 0
  }

  /// Makes the new name last through a power cut. Some file systems cannot, and lose nothing by it but the name.
  private static func syncFolder(of target: String) {
    let folder = open(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
