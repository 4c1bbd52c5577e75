internal import CChildProcess
import Glibc

/// A file in memory without a name, for passing data to another program. It is gone when both have closed it.
public struct UnnamedFile: Sendable {
  public let descriptor: Int32

  /// Nil if there is no memory or no descriptor.
  public init?() {
    descriptor = child_file()
    guard descriptor >= 0 else { return nil }
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

  /// In bytes.
  public var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  public func close() { Glibc.close(descriptor) }
}
