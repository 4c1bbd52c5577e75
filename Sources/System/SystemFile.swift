import Glibc

/// A small file that the system keeps: `/proc/loadavg`.
public enum SystemFile {
  /// What is in it; nil where it cannot be read.
  public static func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    do {
      return String(decoding: try Descriptor.readAll(from: descriptor), as: UTF8.self)
    } catch {
      return nil
    }
  }
}
