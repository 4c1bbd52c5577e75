import Glibc

/// A file without a name, for passing data to another program. It is gone when both have closed it.
public struct UnnamedFile: Sendable {
  public let descriptor: Int32

  /// Nil if there is no space or no descriptor.
  public init?() {
    let folder = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var name = Array("\(folder)/parallax-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// With a text in it, positioned at the start.
  public init?(_ text: String) {
    self.init()
    do {
      try Descriptor.write(Array(text.utf8), to: descriptor)
    } catch {
      close()
      return nil
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  /// The path by which other programs can open it while it is open here.
  public var place: String { "/proc/\(getpid())/fd/\(descriptor)" }

  public func close() { Glibc.close(descriptor) }
}
