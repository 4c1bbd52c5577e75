import Glibc

extension AtomicFile {
  /// Throws what writing a file would throw, as far as that can be known before there is anything to write. Nothing is
  /// there afterwards that was not before.
  public static func check(_ path: String) throws(FileFault) {
    let target = resolved(path)
    _ = try writableMode(of: target, spelled: path)
    let probe = "\(target).\(getpid()).probe"
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw FileFault(.unwritable, path: path, reason: "its folder is not there") }
      throw FileFault(.unwritable, path: path, code: errno)
    }
    close(descriptor)
    unlink(probe)
  }
}
